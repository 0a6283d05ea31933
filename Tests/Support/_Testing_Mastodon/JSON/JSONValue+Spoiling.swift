import Foundation

extension JSONValue {
  /// Parses JSON; nil if it is invalid.
  ///
  /// Members are in the order of their names.
  init?(parsing data: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    self.init(value)
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber:
      let isFlag = String(cString: number.objCType) == "c"
      self = isFlag ? .flag(number.boolValue) : .number(number.doubleValue)
    case let list as [Any]: self = .list(list.map(JSONValue.init))
    case let object as [String: Any]:
      self = .object(
        object.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: JSONValue($0.value)) }
      )
    default: self = .null
    }
  }

  /// The same with members of other types: ids stay, so that rows can be recognized.
  func withOtherTypes() -> JSONValue {
    switch self {
    case .list(let rows): .list(rows.map { $0.withOtherTypes() })
    case .object(let members):
      .object(
        members.map { member in
          Member(
            name: member.name,
            value: member.name == "id" ? member.value : member.value.ofOtherType
          )
        }
      )
    default: ofOtherType
    }
  }

  private var ofOtherType: JSONValue {
    switch self {
    case .null: 0
    case .flag(let value): .text(value ? "yes" : "no")
    case .number(let number): .text(String(number))
    case .text: ["text"]
    case .list: "list"
    case .object: 7
    }
  }

  /// A list as an object, an object as a list.
  func withOtherShape() -> JSONValue {
    switch self {
    case .list(let rows): ["rows": .list(rows)]
    default: .list([self])
    }
  }

  /// The same with a null in front of each list's rows, at all depths.
  func withNulls() -> JSONValue {
    switch self {
    case .list(let rows): .list([.null] + rows.map { $0.withNulls() })
    case .object(let members):
      .object(members.map { Member(name: $0.name, value: $0.value.withNulls()) })
    default: self
    }
  }
}
