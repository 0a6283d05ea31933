import CoreGraphics
import Foundation

extension UIImage {
  /// Makes a symbol image; nil if there is no symbol of that name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol image with a size and weight; nil if there is no symbol of that name.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfigurationValues()
    self.init(symbolName: name, values: values, traits: .current)
  }

  /// Makes a symbol image for given traits; nil if there is no symbol of that name.
  public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      symbolName: name,
      values: SymbolConfigurationValues(),
      traits: traitCollection ?? .current
    )
  }

  private convenience init?(
    symbolName: String,
    values: SymbolConfigurationValues,
    traits: UITraitCollection
  ) {
    guard let symbol = Symbol.named(symbolName) else { return nil }
    self.init(
      ImageValues(
        content: .symbol(
          SymbolImage(
            symbol: symbol,
            appearance: values.resolved(with: traits),
            configuration: values
          )
        ),
        scale: max(traits.displayScale, 1),
        flips: symbol.flipsForRightToLeft
      )
    )
  }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard case .symbol(let symbol) = content else { return nil }
    return SymbolConfiguration(values: symbol.configuration)
  }

  /// Returns the symbol with the values that a configuration specifies; nil if this is no symbol.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    return with(symbol.configuration.overridden(by: configuration.values), .current)
  }

  /// Returns the image with the values that a configuration specifies: the variant of its asset for
  /// the traits, and a symbol of the size and weight.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    let image = configuration.traitCollection.map(variant) ?? self
    guard let configuration = configuration as? SymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// Returns the symbol for a view: its own configuration takes precedence over the view's.
  package func symbolImage(
    preferring outer: UIImage.SymbolConfiguration?,
    traits: UITraitCollection
  ) -> UIImage {
    guard case .symbol(let symbol) = content else { return self }
    let values = outer.map { $0.values.overridden(by: symbol.configuration) }
    return with(values ?? symbol.configuration, traits)
  }

  private func with(_ values: SymbolConfigurationValues, _ traits: UITraitCollection) -> UIImage {
    guard case .symbol(var symbol) = content else { return self }
    let appearance = values.resolved(with: traits)
    if appearance == symbol.appearance, values == symbol.configuration { return self }
    symbol.appearance = appearance
    symbol.configuration = values
    return changing { $0.content = .symbol(symbol) }
  }
}
