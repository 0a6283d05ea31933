import Expectations
import Foundations
import Testing
import UIKit

struct ReadAloudTests {
  @Test(arguments: [
    ("𝓐𝓵𝓲𝓬𝓮", "Alice"), ("𝔖𝔬𝔫𝔤", "Song"), ("ℂ𝕒𝕥", "Cat"), ("𝟙𝟚", "12"), ("Ⓐⓛⓘⓒⓔ", "Alice"),
    ("🅰🅻🅸🅲🅴", "ALICE"), ("🄰🄻", "AL"), ("🅐🅛", "AL"), ("Ａｌｉｃｅ９", "Alice9"),
    ("A\u{336}n\u{336}n\u{336}", "Ann"),
    ("𝛼𝛽", "αβ"), ("★ 𝒜𝓃𝓃 ★", "★ Ann ★"),
  ])
  func decoratedLettersAreReadAsPlainOnes(name: String, spoken: String) {
    expect(name.readAloud, equals: spoken)
  }

  /// They express something by their appearance, or belong to a language.
  @Test(arguments: [
    "Ann", "½ ① ™ ﬁ ﷺ …", "e\u{301}", "ليلى حسن", "小林", "🇩🇪 👩‍👩‍👧 🌸", "3 ≠ 4", "3 =\u{338} 4", "½℃ №",
    "हिन्दी",
  ])
  func otherTextIsReadUnchanged(text: String) {
    expect(text.readAloud, equals: text)
  }

  @MainActor @Test func aRowIsReadAloudWithPlainLetters() {
    let row = UIView()
    let name = UILabel()
    name.text = "𝓐𝓵𝓲𝓬𝓮"
    row.addSubview(name)
    let summary = RowSummaryElement(of: row, reading: [name])
    expect(summary.accessibilityLabel, equals: "Alice")
    summary.accessibilityLabel = "𝕊𝕒𝕞 liked"
    expect(summary.accessibilityLabel, equals: "Sam liked")
  }
}
