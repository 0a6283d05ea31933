import Foundation

/// A JSON value that preserves the order of its members.
enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    var name: String
    var value: JSONValue
  }

  /// As written, in UTF-8.
  var data: Data {
    var text = ""
    write(to: &text)
    return Data(text.utf8)
  }

  /// A text, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  static func count(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// As the client API writes moments: with thousandths of a second, in UTC.
  static func date(_ date: Date?) -> JSONValue {
    date.map { .text(ServerDate.text(of: $0)) } ?? .null
  }

  /// A member of an object.
  subscript(name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name: name, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .flag(let value): text += value ? "true" : "false"
    case .number(let value):
      text += value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .text(let value): Self.write(value, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(integerLiteral value: Int) { self = .count(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(nilLiteral: ()) { self = .null }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0, value: $1) })
  }
}
