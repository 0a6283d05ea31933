/// Finds web addresses and people in a text as it was typed, by the rules of Mastodon's server.
struct PostScanner {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// The text with each web address replaced, and each person without their server.
  func replacing(linksWith link: String) -> String {
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let end = endOfLink(at: index) {
        result.append(contentsOf: link.unicodeScalars)
        index = end
      } else if let (name, end, isPerson) = mention(at: index) {
        result.append(contentsOf: scalars[index..<(isPerson ? name : end)])
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The first index, from `index` on, that does not match.
  private func skip(_ index: Int, while fits: (Unicode.Scalar) -> Bool) -> Int {
    var end = index
    while let next = scalar(end), fits(next) { end += 1 }
    return end
  }
}

// MARK: People

extension PostScanner {
  /// The end of a person's name that begins here, the end of their server, and whether it is a
  /// person at all.
  private func mention(at start: Int) -> (name: Int, end: Int, isPerson: Bool)? {
    guard scalars[start] == "@" else { return nil }
    if let before = scalar(start - 1), before == "=" || before == "/" || before.isWord {
      return nil
    }
    var name = skip(start + 1, while: \.isUserLetter)
    guard name > start + 1 else { return nil }
    while true {
      let dots = skip(name) { $0 == "." || $0 == "-" }
      let end = skip(dots, while: \.isUserLetter)
      guard dots > name, end > dots else { break }
      name = end
    }
    var end = name
    if scalar(name) == "@" {
      var last = skip(name + 1) { $0.isWord || $0 == "." || $0 == "-" }
      while last > name + 1, !scalars[last - 1].isWord { last -= 1 }
      if last > name + 2 { end = last }
    }
    let isAddress = scalar(end) == ":" && scalar(end + 1) == "/" && scalar(end + 2) == "/"
    return (name, end, scalar(end) != "@" && !isAddress)
  }
}

// MARK: Web addresses

extension PostScanner {
  private static let schemes: [[Unicode.Scalar]] = [
    "https", "http", "dat", "dweb", "ipfs", "ipns", "ssb", "gopher", "gemini",
  ].map { Array("\($0)://".unicodeScalars) }
  private static let magnet = Array("magnet:".unicodeScalars)

  /// The end of an address that begins here; nil where there is none.
  private func endOfLink(at start: Int) -> Int? {
    guard scalars[start].properties.isAlphabetic, scalars[start].isASCII else { return nil }
    if let before = scalar(start - 1) {
      guard !before.isLetterOrDigit, !"@＠$#＃".unicodeScalars.contains(before) else { return nil }
    }
    if let query = end(of: Self.magnet, at: start) { return endOfQuery(at: query) }
    guard let host = Self.schemes.lazy.compactMap({ end(of: $0, at: start) }).first,
      var end = endOfHost(at: host)
    else { return nil }
    if scalar(end) == ":" {
      let port = skip(end + 1) { ("0"..."9").contains($0) }
      if port > end + 1 { end = port }
    }
    if scalar(end) == "/" { end = endOfPath(at: end) }
    return endOfQuery(at: end) ?? end
  }

  private func end(of word: [Unicode.Scalar], at start: Int) -> Int? {
    guard start + word.count <= scalars.count else { return nil }
    for (offset, letter) in word.enumerated()
    where scalars[start + offset].properties.lowercaseMapping != String(letter) {
      return nil
    }
    return start + word.count
  }

  /// Labels separated by dots, the last of which is a top level domain.
  private func endOfHost(at start: Int) -> Int? {
    var label = start
    var isFirst = true
    var found: Int?
    while true {
      let end = skip(label, while: \.isHostLetter)
      guard end > label, scalars[label] != "-" else { return found }
      if !isFirst, let last = endOfTopLevel(label, end) { found = last }
      guard scalar(end) == ".", scalars[end - 1] != "-" else { return found }
      label = end + 1
      isFirst = false
    }
  }

  private func endOfTopLevel(_ start: Int, _ end: Int) -> Int? {
    if self.end(of: Array("xn--".unicodeScalars), at: start) != nil { return end }
    // A domain ends before letters of another script, as in a Chinese sentence.
    let isASCII = scalars[start].isASCII
    let last = skip(start) { $0.isASCII == isASCII && $0.properties.isAlphabetic }
    guard last >= start + 2, last <= end else { return nil }
    if let next = scalar(last), next.isASCII,
      next.isLetterOrDigit || "@+-".unicodeScalars.contains(next)
    {
      return nil
    }
    return last
  }

  private func endOfPath(at slash: Int) -> Int {
    var index = slash + 1
    var end = index
    while let next = scalar(index) {
      if next == "(", let closed = endOfParentheses(at: index) {
        index = closed
        end = closed
      } else if next.isPathLetter {
        index += 1
        if !next.endsNoPath { end = index }
      } else {
        break
      }
    }
    return end
  }

  /// Balanced parentheses, with at most one nested pair.
  private func endOfParentheses(at open: Int) -> Int? {
    var depth = 0
    var index = open
    var isEmpty = true
    while let next = scalar(index) {
      index += 1
      switch next {
      case "(":
        depth += 1
        isEmpty = true
        guard depth <= 2 else { return nil }
      case ")":
        guard !isEmpty else { return nil }
        depth -= 1
        if depth == 0 { return index }
      default:
        guard next.isPathLetter else { return nil }
        isEmpty = false
      }
    }
    return nil
  }

  private func endOfQuery(at mark: Int) -> Int? {
    guard scalar(mark) == "?" else { return nil }
    let last = skip(mark + 1, while: \.isQueryLetter)
    var end = last
    while end > mark + 1, !scalars[end - 1].endsQuery { end -= 1 }
    return end > mark + 1 ? end : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
  }

  fileprivate var isUserLetter: Bool { isLetterOrDigit || self == "_" }

  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }

  fileprivate var isHostLetter: Bool {
    isLetterOrDigit || self == "-" || self == "_" || (!isASCII && isWord)
  }

  fileprivate var isPathLetter: Bool {
    !properties.isWhitespace && !"<>()?".unicodeScalars.contains(self)
  }

  fileprivate var endsNoPath: Bool { "?!*\"'「」<>;:=,.$%[]~&|@".unicodeScalars.contains(self) }

  fileprivate var isQueryLetter: Bool {
    isASCII
      ? isLetterOrDigit || "!?*'();:&=+$/%#[]-_.,~|@^".unicodeScalars.contains(self)
      : value >= 0xA0 && !properties.isNoncharacterCodePoint && !properties.isWhitespace
  }

  fileprivate var endsQuery: Bool {
    isASCII ? isLetterOrDigit || "_&=#/-".unicodeScalars.contains(self) : isQueryLetter
  }
}
