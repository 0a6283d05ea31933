extension Strings {
  /// A choice of language, each in its own; nil for that of the system.
  public func language(_ language: AppLanguage?) -> String {
    switch language {
    case nil: languageAsTheSystem
    case let language?: Strings(language).ownLanguage
    }
  }

  /// A size on disk.
  public func bytes(_ count: Int) -> String {
    let units: [(size: Int, name: String)] = [
      (1_000_000_000, bytesGb),
      (1_000_000, bytesMb),
      (1_000, bytesKb),
    ]
    guard let unit = units.first(where: { count >= $0.size }) else {
      return "\(number(count)) \(bytesFew)"
    }
    let whole = count / unit.size
    let tenth = count % unit.size / (unit.size / 10)
    let text = whole >= 100 || tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
    return "\(digits(text)) \(unit.name)"
  }
}
