/// What a field of a form or a query can hold: a text, a number, `true` or `false`, or a list of
/// texts.
public protocol FormValue {
  /// The value as servers expect it.
  func formPairs(named name: String) -> [FormFields.Pair]
}

extension String: FormValue {
  /// The value as servers expect it.
  public func formPairs(named name: String) -> [FormFields.Pair] {
    [.init(name: name, value: self)]
  }
}

extension Int: FormValue {
  /// The value as servers expect it.
  public func formPairs(named name: String) -> [FormFields.Pair] {
    description.formPairs(named: name)
  }
}

extension Bool: FormValue {
  /// The value as servers expect it.
  public func formPairs(named name: String) -> [FormFields.Pair] {
    description.formPairs(named: name)
  }
}

extension [String]: FormValue {
  /// One pair for each element, the name with `[]`.
  public func formPairs(named name: String) -> [FormFields.Pair] {
    flatMap { $0.formPairs(named: "\(name)[]") }
  }
}
