import Foundation

extension UIView {
  /// The flexible parts of a view's frame when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw bits of the mask.
    public let rawValue: UInt
    /// Makes a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view becomes wider and narrower with its superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view becomes higher and lower with its superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Updates the frames of subviews by their masks after this view's size changed from `oldSize`.
  final func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, oldSize != bounds.size else { return }
    let size = bounds.size
    for view in storedSubviews where !view.storedAutoresizingMask.isEmpty {
      guard view.flags.contains(.translatesAutoresizingMask) else { continue }
      let mask = view.storedAutoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = autoresized(
        frame.minX,
        frame.width,
        from: oldSize.width,
        to: size.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      (frame.origin.y, frame.size.height) = autoresized(
        frame.minY,
        frame.height,
        from: oldSize.height,
        to: size.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      view.frame = frame
    }
  }

  /// Applies a mask along one axis.
  ///
  /// The change is divided between the flexible parts in proportion to their sizes, or evenly if
  /// these are all zero.
  private func autoresized(
    _ origin: CGFloat,
    _ length: CGFloat,
    from old: CGFloat,
    to new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let delta = new - old
    guard delta != 0 else { return (origin, length) }
    let after = old - origin - length
    let parts = [
      flexible.before ? origin : nil, flexible.length ? length : nil,
      flexible.after ? after : nil,
    ]
    let count = CGFloat(parts.count { $0 != nil })
    guard count > 0 else { return (origin, length) }
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return count > 1 && sum != 0 ? delta * part / sum : delta / count
    }
    return (origin + share(parts[0]), max(0, length + share(parts[1])))
  }
}
