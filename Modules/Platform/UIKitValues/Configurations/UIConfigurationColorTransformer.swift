import Foundation

/// Transforms a color of a configuration when it is displayed.
///
/// Configurations with the same transformer, or copies of it, are equal.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // Unchecked, as in Apple's UIKit: the closure is called where the configuration is displayed.

  /// The identity shared by copies of a transformer, because closures cannot be compared.
  private final class Identity: Sendable {}

  /// The transforming closure.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color that is shown in place of the given one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Converts to gray, preserving the perceived brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// A transformer with its identity, for comparing configurations.
  package struct Compared: Hashable, Sendable {
    package let transformer: UIConfigurationColorTransformer

    package init(transformer: UIConfigurationColorTransformer) {
      self.transformer = transformer
    }

    package static func == (a: Self, b: Self) -> Bool {
      a.transformer.identity === b.transformer.identity
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(transformer.identity))
    }
  }
}
