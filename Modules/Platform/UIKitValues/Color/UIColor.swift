public import CoreGraphics
public import Foundation

/// A color in sRGB, which may depend on traits.
///
/// Colors are immutable and can be shared between threads. A dynamic color (a system color, or one
/// made with ``init(dynamicProvider:)``) is resolved with ``UITraitCollection/current`` whenever
/// its components are requested.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because the class is open; the values below never change.

  package enum Storage: Sendable {
    case fixed(CGColor, ColorComponents)
    /// A color from a closure; the name is that of its color set, if it has one.
    case dynamic(@Sendable (UITraitCollection) -> UIColor, CatalogName? = nil)

    init(_ components: ColorComponents) { self = .fixed(components.cgColor, components) }
  }

  /// The name of a color set, and the catalogs in which it was found.
  package struct CatalogName: Hashable, Sendable {
    let folder: URL
    let name: String
  }

  package final let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  package convenience init(components: ColorComponents) {
    self.init(storage: Storage(components))
  }

  /// Makes a color from red, green, blue and alpha, each 0 to 1.
  ///
  /// The colors may be outside of that range, in extended sRGB; the alpha is limited to it.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let opacity = min(max(alpha, 0), 1)
    storage = Storage(ColorComponents(red: red, green: green, blue: blue, alpha: opacity))
    super.init()
  }

  /// Makes the color of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let components = ColorComponents(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
    storage = Storage(components)
    super.init()
  }

  /// Makes a color from red, green, blue and alpha in Display P3, each 0 to 1.
  ///
  /// ``getRed(_:green:blue:alpha:)`` returns its sRGB components, which may be outside 0 to 1;
  /// drawing uses the nearest sRGB color.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap {
      CGColor(colorSpace: $0, components: [displayP3Red, green, blue, min(max(alpha, 0), 1)])
    }
    storage = color.map { .fixed($0, ColorComponents($0)) } ?? Storage(.clear)
    super.init()
  }

  /// Makes a gray; 0 is black and 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    let opacity = min(max(alpha, 0), 1)
    storage = Storage(
      ColorComponents(red: white, green: white, blue: white, alpha: opacity, isGray: true)
    )
    super.init()
  }

  /// Makes a color from hue, saturation and brightness, each 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let opacity = min(max(alpha, 0), 1)
    storage = Storage(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    )
    super.init()
  }

  /// Makes a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor, ColorComponents(cgColor))
    super.init()
  }

  /// Makes a color that repeats an image in both directions, from the upper left corner of the
  /// view that it fills.
  ///
  /// Such a color has no components.
  public init(patternImage image: UIImage) {
    let tile = image.cgImage.map { ColorTile(image: $0, scale: image.scale) }
    storage = .fixed(tile.map { CGColor(tile: $0) } ?? .clear, ColorComponents(.black))
    super.init()
  }

  /// Makes a dynamic color, which a closure provides for the traits at each use.
  ///
  /// The closure may run on any thread.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  // MARK: - Archiving

  open class var supportsSecureCoding: Bool { true }

  /// Makes a color from an archive; nil if it contains none.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.space.rawValue),
      let space = CGColorSpace(name: String(name)),
      let parts = coder.decodeObject(
        of: [NSArray.self, NSNumber.self],
        forKey: ArchiveKey.components.rawValue
      ) as? [Double], parts.count == space.numberOfComponents + 1,
      let color = CGColor(colorSpace: space, components: parts.map { CGFloat($0) })
    else { return nil }
    storage = .fixed(color, ColorComponents(color))
    super.init()
  }

  /// Writes the components to an archive: of a dynamic color, those for the current traits.
  ///
  /// A pattern image has none, and cannot be archived.
  open func encode(with coder: NSCoder) {
    let color = cgColor
    guard color.tile == nil, let space = color.colorSpace?.name, let parts = color.components else {
      return coder.failWithError(CocoaError(.coderInvalidValue))
    }
    coder.encode(NSString(string: space), forKey: ArchiveKey.space.rawValue)
    coder.encode(
      NSArray(array: parts.map { NSNumber(value: Double($0)) }),
      forKey: ArchiveKey.components.rawValue
    )
  }

  private enum ArchiveKey: String {
    case space = "UIColorSpace"
    case components = "UIColorComponents"
  }

  // MARK: - Looks

  /// The Core Graphics color, resolved with ``UITraitCollection/current``.
  open var cgColor: CGColor { resolved(with: nil).storedColor }

  /// Returns the color resolved for traits.
  ///
  /// A color that is not dynamic returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may return another dynamic color; limit the depth for one that returns itself.
    for _ in 0..<8 {
      guard case .dynamic(let provider, _) = color.storage else { return color }
      color = provider(traitCollection)
    }
    return color
  }

  /// Returns the color with another alpha, 0 to 1.
  ///
  /// The result for a dynamic color is dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color, var components):
      if color.tile != nil { return UIColor(cgColor: color.faded(by: min(max(alpha, 0), 1))) }
      components.alpha = min(max(alpha, 0), 1)
      let faded = color.copy(alpha: components.alpha) ?? color
      return UIColor(storage: .fixed(faded, components))
    case .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The components for the current or the given traits.
  package final func components(with traits: UITraitCollection? = nil) -> ColorComponents {
    switch resolved(with: traits).storage {
    case .fixed(_, let components): components
    case .dynamic: .clear
    }
  }

  package final func cgColor(with traits: UITraitCollection?) -> CGColor {
    let color = resolved(with: traits)
    // A subclass may override `cgColor`.
    return type(of: color) == UIColor.self ? color.storedColor : color.cgColor
  }

  private var storedColor: CGColor {
    switch storage {
    case .fixed(let color, _): color
    case .dynamic: ColorComponents.clear.cgColor
    }
  }

  /// Whether the color may depend on traits.
  package final var isDynamic: Bool {
    if case .dynamic = storage { true } else { false }
  }

  private func resolved(with traits: UITraitCollection?) -> UIColor {
    guard isDynamic else { return self }
    return resolvedColor(with: traits ?? .current)
  }

  // MARK: - Drawing

  /// Sets this color as the fill and stroke color of the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets this color as the fill color of the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets this color as the stroke color of the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: - Components

  /// Whether the color is a pattern image.
  private var isPattern: Bool { resolved(with: nil).storedColor.tile != nil }

  /// Gets the components for the current traits; returns false without writing them for a pattern
  /// image.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let components = components()
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets hue, saturation, brightness and alpha for the current traits; returns false for a pattern
  /// image.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let components = components()
    let parts = components.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets gray level and alpha for the current traits; returns false if the color is not a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components()
    guard !isPattern,
      components.isGray
        || components.red == components.green && components.green == components.blue
    else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  // MARK: - Value semantics

  /// Returns the color itself, because colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the components are equal; a dynamic color is only equal to itself, and one from an
  /// asset catalog to those of the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let color, let one), .fixed(let otherColor, let two)):
      return one == two && color.tile == otherColor.tile
    case (.dynamic(_, let name?), .dynamic(_, let otherName?)): return name == otherName
    default: return false
    }
  }

  /// A hash that is consistent with ``isEqual(_:)``.
  open override var hash: Int {
    switch storage {
    case .fixed(_, let components): components.hashValue
    case .dynamic(_, let name): name?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  /// The components, for debugging.
  open override var description: String {
    guard case .fixed(let color, let components) = storage else {
      return "<UIDynamicProviderColor>"
    }
    if let tile = color.tile {
      return "UIPatternColorSpace \(tile.image.width)x\(tile.image.height)"
    }
    let name =
      components.isGray
      ? "UIExtendedGrayColorSpace"
      : color.colorSpace?.name == CGColorSpace.displayP3
        ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace"
    let parts = (color.components ?? []).map { String(format: "%g", Double($0)) }
    return ([name] + parts).joined(separator: " ")
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes where no type is given.
public typealias _ColorLiteralType = UIColor
