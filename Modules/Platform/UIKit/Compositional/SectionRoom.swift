internal import Foundation

/// The room that a layout has for one section.
@MainActor struct SectionRoom {
  /// The direction in which the layout scrolls.
  var axis: LayoutAxis
  /// The size of the collection view without its bars, in points.
  var container: CGSize
  /// What the safe area or the margins take from the sides of groups, besides the section's own
  /// insets.
  var margins = NSDirectionalEdgeInsets.zero
  /// The same for headers and footers.
  var supplementaryMargins = NSDirectionalEdgeInsets.zero
  var traits: UITraitCollection
}
