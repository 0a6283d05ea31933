import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsThread

/// Snapshots of thread rows in states that screens do not show.
@Suite struct ThreadRowSnapshots {
  private func check<View: ListItemView>(
    _ name: String,
    _ row: View.ViewModel,
    _ traits: ScreenTraits = ScreenTraits(),
    line: Int = #line,
    _ makeView: @escaping () -> View
  ) async {
    let screen = await ComponentScreen.make(row, traits: traits, makeView: makeView)
    expectLook(screen, name, line: line)
  }

  private func comment() -> ThreadCommentView { ThreadCommentView(imageLoader: Rows.loader) }

  @Test func aCommentOfOnesOwnWithPhotosAndAWarning() async {
    var row = ThreadRows.comment(depth: 2, replies: 3, isLiked: true, isOwn: true, photos: 3)
    row.contentWarning = .init(text: "Wet feet", isRevealed: true, buttonTitle: "Hide")
    await check("comment-everything", row, ScreenTraits(), makeView)
  }

  private var makeView: () -> ThreadCommentView { { comment() } }

  @Test func theLargestTextInTheNarrowestColumn() async {
    await check(
      "comment-largest-narrow",
      ThreadRows.comment(depth: 9, replies: 12, isOwn: true),
      ScreenTraits.largest(height: 568),
      makeView
    )
  }

  @Test(arguments: [AppLanguage.english, .simplifiedChinese, .arabic], [false, true])
  func aDetailAndTheNumbersOfLikesAndBoosts(language: AppLanguage, isLargest: Bool) async {
    let strings = Strings(language)
    let detail = ThreadDetailRow(
      moment: "m",
      timeText: strings.clock(hour: 14, minute: 5),
      marks: MomentRow.Marks(
        audience: .followers,
        isEdited: true,
        isByBot: false,
        answered: nil,
        strings: strings
      ),
      editsTitle: strings.showEdits
    )
    let likes = ThreadLikesRow(
      moment: "m",
      likes: .init(
        count: 1_204,
        isLiked: true,
        countText: "1.2K",
        accessibilityText: strings.likes(1_204)
      ),
      likesTitle: strings.likes(1_204),
      boostsTitle: strings.boosts(38),
      showsLikers: true
    )
    var traits = ScreenTraits(size: CGSize(width: isLargest ? 320 : 390, height: 500))
    if isLargest { traits.contentSize = .accessibilityExtraExtraExtraLarge }
    traits.isRightToLeft = language.isRightToLeft
    let suffix = "\(language)" + (isLargest ? "-largest" : "")
    await check("detail-\(suffix)", detail, traits) { ThreadDetailView(frame: .zero) }
    await check("likes-\(suffix)", likes, traits) { ThreadLikesView(imageLoader: Rows.loader) }
  }

  @Test(arguments: [false, true])
  func aTranslatedText(isLargest: Bool) async {
    let row = ThreadTextRow(
      moment: "m",
      text: RichText("The ferry was late, so we had the whole pier to ourselves."),
      translation: TranslationNote(from: "de", by: "DeepL.com", strings: Strings(.english))
    )
    let largest = ScreenTraits.largest(height: 900)
    let traits = isLargest ? largest : ScreenTraits()
    await check(isLargest ? "text-translated-largest" : "text-translated", row, traits) {
      ThreadTextView(imageLoader: Rows.loader)
    }
  }

  @Test func theParentOfTheMoment() async {
    let row = ThreadParentRow(
      id: "p",
      author: Rows.person("Ada Okafor", handle: "@ada", portrait: "portrait/bun-1"),
      title: "Replying to Ada Okafor",
      text: "Does anybody know who painted the benches on the old sea wall, and in which year?"
    )
    await check("parent", row) { ThreadParentView(imageLoader: Rows.loader) }
  }

  @Test(arguments: [
    ("placeholder-filtered", ThreadPlaceholderRow.Kind.filtered(title: "Spoilers"), 0),
    ("placeholder-deleted", .deleted, 4),
  ])
  func placeholders(name: String, kind: ThreadPlaceholderRow.Kind, replies: Int) async {
    let row = ThreadPlaceholderRow(
      id: "c",
      branch: ThreadRows.branch(1),
      kind: kind,
      replies: ThreadReplies(count: replies, isCollapsed: true, strings: Strings(.english)),
      strings: Strings(.english)
    )
    await check(name, row) { ThreadPlaceholderView() }
  }
}
