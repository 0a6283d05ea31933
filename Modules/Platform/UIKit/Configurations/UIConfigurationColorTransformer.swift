import Foundation

/// Changes a color of a configuration just before it is shown.
///
/// Configurations that hold the same transformer, or copies of it, are equal.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  // Unchecked as Apple's is: the closure is called where the configuration is shown.

  /// What copies of a transformer share: closures cannot be compared.
  private final class Identity: Sendable {}

  /// The change.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Changes a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the hue away and keeps how bright a color seems.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// A transformer in a configuration that is compared with others.
  struct Compared: Hashable, Sendable {
    let transformer: UIConfigurationColorTransformer

    static func == (a: Self, b: Self) -> Bool { a.transformer.identity === b.transformer.identity }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(transformer.identity))
    }
  }
}
