// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package func joinReason(_ sentence: String, _ reason: String) -> String {
    choose(
      "\(sentence) \(reason)",
      "\(sentence)\(reason)",
      "\(sentence) \(reason)",
      "\(sentence) \(reason)"
    )
  }

  /// The date of joining.
  public func joined(on day: String) -> String {
    choose("Joined \(day)", "\(day)加入", "انضم في \(day)", "Konto założone \(day)")
  }

  package var justNow: String { choose("Just now", "刚刚", "الآن", "Przed chwilą") }
}
