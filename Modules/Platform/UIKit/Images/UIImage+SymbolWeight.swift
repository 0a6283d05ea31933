extension UIFont.Weight {
  private static let symbolWeights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]

  /// The weight of symbols that suits text of this weight: the nearest one.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let nearest = Self.symbolWeights.min {
      abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
    }
    return nearest?.1 ?? .regular
  }

  /// The weight of text that suits symbols of a weight.
  fileprivate init(_ weight: UIImage.SymbolWeight) {
    self = Self.symbolWeights.first { $0.1 == weight }?.0 ?? .regular
  }
}

extension UIImage.SymbolWeight {
  /// The weight of text that suits symbols of this weight; regular where it is unspecified.
  public func fontWeight() -> UIFont.Weight { UIFont.Weight(self) }
}
