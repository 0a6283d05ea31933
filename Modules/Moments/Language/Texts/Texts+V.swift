// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text about a verified page: it links back to the person.
  public func verified(on day: String) -> String {
    choose("Verified on \(day)", "已于\(day)验证", "تم التحقق في \(day)", "Zweryfikowano \(day)")
  }

  /// The version of the app.
  public func version(_ version: String) -> String {
    choose(
      "Version \(version)",
      "版本 \(version)",
      "الإصدار \u{2068}\(version)\u{2069}",
      "Wersja \(version)"
    )
  }

  /// The message when a vote was refused and is undone.
  public var voteRefused: String {
    choose(
      "Your vote was not taken.",
      "投票失败，已撤销。",
      "لم يُقبل صوتك.",
      "Twój głos nie został przyjęty."
    )
  }
}
