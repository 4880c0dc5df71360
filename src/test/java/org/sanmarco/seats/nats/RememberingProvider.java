package org.sanmarco.seats.nats;

import module java.base;

import java.security.Signature;
import org.jspecify.annotations.Nullable;

/**
 * Ed25519 and X25519 pairs and Ed25519 signatures that are computed once: in a simulation one
 * process has all programs, which make and check the same ones again and again.
 */
public final class RememberingProvider extends Provider {

  private static final long serialVersionUID = 1;
  private static final int MOST = 50_000;
  private static final String ED25519 = "Ed25519";

  private static final Map<String, KeyPair> PAIRS = remembered();
  private static final Map<String, Object> RESULTS = remembered();

  /** The public key of each private one, as they are encoded. */
  private static final Map<String, byte[]> PUBLIC = remembered();

  /** The public keys that are points. */
  private static final Map<String, Boolean> POINTS = remembered();

  private RememberingProvider() {
    super("Remembering", "1", "remembers results");
    put("KeyPairGenerator.Ed25519", Ed25519Pairs.class.getName());
    put("KeyPairGenerator.X25519", X25519Pairs.class.getName());
    put("Signature.Ed25519", Signatures.class.getName());
  }

  /** Has all providers of this process remember. */
  public static void use() {
    if (Security.getProvider("Remembering") == null) {
      Security.insertProviderAt(new RememberingProvider(), 1);
    }
  }

  private static <V> Map<String, V> remembered() {
    return Collections.synchronizedMap(
        new LinkedHashMap<>() {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
            return size() > MOST;
          }
        });
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static String about(byte[] key, byte[] more, byte[] message) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(key);
      digest.update(more);
      return text(digest.digest(message));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Makes pairs from seeds. */
  public abstract static class Pairs extends KeyPairGeneratorSpi {

    private final String algorithm;
    private @Nullable SecureRandom random;

    Pairs(String algorithm) {
      this.algorithm = algorithm;
    }

    @Override
    public void initialize(int size, SecureRandom from) {
      random = from;
    }

    @Override
    public void initialize(AlgorithmParameterSpec parameters, SecureRandom from) {
      random = from;
    }

    @Override
    public KeyPair generateKeyPair() {
      byte[] seed = new byte[32];
      Objects.requireNonNull(random).nextBytes(seed);
      return PAIRS.computeIfAbsent(
          algorithm + text(seed),
          each -> {
            try {
              KeyPairGenerator real = KeyPairGenerator.getInstance(algorithm, "SunEC");
              real.initialize(
                  new NamedParameterSpec(algorithm),
                  new SecureRandom() {
                    private static final long serialVersionUID = 1;

                    @Override
                    public void nextBytes(byte[] bytes) {
                      System.arraycopy(seed, 0, bytes, 0, bytes.length);
                    }
                  });
              KeyPair pair = real.generateKeyPair();
              PUBLIC.put(text(pair.getPrivate().getEncoded()), pair.getPublic().getEncoded());
              return pair;
            } catch (GeneralSecurityException impossible) {
              throw new IllegalStateException(impossible);
            }
          });
    }
  }

  /** Makes pairs that sign. */
  public static final class Ed25519Pairs extends Pairs {
    /** Made by the Java library. */
    public Ed25519Pairs() {
      super(ED25519);
    }
  }

  /** Makes pairs that agree on seals. */
  public static final class X25519Pairs extends Pairs {
    /** Made by the Java library. */
    public X25519Pairs() {
      super("X25519");
    }
  }

  /** Signs and checks. */
  public static final class Signatures extends SignatureSpi {

    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private @Nullable Key key;

    /** Something that is computed, or remembered. */
    private interface Computed {
      Object compute(Signature real) throws GeneralSecurityException;
    }

    private Object result(byte[] more, Computed computed) throws SignatureException {
      byte[] all = message.toByteArray();
      message.reset();
      try {
        byte[] encoded = Objects.requireNonNull(key).getEncoded();
        String about = about(encoded, more, all);
        Object known = RESULTS.get(about);
        if (known == null) {
          Signature real = Signature.getInstance(ED25519, "SunEC");
          if (key instanceof PrivateKey own) {
            real.initSign(own);
          } else {
            real.initVerify((PublicKey) key);
          }
          real.update(all);
          known = computed.compute(real);
          RESULTS.put(about, known);
          byte[] other = PUBLIC.get(text(encoded));
          if (other != null && known instanceof byte[] signature) {
            RESULTS.put(about(other, signature, all), true);
          }
        }
        return known;
      } catch (GeneralSecurityException wrong) {
        throw new SignatureException(wrong);
      }
    }

    @Override
    protected void engineInitVerify(PublicKey next) throws InvalidKeyException {
      try {
        String encoded = text(next.getEncoded());
        if (!POINTS.containsKey(encoded)) {
          // Refuses what is no point.
          Signature.getInstance(ED25519, "SunEC").initVerify(next);
          POINTS.put(encoded, true);
        }
      } catch (NoSuchAlgorithmException | NoSuchProviderException impossible) {
        throw new IllegalStateException(impossible);
      }
      key = next;
    }

    @Override
    protected void engineInitSign(PrivateKey next) {
      key = next;
    }

    @Override
    protected void engineUpdate(byte next) {
      message.write(next);
    }

    @Override
    protected void engineUpdate(byte[] bytes, int from, int length) {
      message.write(bytes, from, length);
    }

    @Override
    protected byte[] engineSign() throws SignatureException {
      return ((byte[]) result(new byte[0], Signature::sign)).clone();
    }

    @Override
    protected boolean engineVerify(byte[] signature) throws SignatureException {
      return (boolean) result(signature, real -> real.verify(signature));
    }

    @Override
    @Deprecated
    protected void engineSetParameter(String name, Object value) {
      throw new UnsupportedOperationException();
    }

    @Override
    @Deprecated
    protected Object engineGetParameter(String name) {
      throw new UnsupportedOperationException();
    }
  }
}
