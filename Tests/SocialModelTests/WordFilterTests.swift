import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@Suite struct WordFilterTests {
  private func isMet(_ words: String, isWhole: Bool = true, by moment: Moment) -> Bool {
    let filter = WordFilter(
      title: "f",
      keywords: [WordFilter.Keyword(words, isWhole: isWhole)],
      postIDs: ["77"]
    )
    return WordFilter.Matcher(filter).isMet(by: WordFilter.Text(moment))
  }

  private func moment(_ text: String, id: String = "1") -> Moment {
    Moment(id: id, author: Account(id: "a", handle: "a"), text: RichText(text))
  }

  @Test(arguments: [
    ("sea", "the sea", true), ("sea", "SEA!", true), ("SEA", "the sea", true),
    ("sea", "season", false), ("sea", "undersea", false), ("sea", "season at sea", true),
    ("sea", "sea_side", false), ("sea", "sea2", false), ("sea", "", false),
    ("sea", "sea", true), ("long walk", "a long walk", true), ("long walk", "long, walk", false),
    ("#sea", "x#sea", true), ("#sea", "#season", false),
    // Signs at the edges of words need no edge.
    ("c++", "in c++11", true), ("é", "cafe\u{301}", false), ("café", "cafe\u{301}", true),
    // Scripts without spaces between words.
    ("大海", "看大海去", true), ("sea", "我爱sea海", true), ("ทะเล", "ไปทะเลกัน", true),
    ("海", "陆地", false),
    // Letters with spaces, of any script.
    ("بحر", "البحر", false), ("بحر", "في بحر", true), ("море", "МОРЕ", true),
    ("море", "моречко", false),
  ])
  func wholeWordsMatchAtWordBoundaries(words: String, text: String, isFound: Bool) {
    expect(isMet(words, by: moment(text)), equals: isFound)
  }

  @Test(arguments: [
    ("sea", "season", true), ("EAS", "season", true), ("大海", "看大海去", true), ("", "sea", false),
    ("sea", "se", false),
  ])
  func partsOfWordsMatchAnywhere(words: String, text: String, isFound: Bool) {
    expect(isMet(words, isWhole: false, by: moment(text)), equals: isFound)
  }

  @Test func allTextsAndAddedPostsAreMatched() throws {
    var warned = moment("x")
    warned.contentWarning = "the sea"
    expect(isMet("sea", by: warned))
    var shown = moment("x")
    shown.attachments = [MediaAttachment(id: "m", kind: .image, altText: "a sea")]
    expect(isMet("sea", by: shown))
    let url = try require(URL(string: "https://sea.example/"))
    var linked = moment("short")
    linked.text = RichText("short", runs: [.init(0..<5, .link(url))])
    expect(isMet("sea", by: linked))
    var asking = moment("Where to?")
    asking.poll = Poll(id: "p", options: [.init(title: "The hills"), .init(title: "The sea")])
    expect(isMet("sea", by: asking))
    expect(isMet("sea", by: moment("x", id: "77")))
    expect(!isMet("sea", by: moment("x")))
    // Parts of a post are apart.
    warned.contentWarning = "the se"
    warned.text = RichText("a side")
    expect(!isMet("sea", isWhole: false, by: warned))
  }

  @Test func scriptsWithoutSpacesAreDetected() {
    expect(WordFilter.Keyword("大海").isUnspaced)
    expect(WordFilter.Keyword("すし bar").isUnspaced)
    expect(!WordFilter.Keyword("sea").isUnspaced)
    expect(!WordFilter.Keyword("바다").isUnspaced)
  }
}
