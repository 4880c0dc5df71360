package org.sanmarco.ui.testing;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class PictureNotesTest {

  private static final String UNDO = " 956    2   61   28  #undo f8e9ccff Undo";

  private static List<String> differences(String now) {
    return PictureNotes.differences(List.of(UNDO), List.of(now.split("\n"))).toList();
  }

  @Test
  void placesMayDifferALittle() {
    assertThat(differences(" 960    2   57   28  #undo f8e9ccff Undo")).isEmpty();
    assertThat(differences(" 976    2   61   28  #undo f8e9ccff Undo")).hasSize(1);
    assertThat(differences(" 956    2   61   38  #undo f8e9ccff Undo")).hasSize(1);
  }

  @Test
  void wordsColoursAndNumbersMustNotDiffer() {
    assertThat(differences(" 956    2   61   28  #undo f8e9ccff Back")).hasSize(1);
    assertThat(differences(" 956    2   61   28  #undo 33231cff Undo")).hasSize(1);
    assertThat(differences(UNDO + "\nCircle × 4")).containsExactly("nothing is now Circle × 4");
  }
}
