import Expectations
import MomentsValues
import Testing

@Suite struct PostLimitsTests {
  @Test(arguments: [
    ("", ""), ("soup", "soup"), ("a harbour", "a har"),
    // A flag is two scalars, a family seven: a cluster that does not fit completely is left out.
    ("🇨🇳🇨🇳🇨🇳", "🇨🇳🇨🇳"), ("👩‍👩‍👧‍👦", ""), ("abcde\u{301}", "abcd"),
  ])
  func descriptionsAreCutAtCharactersByScalarCount(text: String, taken: String) {
    expect(PostLimits(altTextCharacters: 5).fitting(altText: text), equals: taken)
  }
}
