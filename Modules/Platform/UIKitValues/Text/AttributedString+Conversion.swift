public import Foundation
import TextEngine

// Foundation on Linux does not convert between its two kinds of attributed strings, because only
// UIKit knows their attributes.

extension NSAttributedString {
  /// Makes an attributed string with the attributes of UIKit and the links of another.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: .init(run.attributes)))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Makes an attributed string with the attributes of UIKit and the links of another.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    var parts: [AttributedString] = []
    nsStr.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      parts.append(AttributedString(text, attributes: AttributeContainer(values)))
    }
    for part in parts { append(part) }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes a dictionary of the attributes of UIKit and the link of a container.
  public init(_ container: AttributeContainer) {
    self = container.uiKitAttributes
    self[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }
}

extension AttributeContainer {
  /// Makes a container of the attributes of UIKit and the link of an attributed string.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init()
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      TextAttributes.number(dictionary[key]).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
      TextAttributes.number(dictionary[key])
    }
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.UnderlineStyleAttribute.self] = style(.underlineStyle)
    self[Keys.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
    self[Keys.KernAttribute.self] = length(.kern)
    self[Keys.TrackingAttribute.self] = length(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = length(.baselineOffset)
    self[Keys.StrokeWidthAttribute.self] = length(.strokeWidth)
    self[Keys.ObliquenessAttribute.self] = length(.obliqueness)
    self[Keys.LigatureAttribute.self] = length(.ligature).map { Int($0) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}
