public import Foundation
import TextEngine

extension UIImage {
  /// An image configuration: the traits, and for symbols the size and weight.
  open class Configuration: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; the traits never change.
    fileprivate final let traits: UITraitCollection?

    fileprivate init(traits: UITraitCollection?) {
      self.traits = traits
      super.init()
    }

    /// Makes a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// The traits; nil for any.
    open var traitCollection: UITraitCollection? { traits }

    /// Returns this configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Configuration(traits: traitCollection) as? Self ?? self
    }

    /// Returns this configuration with the values set in another one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration?.traits else { return self }
      return withTraitCollection(other)
    }

    /// Whether two configurations have the same traits.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && traits == other.traits
    }

    /// The hash value, consistent with ``isEqual(_:)``.
    open override var hash: Int { traits?.hash ?? 0 }
  }

  /// The size and weight of a symbol.
  ///
  /// Unspecified values are those of the view that shows the symbol; the defaults are 17 points,
  /// regular, medium.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    // Unchecked because the superclass is open; the values below never change.
    final let values: SymbolConfigurationValues

    init(values: SymbolConfigurationValues, traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits: traits)
    }

    /// Returns this configuration with other traits.
    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      SymbolConfiguration(values: values, traits: traitCollection) as? Self ?? self
    }

    /// A configuration that specifies nothing.
    open class var unspecified: UIImage.SymbolConfiguration {
      SymbolConfiguration(values: SymbolConfigurationValues())
    }

    /// Sets the scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(values: SymbolConfigurationValues(scale: scale))
    }

    /// Sets the point size of the text that the symbol matches.
    public convenience init(pointSize: CGFloat) {
      self.init(values: SymbolConfigurationValues(pointSize: pointSize))
    }

    /// Sets the weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(values: SymbolConfigurationValues(weight: weight))
    }

    /// Sets the point size and the weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: SymbolConfigurationValues(pointSize: pointSize, weight: weight))
    }

    /// Sets the point size, the weight and the scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init(
        values: SymbolConfigurationValues(pointSize: pointSize, weight: weight, scale: scale)
      )
    }

    /// Sets a text style, so that the symbol follows the preferred content size category.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: SymbolConfigurationValues(textStyle: textStyle))
    }

    /// Sets a text style and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(values: SymbolConfigurationValues(textStyle: textStyle, scale: scale))
    }

    /// Sets the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Sets the size and weight of a font, and the scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      // Font weights are 100 to 900, symbol weights 1 to 9.
      let weight = UIImage.SymbolWeight(rawValue: font.spec.weight / 100) ?? .regular
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    /// Sets one color for the whole symbol, in which layers behind the first are fainter.
    ///
    /// The symbols here have two layers at most: the mark, and the shape around or behind it.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolConfigurationValues(colors: [hierarchicalColor], isHierarchy: true))
    }

    /// Sets the colors of the symbol's layers, the first for the mark in front.
    ///
    /// The symbols here have two layers at most: the mark, and the shape around or behind it. A
    /// single color is that of both.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolConfigurationValues(colors: paletteColors))
    }

    /// Returns a configuration with the tint color for all layers, also if it is applied to one
    /// with colors of its own.
    open class func preferringMonochrome() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(values: SymbolConfigurationValues(colors: []))
    }

    /// Returns this configuration with the values that another one specifies.
    package func merged(with other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        values: values.overridden(by: other.values),
        traits: other.traits ?? traits
      )
    }

    /// Returns this configuration with the values that another one specifies; unchanged if that is
    /// not a symbol configuration.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else {
        return otherConfiguration?.traits.map { withTraitCollection($0) } ?? self
      }
      return merged(with: other) as? Self ?? self
    }

    /// Returns this configuration without a text style.
    open func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }

    /// Returns this configuration without a scale.
    open func configurationWithoutScale() -> Self { changing { $0.scale = .unspecified } }

    /// Returns this configuration without a weight.
    open func configurationWithoutWeight() -> Self { changing { $0.weight = .unspecified } }

    /// Returns this configuration without a point size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changing {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func changing(_ change: (inout SymbolConfigurationValues) -> Void) -> Self {
      var values = values
      change(&values)
      return SymbolConfiguration(values: values, traits: traits) as? Self ?? self
    }

    /// Whether another configuration specifies the same values.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Whether an object is a configuration that specifies the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.values == values && other.traits == traits
    }

    /// Equal for configurations with equal values.
    open override var hash: Int { values.hashValue }
  }
}

struct SymbolConfigurationValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The colors of the layers; nil if unspecified, and empty for the tint color.
  var colors: [UIColor]?
  /// Whether there is one color, which is fainter in the second layer.
  var isHierarchy = false

  func overridden(by other: SymbolConfigurationValues) -> SymbolConfigurationValues {
    var values = self
    if other.pointSize != nil || other.textStyle != nil {
      values.pointSize = other.pointSize
      values.textStyle = other.textStyle
    }
    if other.weight != .unspecified { values.weight = other.weight }
    if other.scale != .unspecified { values.scale = other.scale }
    if other.colors != nil {
      values.colors = other.colors
      values.isHierarchy = other.isHierarchy
    }
    return values
  }

  /// The colors of the symbol's layers; empty for the color of the view.
  func layerColors(with traits: UITraitCollection) -> [ColorComponents] {
    guard let colors, let first = colors.first else { return [] }
    guard isHierarchy else { return colors.map { $0.components(with: traits) } }
    let color = first.components(with: traits)
    var faint = color
    faint.alpha *= 0.5
    return [color, faint]
  }

  /// Resolves the values for traits: the point size including the scale, and the weight from 1 to
  /// 9.
  func resolved(with traits: UITraitCollection) -> SymbolAppearance {
    let size =
      pointSize
      ?? textStyle.map {
        TextStyleTable.pointSize(of: $0, in: traits.preferredContentSizeCategory)
      } ?? 17
    let enlargement: CGFloat =
      switch scale {
      case .small: 0.78
      case .large: 1.28
      case .default, .medium, .unspecified: 1
      }
    let drawnWeight =
      weight == .unspecified
      ? (textStyle == .headline ? UIImage.SymbolWeight.semibold : .regular) : weight
    return SymbolAppearance(pointSize: size * enlargement, weight: drawnWeight.rawValue)
  }
}
