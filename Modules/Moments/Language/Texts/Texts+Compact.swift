// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12.3K followers"; written out below 10,000.
  package func compactFollowersFollowers(_ number: String) -> String {
    choose("\(number) followers", "\(number)位粉丝", "\(number) متابع", "\(number) obserwujących")
  }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberBillion: String { choose("B", "", " مليار", "\u{00A0}mld") }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberHundredMillion: String { choose("", "亿", "", "") }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberMillion: String { choose("M", "", " مليون", "\u{00A0}mln") }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberTenThousand: String { choose("", "万", "", "") }

  /// A number in few characters: "1.2K", "3.4万".
  package var compactNumberThousand: String { choose("K", "", " ألف", "\u{00A0}tys.") }
}
