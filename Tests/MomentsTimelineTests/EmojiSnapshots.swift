import DemoViewModels
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsTimeline

/// Custom emoji wherever a moment and a profile can have them.
@Suite struct EmojiSnapshots {
  private func check(
    _ name: String,
    _ row: MomentRow,
    _ traits: ScreenTraits = ScreenTraits(),
    line: Int = #line
  ) async {
    let screen = await ComponentScreen.make(row, traits: traits) {
      MomentListItemView(imageLoader: Rows.loader)
    }
    expectLook(screen, name, line: line)
  }

  @Test func aMoment() async {
    await check("moment", DemoRows.emojiMoment(by: DemoRows.mochi, Strings(.english)))
  }

  @Test func dark() async {
    var traits = ScreenTraits()
    traits.style = .dark
    await check("dark", DemoRows.emojiMoment(by: DemoRows.sami, Strings(.english)), traits)
  }

  @Test func behindAWarning() async {
    let row = DemoRows.emojiMoment(by: DemoRows.mochi, isWarned: true, Strings(.english))
    await check("warning", row)
  }

  @Test func chinese() async {
    let row = DemoRows.emojiMoment(by: DemoRows.mochi, Strings(.simplifiedChinese))
    await check("chinese", row)
  }

  @Test func arabic() async {
    var traits = ScreenTraits()
    traits.isRightToLeft = true
    await check("arabic", DemoRows.emojiMoment(by: DemoRows.sami, Strings(.arabic)), traits)
  }

  @Test func largestText() async {
    var traits = ScreenTraits()
    traits.contentSize = .accessibilityExtraExtraExtraLarge
    await check("largest", DemoRows.emojiMoment(by: DemoRows.mochi, Strings(.english)), traits)
  }

  @Test func aProfile() async {
    var row = UserProfileRow(person: DemoRows.sami, background: nil)
    row.bio = DemoRows.emojiText("Owls :owl: and bears :bear:, mostly at night.")
    let screen = await ComponentScreen.make(row, traits: ScreenTraits()) {
      UserProfileListItemView(imageLoader: Rows.loader)
    }
    expectLook(screen, "profile")
  }
}
