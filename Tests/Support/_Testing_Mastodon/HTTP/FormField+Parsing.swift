import Foundation

extension FormField {
  /// Reads `a=1&b=2`.
  static func fields(of text: String) -> [FormField] {
    text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return FormField(
        name: unescaped(parts[0]),
        value: parts.count > 1 ? unescaped(parts[1]) : ""
      )
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    let spaced = text.replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }

  /// Reads a JSON object as a form: `{"a": {"b": [1]}}` is `a[b][]=1`.
  static func fields(ofJSON data: Data) -> [FormField] {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return []
    }
    return object.sorted { $0.key < $1.key }.flatMap { fields(of: $0.value, named: $0.key) }
  }

  private static func fields(of value: Any, named name: String) -> [FormField] {
    switch value {
    case let list as [Any]: list.flatMap { fields(of: $0, named: "\(name)[]") }
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.flatMap {
        fields(of: $0.value, named: "\(name)[\($0.key)]")
      }
    case is NSNull: [FormField(name: name, value: "")]
    case let text as String: [FormField(name: name, value: text)]
    case let number as NSNumber: [FormField(name: name, value: number.stringValue)]
    default: []
    }
  }
}
