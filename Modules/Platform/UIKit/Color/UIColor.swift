public import CoreGraphics
public import Foundation

/// A color, in sRGB, that may depend on the traits of the place it is used in.
///
/// Colors never change after they were made and may be shared between threads. A dynamic color
/// (the system's, or one made by ``init(dynamicProvider:)``) resolves with
/// ``UITraitCollection/current`` wherever its components are requested.
public final class UIColor: NSObject, NSCopying, Sendable {
  private let mark = AttributeValueMark()

  enum Storage: Sendable {
    case fixed(CGColor, ColorComponents)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  convenience init(components: ColorComponents) {
    self.init(storage: .fixed(components.cgColor, components))
  }

  /// Makes a color of red, green, blue and alpha, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      components: ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    )
  }

  /// Makes a gray; 0 is black and 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      components: ColorComponents(
        red: white,
        green: white,
        blue: white,
        alpha: alpha,
        isGray: true
      )
    )
  }

  /// Makes a color of hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      components: ColorComponents(
        hue: hue,
        saturation: saturation,
        brightness: brightness,
        alpha: alpha
      )
    )
  }

  /// Makes the color of a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    self.init(storage: .fixed(cgColor, ColorComponents(cgColor)))
  }

  /// Makes a color that asks a closure for its appearance under given traits, at each use.
  ///
  /// The closure may run on any thread.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  // MARK: - Looks

  /// The color as Core Graphics takes it, resolved with ``UITraitCollection/current``.
  public var cgColor: CGColor { cgColor(with: nil) }

  /// The color this one is under given traits.
  ///
  /// A color that is not dynamic is itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may answer with another dynamic color; one that answers itself is cut short.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color.storage else { return color }
      color = provider(traitCollection)
    }
    return color
  }

  /// The color with another opacity, 0 to 1.
  ///
  /// A dynamic color stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(_, var components):
      components.alpha = min(max(alpha, 0), 1)
      return UIColor(components: components)
    case .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The components under the current traits, or under given ones.
  func components(with traits: UITraitCollection? = nil) -> ColorComponents {
    switch resolved(with: traits).storage {
    case .fixed(_, let components): components
    case .dynamic: .clear
    }
  }

  func cgColor(with traits: UITraitCollection?) -> CGColor {
    switch resolved(with: traits).storage {
    case .fixed(let color, _): color
    case .dynamic: ColorComponents.clear.cgColor
    }
  }

  /// Whether the color may look different under other traits.
  var isDynamic: Bool {
    if case .dynamic = storage { true } else { false }
  }

  private func resolved(with traits: UITraitCollection?) -> UIColor {
    guard isDynamic else { return self }
    return resolvedColor(with: traits ?? .current)
  }

  // MARK: - Value semantics

  /// A color never changes, so its copy is itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colors are equal if their components are; a dynamic color is equal to itself alone.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(_, let one) = storage, case .fixed(_, let two) = other.storage else {
      return false
    }
    return one == two
  }

  /// A hash that agrees with ``isEqual(_:)``.
  public override var hash: Int {
    switch storage {
    case .fixed(_, let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components, for people.
  public override var description: String {
    guard case .fixed(_, let components) = storage else { return "<UIDynamicProviderColor>" }
    return "UIExtendedSRGBColorSpace \(components.red) \(components.green) "
      + "\(components.blue) \(components.alpha)"
  }
}
