import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import MastodonProvider

/// What earlier versions stored is still read.
@Suite struct StoredValueTests {
  private func read<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  @Test func theOwnProfileIsRead() throws {
    let profile: OwnProfile = try read(
      """
      {"avatar":"https:\\/\\/example.org\\/a.png","displayName":"Ana","isBot":false,"isLocked":true,\
      "lines":[{"name":"Page","value":"ana.example"}],"note":"hills"}
      """
    )
    expect(
      profile,
      equals: OwnProfile(
        displayName: "Ana",
        note: "hills",
        lines: [OwnProfile.Line(name: "Page", value: "ana.example")],
        isLocked: true,
        avatarURL: URL(string: "https://example.org/a.png")
      )
    )
  }

  @Test func emojiAreRead() throws {
    let emoji: StoredEmojis = try read(
      """
      {"all":[{"category":"animals","shortcode":"fox","staticURL":"https:\\/\\/example.org\\/f.png",\
      "url":"https:\\/\\/example.org\\/f.gif"},{"shortcode":"owl"}],"fetchedAt":5}
      """
    )
    let fox = EmojiReference(
      shortcode: "fox",
      url: URL(string: "https://example.org/f.gif"),
      staticURL: URL(string: "https://example.org/f.png"),
      category: "animals"
    )
    expect(emoji.all, equals: [fox, EmojiReference(shortcode: "owl")])
  }

  @Test func hashtagsAreRead() throws {
    let shelf: StoredShelf<TagUsage> = try read(
      #"{"fetchedAt":5,"items":[{"history":[{"date":6,"people":1,"uses":2}],"name":"Sea"}]}"#
    )
    let day = UsageDay(date: Date(timeIntervalSinceReferenceDate: 6), uses: 2, people: 1)
    expect(shelf.items, equals: [TagUsage(name: "Sea", history: [day])])
  }
}
