import Foundation

/// The images and offsets of a bar item that predate appearance objects.
struct BarItemLook {
  private struct Ground: Hashable {
    var state: UInt
    var style: UIBarButtonItem.Style?
  }

  private var images: [Ground: [UIBarMetrics: UIImage]] = [:]
  /// The offsets of the title, in points.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The vertical offsets of the background image, in points.
  var groundOffsets: [UIBarMetrics: CGFloat] = [:]

  /// The background image, as set.
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

  /// The background image of a button style, or that for all styles.
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
