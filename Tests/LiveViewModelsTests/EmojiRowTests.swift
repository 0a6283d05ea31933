import Expectations
import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

/// Custom emoji of a provider in rows.
@MainActor @Suite struct EmojiRowTests {
  private func emoji(_ name: String) -> EmojiReference {
    EmojiReference(
      shortcode: name,
      url: URL(string: "https://s.example/\(name).gif"),
      staticURL: URL(string: "https://s.example/\(name).png")
    )
  }

  private func row(_ moment: Moment) async throws -> MomentRow {
    let harness = await Harness(language: .english) { $0.first = .success(Page(items: [moment])) }
    await harness.viewModel.load()
    return try require(harness.rows.first)
  }

  @Test func namesHaveStillEmoji() async throws {
    var moment = Sample.moment("1")
    moment.author = Account(
      id: "c",
      handle: "cleo",
      displayName: "Cleo :cat:",
      emojis: [emoji("cat")]
    )
    let author = try await row(moment).author
    expect(author.displayName.string, equals: "Cleo :cat:")
    let image = author.displayName.runs.first?.emoji?.stillURL
    expect(image?.absoluteString, equals: "https://s.example/cat.png")
    expect(author.name, equals: "Cleo cat")
  }

  @Test func boostHeadingsHaveEmoji() async throws {
    var moment = Sample.moment("1")
    moment.boostedBy = Account(
      id: "c",
      handle: "cleo",
      displayName: ":cat: Cleo",
      emojis: [emoji("cat")]
    )
    let text = try await row(moment).boostedBy
    expect(text?.words, equals: "cat Cleo boosted")
  }

  @Test func textWarningAndPollHaveEmoji() async throws {
    var moment = Sample.moment("1")
    moment.text = RichText("A :cat:").markingEmojis([emoji("cat")])
    moment.contentWarning = "Many :cat:"
    moment.emojis = [emoji("cat")]
    moment.poll = Poll(
      id: "p",
      options: [Poll.Option(title: "The :owl:", votes: 1), Poll.Option(title: "Tea", votes: 2)],
      emojis: [emoji("owl")]
    )
    let row = try await row(moment)
    expect(row.text.words, equals: "A cat")
    expect(row.contentWarning?.text.words, equals: "Many cat")
    expect(row.poll?.options.map(\.title.words), equals: ["The owl", "Tea"])
    expect(row.poll?.options.first?.accessibilityText.hasPrefix("The owl"), equals: true)
  }

  @Test func anEmojiWithoutAnImageStaysText() async throws {
    var moment = Sample.moment("1")
    moment.author.displayName = "Cleo :cat:"
    moment.author.emojis = [EmojiReference(shortcode: "cat")]
    let author = try await row(moment).author
    expect(!author.displayName.hasEmoji)
    expect(author.name, equals: "Cleo :cat:")
  }
}
