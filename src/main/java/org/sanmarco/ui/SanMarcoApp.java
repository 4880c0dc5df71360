package org.sanmarco.ui;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The program's window. */
public final class SanMarcoApp extends Application {

  @Override
  public void start(Stage stage) {
    Fonts.load();
    var title = new Label("San Marco");
    title.setStyle("-fx-font-family: '" + Fonts.SERIF + "'; -fx-font-size: 64px;");
    stage.setTitle("San Marco");
    stage.setScene(new Scene(new StackPane(title), 1280, 800));
    stage.show();
  }
}
