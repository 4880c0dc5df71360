package org.sanmarco.ui.testing;

import com.sun.glass.ui.Application;
import com.sun.glass.ui.Pixels;
import com.sun.glass.ui.PlatformFactory;
import com.sun.glass.ui.View;
import com.sun.glass.ui.headless.HeadlessApplication;
import com.sun.glass.ui.headless.HeadlessPlatformFactory;
import com.sun.glass.ui.headless.HeadlessView;
import java.lang.reflect.Field;

/**
 * JavaFX's headless platform without its screen, to which it would copy each frame pixel by pixel:
 * that takes a third of the JavaFX thread's time, and only a robot's screenshots read it.
 */
final class NoScreen extends HeadlessPlatformFactory {

  /** Replaces the headless platform, if that is the one to be used. Before JavaFX starts. */
  static void use() {
    if (!"Headless".equals(System.getProperty("glass.platform"))) {
      return;
    }
    try {
      Field instance = PlatformFactory.class.getDeclaredField("instance");
      instance.setAccessible(true);
      instance.set(null, new NoScreen());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JavaFX has no such field", e);
    }
  }

  @Override
  public Application createApplication() {
    return new HeadlessApplication() {
      @Override
      public View createView() {
        return new HeadlessView() {
          @Override
          protected void _uploadPixels(long pointer, Pixels frame) {}
        };
      }
    };
  }
}
