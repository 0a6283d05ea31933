import Foundation

/// Custom images of a segmented control, and offsets of its content.
struct SegmentImages {
  /// The image of a divider for the states of both segments.
  struct Divider {
    var left: UIControl.State
    var right: UIControl.State
    var image: UIImage
  }

  private(set) var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private(set) var dividers: [UIBarMetrics: [Divider]] = [:]
  private(set) var offsets: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// Whether there is a custom background image.
  var hasBackground: Bool { backgrounds[.default]?.isEmpty == false }

  mutating func setBackground(
    _ image: UIImage?,
    _ state: UIControl.State,
    _ metrics: UIBarMetrics
  ) {
    backgrounds[metrics, default: StateValues()][state] = image
  }

  /// The divider image that was set.
  func divider(
    _ left: UIControl.State,
    _ right: UIControl.State,
    _ metrics: UIBarMetrics
  ) -> UIImage? {
    dividers[metrics]?.first { $0.left == left && $0.right == right }?.image
  }

  mutating func setDivider(
    _ image: UIImage?,
    _ left: UIControl.State,
    _ right: UIControl.State,
    _ metrics: UIBarMetrics
  ) {
    dividers[metrics]?.removeAll { $0.left == left && $0.right == right }
    guard let image else { return }
    dividers[metrics, default: []].append(Divider(left: left, right: right, image: image))
  }

  /// The divider image to display for the states of both segments, or the default one.
  func shownDivider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    divider(left, right, .default) ?? divider(.normal, .normal, .default)
  }

  mutating func setOffset(
    _ offset: UIOffset,
    _ segment: UISegmentedControl.Segment,
    _ metrics: UIBarMetrics
  ) {
    offsets[metrics, default: [:]][segment] = offset
  }

  /// The offset of the content of a segment among `count` segments.
  func offset(ofSegment index: Int, of count: Int) -> UIOffset {
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return offsets[.default]?[kind] ?? offsets[.default]?[.any] ?? .zero
  }
}

extension UISegmentedControl {
  /// The kind of segment, by position.
  public enum Segment: Int, Sendable {
    /// All segments.
    case any = 0
    /// The leftmost of several segments.
    case left = 1
    /// Segments between others.
    case center = 2
    /// The rightmost of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
