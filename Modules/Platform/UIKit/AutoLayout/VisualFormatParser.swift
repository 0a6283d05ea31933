import Foundation

/// Parses Apple's Visual Format Language: `H:|-[label(>=40@750)]-8-[button]-|`.
@MainActor struct VisualFormatParser {
  /// A comparison with a number, a metric or another view.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: AutoLayoutState?
    var priority: Float = 1000
  }

  /// Two neighbors and the distances between them; no predicate means the standard distance.
  struct Connection {
    var predicates: [Predicate]
    var isStandard = false
  }

  let format: String
  let characters: [Character]
  let metrics: [String: Any]
  let views: [String: Any]
  var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  var isAtEnd: Bool { position >= characters.count }

  func peek() -> Character? { isAtEnd ? nil : characters[position] }

  /// Skips a character; returns whether it is the next one.
  mutating func skip(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    position += 1
    return true
  }

  func fail(_ reason: String) -> Never {
    preconditionFailure(
      "Unable to parse constraint format: \n\(reason) \n\(format) \n"
        + String(repeating: " ", count: position) + "^"
    )
  }

  mutating func expect(_ character: Character) {
    if !skip(character) { fail("Expected a '\(character)' here.") }
  }

  mutating func readAxis() -> NSLayoutConstraint.Axis {
    guard characters.count > 1, characters[1] == ":" else { return .horizontal }
    defer { position = 2 }
    switch characters[0] {
    case "H": return .horizontal
    case "V": return .vertical
    default: fail("Unknown orientation.")
    }
  }

  mutating func readName() -> String {
    var name = ""
    while let character = peek(), character.isLetter || character.isNumber || character == "_" {
      name.append(character)
      position += 1
    }
    if name.isEmpty { fail("Expected a name here.") }
    return name
  }

  mutating func readView() -> AutoLayoutState {
    let name = readName()
    switch views[name] {
    case let view as UIView: return view.layoutState
    case let guide as UILayoutGuide: return guide.state
    default: fail("'\(name)' is not a key in the views dictionary.")
    }
  }

  /// Parses a number or the name of a metric.
  mutating func readNumber() -> CGFloat {
    var text = ""
    while let character = peek(),
      character.isNumber || character == "." || (character == "-" && text.isEmpty)
    {
      text.append(character)
      position += 1
    }
    if let number = Double(text) { return CGFloat(number) }
    let name = readName()
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail("'\(name)' is not a key in the metrics dictionary.")
    }
  }

  mutating func readPredicate() -> Predicate {
    var predicate = Predicate()
    if skip("=") {
      expect("=")
    } else if skip(">") {
      expect("=")
      predicate.relation = .greaterThanOrEqual
    } else if skip("<") {
      expect("=")
      predicate.relation = .lessThanOrEqual
    }
    let start = position
    if let character = peek(), character.isLetter || character == "_" {
      let name = readName()
      if views[name] != nil {
        position = start
        predicate.view = readView()
      } else {
        position = start
        predicate.constant = readNumber()
      }
    } else {
      predicate.constant = readNumber()
    }
    if skip("@") { predicate.priority = Float(readNumber()) }
    return predicate
  }

  mutating func readPredicates() -> [Predicate] {
    var predicates = [readPredicate()]
    while skip(",") { predicates.append(readPredicate()) }
    expect(")")
    return predicates
  }

  /// Parses the connection of two views: nothing, `-`, `-8-` or `-(>=8@750)-`.
  mutating func readConnection() -> Connection {
    guard skip("-") else { return Connection(predicates: [Predicate()]) }
    if let next = peek(), next == "[" || next == "|" {
      return Connection(predicates: [], isStandard: true)
    }
    let predicates = skip("(") ? readPredicates() : [readPredicate()]
    expect("-")
    return Connection(predicates: predicates)
  }
}
