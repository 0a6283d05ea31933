public import UIKit

/// The environment of a screen.
public struct ScreenTraits: Hashable, Sendable {
  /// Width and height, in points.
  public var size: CGSize
  /// Pixels per point; 1, 2 or 3 on Apple's devices.
  public var scale: CGFloat
  /// Light or dark.
  public var style: UIUserInterfaceStyle
  /// The text size.
  public var contentSize: UIContentSizeCategory
  /// Normal or high contrast.
  public var contrast: UIAccessibilityContrast
  /// Whether the interface is right to left.
  public var isRightToLeft: Bool
  /// The safe area insets of the screen, in points; zero by default.
  public var safeAreaInsets: UIEdgeInsets
  /// The horizontal size class; derived from the size if `nil`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass?
  /// The vertical size class; derived from the size if `nil`.
  public var verticalSizeClass: UIUserInterfaceSizeClass?

  /// Makes an environment; the default is a phone at a scale of 1, light, with standard text, left
  /// to right.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 1,
    style: UIUserInterfaceStyle = .light,
    contentSize: UIContentSizeCategory = .large,
    contrast: UIAccessibilityContrast = .normal,
    isRightToLeft: Bool = false,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.size = size
    self.scale = scale
    self.style = style
    self.contentSize = contentSize
    self.contrast = contrast
    self.isRightToLeft = isRightToLeft
    self.safeAreaInsets = safeAreaInsets
  }

  /// Makes an environment from traits of UIKit; unspecified ones have the same defaults.
  public init(size: CGSize = CGSize(width: 390, height: 844), traits: UITraitCollection) {
    let contentSize = traits.preferredContentSizeCategory
    self.init(
      size: size,
      scale: traits.displayScale > 0 ? traits.displayScale : 1,
      style: traits.userInterfaceStyle == .unspecified ? .light : traits.userInterfaceStyle,
      contentSize: contentSize == .unspecified ? .large : contentSize,
      contrast: traits.accessibilityContrast == .high ? .high : .normal,
      isRightToLeft: traits.layoutDirection == .rightToLeft
    )
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
  }

  /// The environment as traits of UIKit.
  var traitCollection: UITraitCollection {
    let classes = ScreenSizeClasses(size)
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(displayScale: scale),
      UITraitCollection(preferredContentSizeCategory: contentSize),
      UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(horizontalSizeClass: horizontalSizeClass ?? classes.horizontal),
      UITraitCollection(verticalSizeClass: verticalSizeClass ?? classes.vertical),
    ])
  }

  /// Whether all values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.size == right.size && left.scale == right.scale && left.style == right.style
      && left.contentSize == right.contentSize && left.isRightToLeft == right.isRightToLeft
      && left.safeAreaInsets == right.safeAreaInsets
      && left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
  }

  /// Hashes the values that differ most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    hasher.combine(style)
    hasher.combine(contentSize)
    hasher.combine(isRightToLeft)
  }
}
