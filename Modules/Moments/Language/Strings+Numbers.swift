extension Strings {
  /// A whole number with its thousands grouped, in the digits of the language.
  public func number(_ value: Int) -> String {
    let plain = String(value.magnitude)
    let isGrouped = plain.count >= 3 + language.numberSymbols.minimumGroupingDigits
    var grouped = ""
    for (index, digit) in plain.enumerated() {
      if isGrouped, index > 0, (plain.count - index).isMultiple(of: 3) {
        grouped.append(",")
      }
      grouped.append(digit)
    }
    return digits((value < 0 ? "-" : "") + grouped)
  }

  /// A number in few characters: "1.2K", "3.4万".
  ///
  /// Truncated, never rounded up, so that it never promises more.
  ///
  /// Below 10,000 the number is written out.
  public func compactNumber(_ value: Int) -> String {
    guard value >= 10_000 else { return number(value) }
    // Each language counts by some of them: the others have no name.
    let units: [(size: Int, name: String)] = [
      (1_000_000_000, compactNumberBillion),
      (100_000_000, compactNumberHundredMillion),
      (1_000_000, compactNumberMillion),
      (10_000, compactNumberTenThousand),
      (1_000, compactNumberThousand),
    ]
    guard let unit = units.first(where: { value >= $0.size && !$0.name.isEmpty }) else {
      return number(value)
    }
    let whole = value / unit.size
    let tenth = value % unit.size / (unit.size / 10)
    let text = whole >= 100 || tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
    return digits(text) + unit.name
  }

  /// A number whose plural forms go with the text of ``compactNumber(_:)``.
  ///
  /// After a word such as "thousand", Arabic and Polish have one form for every number.
  public func compactNumberForm(_ value: Int) -> Int { min(value, 10_000) }

  /// Converts ASCII digits and separators to those of the language.
  package func digits(_ text: String) -> String {
    let symbols = language.numberSymbols
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9":
        if let digit = Unicode.Scalar(symbols.zero.value + scalar.value - 0x30) {
          result.unicodeScalars.append(digit)
        }
      case ",": result.append(symbols.group)
      case ".": result.append(symbols.decimal)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number without grouping, such as a year or a minute of two digits.
  package func plainNumber(_ value: Int, minimumDigits: Int = 1) -> String {
    let text = String(value)
    return digits(String(repeating: "0", count: max(0, minimumDigits - text.count)) + text)
  }
}
