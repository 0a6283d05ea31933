public import UIKit

/// The environment a screen is looked at in.
public struct ScreenTraits: Hashable, Sendable {
  /// Width and height, in points.
  public var size: CGSize
  /// Pixels per point; 1, 2 or 3 on Apple's devices.
  public var scale: CGFloat
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The text size that the reader chose.
  public var contentSize: UIContentSizeCategory
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// What the edges of the screen take, in points; zero by default.
  public var safeAreaInsets: UIEdgeInsets
  /// How much room there is across; by the size if `nil`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// How much room there is from top to bottom; by the size if `nil`.
  public var verticalSizeClass: UIUserInterfaceSizeClass?

  /// Makes an environment: a phone in points, light, ordinary text, left to right, unless told
  /// otherwise.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light,
    contentSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.size = size
    self.scale = scale
    self.style = style
    self.contentSize = contentSize
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
  }

  /// Makes an environment of traits of UIKit; what they leave open is as above.
  public init(size: CGSize = CGSize(width: 390, height: 844), traits: UITraitCollection) {
    let contentSize = traits.preferredContentSizeCategory
    self.init(
      size: size,
      scale: traits.displayScale > 0 ? traits.displayScale : 1,
      style: traits.userInterfaceStyle == .unspecified ? .light : traits.userInterfaceStyle,
      contentSize: contentSize == .unspecified ? .large : contentSize,
      isRightToLeft: traits.layoutDirection == .rightToLeft
    )
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
  }

  /// The same as traits of UIKit.
  var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(displayScale: scale),
      UITraitCollection(preferredContentSizeCategory: contentSize),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(
        horizontalSizeClass: horizontalSizeClass ?? (size.width < 600 ? .compact : .regular)
      ),
      UITraitCollection(
        verticalSizeClass: verticalSizeClass ?? (size.height < 480 ? .compact : .regular)
      ),
    ])
  }

  /// Equal when every part is.
  public static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.scale == right.scale && left.style == right.style
      && left.contentSize == right.contentSize && left.isRightToLeft == right.isRightToLeft
      && left.safeAreaInsets == right.safeAreaInsets
      && left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
  }

  /// Hashes what tells environments apart most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    hasher.combine(style)
    hasher.combine(contentSize)
    hasher.combine(isRightToLeft)
  }
}
