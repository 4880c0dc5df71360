package org.sanmarco.ui.book;

import module java.base;

import javafx.fxml.FXML;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import org.sanmarco.kernel.View;
import org.sanmarco.ui.DialogPage;
import org.sanmarco.ui.OffScreen;
import org.sanmarco.ui.Services;
import org.sanmarco.ui.Theme;
import org.sanmarco.ui.game.GameTitle;
import org.sanmarco.ui.game.GameUi;

/** The summary over the screen, as large as fits, to be printed or saved as a picture. */
public final class SummaryDialog extends DialogPage {

  private static final String TEXTS = "org.sanmarco.ui.book.summary";

  /** Pixels per unit of the picture. */
  private static final double FINE = 2;

  private final String title;
  private final Supplier<Region> sheets;
  private final Region sheet;
  private final Scale scale = new Scale();

  @FXML private StackPane place;
  @FXML private Label notice;
  @FXML private Button print;

  private SummaryDialog(Services services, String title, Supplier<Region> sheets) {
    super(services, services.messages(TEXTS), "summary.fxml");
    this.title = title;
    this.sheets = sheets;
    sheet = sheets.get();
    sheet.getTransforms().add(scale);
    place.getChildren().add(new Group(sheet));
    place.layoutBoundsProperty().subscribe(bounds -> fit());
  }

  /**
   * Opens the summary of a game over the screen; does nothing if the game has none.
   *
   * @param played the game in progress, if there is one
   */
  public static void open(Services services, String game, Optional<View> played) {
    Locale locale = services.messages(TEXTS).locale();
    GameUi ui = GameUi.of(game);
    Supplier<Optional<Region>> sheets =
        () -> played.map(view -> ui.summary(locale, view)).orElseGet(() -> ui.summary(locale));
    if (sheets.get().isEmpty()) {
      return;
    }
    SummaryDialog dialog =
        new SummaryDialog(
            services,
            GameTitle.kind(services.messages(TEXTS), game),
            () -> sheets.get().orElseThrow());
    dialog.open();
    dialog.lookForPrinter();
  }

  /** Scales the sheet down to the available room, never up. */
  private void fit() {
    if (place.getWidth() == 0) {
      // A sheet that was once scaled to nothing is never drawn again.
      return;
    }
    double width = sheet.getPrefWidth();
    double height = sheet.prefHeight(width);
    double factor = Math.min(1, Math.min(place.getWidth() / width, place.getHeight() / height));
    scale.setX(factor);
    scale.setY(factor);
  }

  private void lookForPrinter() {
    services.<Optional<Printer>>run(
        "look for a printer",
        () -> Optional.ofNullable(Printer.getDefaultPrinter()),
        found -> found.ifPresentOrElse(printer -> print.setDisable(false), this::sayNoPrinter),
        failed -> sayNoPrinter());
  }

  private void sayNoPrinter() {
    notice.setText(messages.text("no-printer"));
  }

  @FXML
  private void save() {
    services
        .exportActions()
        .picture(messages.text("file", title), () -> offScreen().picture(FINE), this::saved);
  }

  private void saved(Path file) {
    notice.setText(messages.text("saved", file.getFileName()));
  }

  /** The sheet for paper: dark on light, regardless of the window's theme. */
  private OffScreen offScreen() {
    return new OffScreen(sheets.get(), Theme.STANDARD);
  }

  @FXML
  private void print() {
    PrinterJob job = PrinterJob.createPrinterJob();
    if (job == null || !job.showPrintDialog(root.getScene().getWindow())) {
      return;
    }
    PageLayout layout =
        job.getPrinter()
            .createPageLayout(Paper.A4, PageOrientation.LANDSCAPE, Printer.MarginType.DEFAULT);
    Region paper = sheets.get();
    OffScreen drawn = new OffScreen(paper, Theme.STANDARD);
    drawn.picture(1);
    double factor =
        Math.min(
            layout.getPrintableWidth() / paper.getWidth(),
            layout.getPrintableHeight() / paper.getHeight());
    paper.getTransforms().add(new Scale(factor, factor));
    boolean printed = job.printPage(layout, paper);
    notice.setText(messages.text(printed && job.endJob() ? "printed" : "not-printed"));
  }
}
