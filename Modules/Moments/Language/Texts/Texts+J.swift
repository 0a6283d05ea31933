// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package func joinReason(_ sentence: String, _ reason: String) -> String {
    switch self.language {
    case .english: "\(sentence) \(reason)"
    case .simplifiedChinese: "\(sentence)\(reason)"
    case .arabic: "\(sentence) \(reason)"
    }
  }

  /// The date of joining.
  public func joined(on day: String) -> String {
    switch self.language {
    case .english: "Joined \(day)"
    case .simplifiedChinese: "\(day)加入"
    case .arabic: "انضم في \(day)"
    }
  }

  package var justNow: String {
    switch self.language {
    case .english: "Just now"
    case .simplifiedChinese: "刚刚"
    case .arabic: "الآن"
    }
  }
}
