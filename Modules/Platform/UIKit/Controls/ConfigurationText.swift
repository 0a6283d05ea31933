import Foundation

/// A text of a button's configuration, which is set as a string or as an attributed string and read
/// as both.
struct ConfigurationText: Hashable {
  /// The string, if it has no attributes: that of nearly all buttons.
  let plain: String?
  /// The text, if it has attributes.
  let styled: AttributedString?

  init(_ string: String? = nil) {
    plain = string
    styled = nil
  }

  init(attributed: AttributedString?) {
    let isPlain = attributed?.runs.allSatisfy { $0.attributes == AttributeContainer() } ?? true
    plain = isPlain ? attributed.map { String($0.characters) } : nil
    styled = isPlain ? nil : attributed
  }

  var isNone: Bool { plain == nil && styled == nil }

  var string: String? { styled.map { String($0.characters) } ?? plain }

  var attributed: AttributedString? { styled ?? plain.map { AttributedString($0) } }
}
