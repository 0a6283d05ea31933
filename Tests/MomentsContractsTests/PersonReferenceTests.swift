import Expectations
import Foundation
import MomentsContracts
import MomentsValues
import Testing

struct PersonReferenceTests {
  @Test func accessibilityNamesUseShortcodes() throws {
    let url = try require(URL(string: "https://example.org/cat.png"))
    let name = RichText(
      "Ann :cat: and :owl:",
      emojis: ["cat", "owl"].map { EmojiReference(shortcode: $0, url: url) }
    )
    let person = PersonReference(id: "1", displayName: name, handle: "@ann", avatar: nil)
    expect(person.name, equals: "Ann cat and owl")
    expect(
      PersonReference(id: "1", name: "Ann", handle: "@ann", avatar: nil).displayName,
      equals: "Ann"
    )
  }
}
