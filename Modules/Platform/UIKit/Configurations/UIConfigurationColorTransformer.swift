public import Foundation

/// Changes a color of a configuration just before it is shown.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Changes a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the hue away: a gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    guard color.isDynamic else { return color.inGray }
    return UIColor { color.resolvedColor(with: $0).inGray }
  }
}

extension UIColor {
  /// A gray as bright as the color.
  fileprivate var inGray: UIColor {
    let parts = components()
    let white = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
    return UIColor(white: min(max(white, 0), 1), alpha: parts.alpha)
  }
}

/// A transformer in a value that is compared: equal to itself alone, as closures are.
final class ColorTransformerBox: Hashable, Sendable {
  let transformer: UIConfigurationColorTransformer

  init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }

  static func == (lhs: ColorTransformerBox, rhs: ColorTransformerBox) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
