package org.sanmarco.ui.table.model;

/**
 * The face of a card, for a screen that draws no table.
 *
 * @param drawing the picture, as the files of drawings call it
 * @param ground the paint behind it: a token such as {@code -sm-cas}, or a style class of the
 *     palette such as {@code card-DOG}
 * @param sign what is in its corner, such as its points; empty if there is nothing
 */
public record CardLook(String drawing, String ground, String sign) {}
