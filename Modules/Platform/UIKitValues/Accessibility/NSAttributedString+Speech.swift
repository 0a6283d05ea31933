public import Foundation

// How the text of an element or an announcement is spoken. Screen readers of a desktop decide that
// themselves: they get the text.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken, a Boolean number.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation"
  )
  /// The language in which the text is spoken, a string such as "pt-BR".
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage"
  )
  /// The pitch of the voice, a number from 0 to 2.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch"
  )
  /// Whether an announcement waits for the one that is being spoken, a Boolean number.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
  /// The pronunciation in the International Phonetic Alphabet, a string.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation"
  )
  /// Whether the text is spelled, a Boolean number.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut"
  )
  /// The level of a heading, a number from 0 (none) to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel"
  )
  /// What the text is, in the program's own words, an array of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom"
  )
  /// The kind of text, such as source code, a string.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeContext"
  )
}
