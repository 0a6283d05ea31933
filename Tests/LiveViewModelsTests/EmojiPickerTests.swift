import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The sheet of emoji, over a provider.
@MainActor
@Suite("Emoji over a provider")
struct EmojiPickerTests {
  private let provider = FakeEmoji()

  private func custom(_ shortcode: String, _ category: String? = nil) -> EmojiReference {
    EmojiReference(
      shortcode: shortcode,
      url: URL(string: "https://example.org/\(shortcode).png"),
      category: category
    )
  }

  private func picker(_ language: AppLanguage = .english) -> LiveEmojiPickerViewModel {
    LiveEmojiPickerViewModel(provider: provider, in: ScreenContext(language))
  }

  private func texts(_ viewModel: LiveEmojiPickerViewModel, _ category: EmojiCategory) -> [String] {
    viewModel.rows.filter { $0.category == category }.map(\.text)
  }

  @Test("recent emoji are first, then the server's by category, then Unicode's by group")
  func order() async {
    provider.recent = ["🌊", ":wave:", ":gone:", "no emoji"]
    provider.custom = [custom("wave", "Sea"), custom("plain"), custom("surf", "Sea")]
    let viewModel = picker()
    await viewModel.load()
    expect(
      Array(viewModel.categories.prefix(4)),
      equals: [
        .recent, .custom(nil), .custom("Sea"), .standard(.smileys),
      ]
    )
    expect(viewModel.categories.count, equals: 3 + EmojiGroup.allCases.count)
    expect(texts(viewModel, .custom("Sea")), equals: [":wave:", ":surf:"])
    // Texts that are no emoji, and emoji that the server no longer has, are left out.
    expect(texts(viewModel, .recent), equals: ["🌊", ":wave:"])
    expect(viewModel.state, equals: .content)
  }

  @Test("offline, stored and standard emoji are shown")
  func offline() async {
    provider.known = [custom("wave")]
    provider.failure = .network(url: "https://example.org", reason: .offline)
    let viewModel = picker()
    await viewModel.load()
    expect(texts(viewModel, .custom(nil)), equals: [":wave:"])
    expect(texts(viewModel, .standard(.food)).contains("🍇"))
    expect(viewModel.state, equals: .content)
  }

  @Test("new emoji of the server appear while the sheet is open")
  func newEmoji() async {
    provider.known = [custom("wave")]
    provider.custom = [custom("wave"), custom("surf")]
    let viewModel = picker()
    await viewModel.load()
    expect(texts(viewModel, .custom(nil)), equals: [":wave:", ":surf:"])
  }

  @Test("a name finds custom and standard emoji; spaces show all")
  func searching() async {
    provider.custom = [custom("cat_happy"), custom("dog")]
    let viewModel = picker()
    await viewModel.load()
    viewModel.search(" cat ")
    expect(viewModel.categories, equals: [.found])
    expect(viewModel.rows.first?.text, equals: ":cat_happy:")
    expect(texts(viewModel, .found).contains("🐱"))
    viewModel.search("cat h")
    expect(texts(viewModel, .found).contains(":cat_happy:"))
    viewModel.search("qqq")
    expect(viewModel.rows, satisfies: \.isEmpty)
    guard case .empty(let message) = viewModel.state else {
      Issue.record("\(viewModel.state)")
      return
    }
    expect(message.title, equals: Strings(.english).emojiNoneTitle)
    viewModel.search("  ")
    expect(viewModel.categories.count, equals: 1 + EmojiGroup.allCases.count)
  }

  @Test("a chosen emoji is recent the next time, once")
  func choosing() async throws {
    provider.recent = ["🌊", "🍇"]
    let viewModel = picker()
    await viewModel.load()
    expect(viewModel.choose("emoji.food.🍇"), equals: "🍇")
    expectNil(viewModel.choose("emoji.gone.x"))
    try await eventually { provider.recent == ["🍇", "🌊"] }
    // The recent emoji stay in order while the sheet is open.
    expect(texts(viewModel, .recent), equals: ["🌊", "🍇"])
    let next = picker()
    await next.load()
    expect(texts(next, .recent), equals: ["🍇", "🌊"])
  }

  @Test("without a provider, standard emoji are shown")
  func withoutProvider() async {
    let viewModel = LiveEmojiPickerViewModel(provider: nil, in: ScreenContext(.arabic))
    await viewModel.load()
    expect(viewModel.categories, equals: EmojiGroup.allCases.map { .standard($0) })
    expect(viewModel.rows.first { $0.text == "🍇" }?.name, equals: "عنب")
  }
}
