import Expectations
import Foundation
import Testing

@testable import MastodonAPI

@Suite struct TranslationTests {
  private func translation(_ json: String) throws -> Translation {
    try JSONDecoder().decode(Translation.self, from: Data(json.utf8))
  }

  @Test func allTextsOfATranslationAreDecoded() throws {
    let read = try translation(
      """
      {"content": "<p>Hello</p>", "spoiler_text": "Soup", "language": "en",
       "detected_source_language": "de", "provider": "DeepL.com",
       "poll": {"id": "1", "options": [{"title": "Tea"}, {"title": "Coffee"}]},
       "media_attachments": [{"id": "7", "description": "a bench"}, {"id": "8"}, 5]}
      """
    )
    expect(read.pollOptions.elements.map(\.title), equals: ["Tea", "Coffee"])
    expect(read.mediaAttachments.elements.map(\.id), equals: ["7", "8"])
    expect(read.mediaAttachments.elements.map(\.description), equals: ["a bench", nil])
    expect(read.provider == "DeepL.com" && read.detectedSourceLanguage == "de")
  }

  @Test(arguments: ["null", "7", "[]", #""x""#, "{}"])
  func missingValuesAreEmpty(json: String) throws {
    let read = try translation(
      #"{"content": "a", "poll": \#(json), "media_attachments": \#(json)}"#
    )
    expect(read.pollOptions.elements.isEmpty && read.mediaAttachments.elements.isEmpty)
  }
}
