// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The text about a verified page: it links back to the person.
  public func verified(on day: String) -> String {
    switch self.language {
    case .english: "Verified on \(day)"
    case .simplifiedChinese: "已于\(day)验证"
    case .arabic: "تم التحقق في \(day)"
    }
  }

  /// The version of the app.
  public func version(_ version: String) -> String {
    switch self.language {
    case .english: "Version \(version)"
    case .simplifiedChinese: "版本 \(version)"
    case .arabic: "الإصدار \u{2068}\(version)\u{2069}"
    }
  }

  /// The message when a vote was refused and is undone.
  public var voteRefused: String {
    switch self.language {
    case .english: "Your vote was not taken."
    case .simplifiedChinese: "投票失败，已撤销。"
    case .arabic: "لم يُقبل صوتك."
    }
  }
}
