import Foundation

/// Images of a segmented control in place of its own ground, and where content is moved to.
struct SegmentImages {
  /// An image between two segments in their states.
  struct Divider {
    var left: UIControl.State
    var right: UIControl.State
    var image: UIImage
  }

  private(set) var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  private(set) var dividers: [UIBarMetrics: [Divider]] = [:]
  private(set) var offsets: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// Whether the control has no ground of its own.
  var hasBackground: Bool { backgrounds[.default]?.isEmpty == false }

  mutating func setBackground(
    _ image: UIImage?,
    _ state: UIControl.State,
    _ metrics: UIBarMetrics
  ) {
    backgrounds[metrics, default: StateValues()][state] = image
  }

  /// The image between two segments as it was set.
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

  /// The image between two segments in their states: that of both, or the usual one.
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

  /// How far the content of one of some segments is moved.
  func offset(ofSegment index: Int, of count: Int) -> UIOffset {
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return offsets[.default]?[kind] ?? offsets[.default]?[.any] ?? .zero
  }
}

extension UISegmentedControl {
  /// Which segments something is meant for.
  public enum Segment: Int, Sendable {
    /// All.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// Those between others.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only one.
    case alone = 4
  }
}
