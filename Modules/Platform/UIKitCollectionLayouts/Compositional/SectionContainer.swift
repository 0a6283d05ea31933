internal import Foundation
internal import UIKitCore

/// The container of one section in a layout.
@MainActor struct SectionContainer {
  /// The scrolling axis of the layout.
  var axis: LayoutAxis
  /// The size of the collection view without its content insets, in points.
  var size: CGSize
  /// The margins of groups from the safe area or the layout margins, in addition to the section's
  /// own insets.
  var margins = NSDirectionalEdgeInsets.zero
  /// The margins of headers and footers.
  var supplementaryMargins = NSDirectionalEdgeInsets.zero
  var traits: UITraitCollection
}
