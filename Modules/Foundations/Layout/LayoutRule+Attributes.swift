extension LayoutRule {
  /// A rule about the top edge.
  public static var top: LayoutRule { LayoutRule(.top) }
  /// A rule about the bottom edge.
  public static var bottom: LayoutRule { LayoutRule(.bottom) }
  /// A rule about the leading edge.
  public static var leading: LayoutRule { LayoutRule(.leading) }
  /// A rule about the trailing edge.
  public static var trailing: LayoutRule { LayoutRule(.trailing) }
  /// A rule about the left edge, in every language.
  public static var left: LayoutRule { LayoutRule(.left) }
  /// A rule about the right edge, in every language.
  public static var right: LayoutRule { LayoutRule(.right) }
  /// A rule about the horizontal center.
  public static var centerX: LayoutRule { LayoutRule(.centerX) }
  /// A rule about the vertical center.
  public static var centerY: LayoutRule { LayoutRule(.centerY) }
  /// A rule about the baseline of the first line of text.
  public static var firstBaseline: LayoutRule { LayoutRule(.firstBaseline) }
  /// A rule about the baseline of the last line of text.
  public static var lastBaseline: LayoutRule { LayoutRule(.lastBaseline) }
  /// A rule about the width.
  public static var width: LayoutRule { LayoutRule(.width) }
  /// A rule about the height.
  public static var height: LayoutRule { LayoutRule(.height) }
  /// A rule about the leading and the trailing edge.
  public static var sides: LayoutRule { LayoutRule([.leading, .trailing]) }
  /// A rule about both centers.
  public static var center: LayoutRule { LayoutRule([.centerX, .centerY]) }
  /// A rule about width and height.
  public static var size: LayoutRule { LayoutRule([.width, .height]) }

  /// A rule about the top, leading, trailing and bottom edge.
  ///
  /// The far edges are just below required, so that a stack view can hide the other view, or a list
  /// give it an estimated height, without a conflict. `.edges.priority(.required)` makes all four
  /// required.
  public static var edges: LayoutRule {
    LayoutRule([.top, .leading, .trailing, .bottom]).with { $0.yieldsAtFarEdges = true }
  }
}

// MARK: - More attributes of the same rule

extension LayoutRule {
  /// The same rule, also about the top edge.
  public var top: LayoutRule { adding(.top) }
  /// The same rule, also about the bottom edge.
  public var bottom: LayoutRule { adding(.bottom) }
  /// The same rule, also about the leading edge.
  public var leading: LayoutRule { adding(.leading) }
  /// The same rule, also about the trailing edge.
  public var trailing: LayoutRule { adding(.trailing) }
  /// The same rule, also about the left edge, in every language.
  public var left: LayoutRule { adding(.left) }
  /// The same rule, also about the right edge, in every language.
  public var right: LayoutRule { adding(.right) }
  /// The same rule, also about the horizontal center.
  public var centerX: LayoutRule { adding(.centerX) }
  /// The same rule, also about the vertical center.
  public var centerY: LayoutRule { adding(.centerY) }
  /// The same rule, also about the baseline of the first line of text.
  public var firstBaseline: LayoutRule { adding(.firstBaseline) }
  /// The same rule, also about the baseline of the last line of text.
  public var lastBaseline: LayoutRule { adding(.lastBaseline) }
  /// The same rule, also about the leading and the trailing edge.
  public var sides: LayoutRule { adding([.leading, .trailing]) }

  private func adding(_ attributes: LayoutAttribute.Mask) -> LayoutRule {
    with { $0.attributes.formUnion(attributes) }
  }
}
