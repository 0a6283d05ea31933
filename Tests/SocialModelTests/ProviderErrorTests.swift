import Expectations
import Foundation
import SocialModel
import Testing

@Suite struct ProviderErrorTests {
  @Test(arguments: [
    (ProviderError.fileNotFound(path: "/a/b"), "There is no file or folder at /a/b."),
    (.noJSONInFolder(path: "/a"), "The folder /a has no JSON files."),
    (
      .truncatedJSON(file: "x.json", byteOffset: 12),
      "x.json is cut off: its JSON is unfinished where the file ends, at byte 12."
    ),
    (
      .unexpectedShape(file: "x.json", found: "a number"),
      "x.json does not hold posts: it is a number."
    ),
    (
      .unsupportedURLScheme(scheme: "ftp", url: "ftp://a"),
      "ftp://a was not opened: only http and https addresses are, not \"ftp\"."
    ),
    (
      .network(url: "http://a", reason: .timedOut),
      "http://a could not be loaded: the server took too long to answer."
    ),
    (.notAnImage(url: "http://a"), "http://a is not an image."),
    (.refused(reason: nil), "This was refused."),
  ])
  func errorsHaveReadableDescriptions(error: ProviderError, words: String) {
    expect(error.localizedDescription, equals: words)
  }

  @Test(arguments: [
    (
      SkippedItem(source: "a.json", index: 2, reason: .missing(key: "id")),
      "a.json, item 3: \"id\" is missing"
    ),
    (
      SkippedItem(source: "a.json", reason: .truncated(byteOffset: 9)),
      "a.json: ends unfinished at byte 9"
    ),
    (
      SkippedItem(source: "a.json", index: 0, reason: .wrongKind(found: "a number")),
      "a.json, item 1: not a post but a number"
    ),
    (
      SkippedItem(source: "a.json", index: 0, reason: .wrongValue(key: "content")),
      "a.json, item 1: the value of \"content\" cannot be used"
    ),
    (
      SkippedItem(source: "a.json", reason: .invalidJSON(byteOffset: 3)),
      "a.json: not JSON at byte 3"
    ),
    (SkippedItem(source: "a.json", reason: .unreadableFile), "a.json: cannot be read"),
  ])
  func skippedItemsHaveReadableDescriptions(note: SkippedItem, words: String) {
    expect(note.description, equals: words)
  }
}
