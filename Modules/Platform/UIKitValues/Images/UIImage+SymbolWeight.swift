extension UIFont.Weight {
  private static let symbolWeights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// Returns the symbol weight nearest to this font weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let nearest = Self.symbolWeights.min {
      abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
    }
    return nearest?.1 ?? .regular
  }

  /// The font weight that matches a symbol weight.
  fileprivate init(_ weight: UIImage.SymbolWeight) {
    self = Self.symbolWeights.first { $0.1 == weight }?.0 ?? .regular
  }
}

extension UIImage.SymbolWeight {
  /// Returns the font weight that matches this symbol weight; regular if it is unspecified.
  public func fontWeight() -> UIFont.Weight { UIFont.Weight(self) }
}
