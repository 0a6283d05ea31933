import Foundation

/// What an item of a bar says of its button, as programs said it before there were appearances.
struct BarItemLook {
  private struct Ground: Hashable {
    var state: UInt
    var style: UIBarButtonItem.Style?
  }

  private var images: [Ground: [UIBarMetrics: UIImage]] = [:]
  /// How far the title is moved.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// How far the image behind the content is moved down, in points.
  var groundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// The image behind the content, as it was set.
  func image(
    for state: UIControl.State,
    style: UIBarButtonItem.Style? = nil,
    _ metrics: UIBarMetrics
  ) -> UIImage? { images[Ground(state: state.rawValue, style: style)]?[metrics] }

  mutating func setImage(
    _ image: UIImage?,
    for state: UIControl.State,
    style: UIBarButtonItem.Style? = nil,
    _ metrics: UIBarMetrics
  ) { images[Ground(state: state.rawValue, style: style), default: [:]][metrics] = image }

  /// The image behind the content of a button of a style: that of the style, or that for all.
  func shownImage(
    in state: UIControl.State,
    of style: UIBarButtonItem.Style,
    _ metrics: UIBarMetrics
  ) -> UIImage? {
    let raw = state.rawValue
    return images[Ground(state: raw, style: style)]?.value(for: metrics)
      ?? images[Ground(state: raw, style: nil)]?.value(for: metrics)
  }
}
