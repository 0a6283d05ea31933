// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12.3K followers"; written out below 10,000.
  package func compactFollowersFollowers(_ number: String) -> String {
    switch self.language {
    case .english: "\(number) followers"
    case .simplifiedChinese: "\(number)位粉丝"
    case .arabic: "\(number) متابع"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberBillion: String {
    switch self.language {
    case .english: "B"
    case .simplifiedChinese: ""
    case .arabic: " مليار"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberHundredMillion: String {
    switch self.language {
    case .english: ""
    case .simplifiedChinese: "亿"
    case .arabic: ""
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberMillion: String {
    switch self.language {
    case .english: "M"
    case .simplifiedChinese: ""
    case .arabic: " مليون"
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberTenThousand: String {
    switch self.language {
    case .english: ""
    case .simplifiedChinese: "万"
    case .arabic: ""
    }
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberThousand: String {
    switch self.language {
    case .english: "K"
    case .simplifiedChinese: ""
    case .arabic: " ألف"
    }
  }
}
