extension UIView {
  /// The edge where text begins.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .leading) }
  /// The edge where text ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(layoutState, .trailing)
  }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .bottom) }
  /// For constraints between the width and other dimensions.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .width) }
  /// For constraints between the height and other dimensions.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutState, .height) }
  /// The middle between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState, .centerX) }
  /// The middle between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState, .centerY) }
  /// The line that the first line of text stands on; the top edge of a view without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .firstBaseline)
  }
  /// The line that the last line of text stands on; the bottom edge of a view without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(layoutState, .lastBaseline)
  }
}
