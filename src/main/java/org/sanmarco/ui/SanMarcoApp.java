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
    stage.setTitle("San Marco");
    stage.setScene(new Scene(new StackPane(new Label("San Marco")), 1280, 800));
    stage.show();
  }
}
