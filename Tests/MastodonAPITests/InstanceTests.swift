import Expectations
import Foundation
import MastodonAPI
import Testing

@Suite struct InstanceTests {
  private func read(_ json: String) throws -> Instance {
    try JSONDecoder().decode(Instance.self, from: Data(json.utf8))
  }

  @Test func limitsAreDecodedFromAllLocations() throws {
    let new = try read(
      """
      {"domain": "s.example", "api_versions": {"mastodon": 11, "other": 2},
       "configuration": {"urls": {"streaming": "wss://stream.s.example"},
         "statuses": {"max_characters": 900, "max_media_attachments": 9, "characters_reserved_per_url": 20},
         "media_attachments": {"image_size_limit": 10, "supported_mime_types": ["image/png", 4]}}}
      """
    )
    expect(new.apiVersion, equals: 11)
    expect(new.limits.characters, equals: 900)
    expect(new.limits.attachments, equals: 9)
    expect(new.limits.charactersPerURL, equals: 20)
    expect(new.limits.imageBytes, equals: 10)
    expect(new.limits.fileTypes, equals: ["image/png"])
    expect(new.streamingURL, equals: "wss://stream.s.example")
    let old = try read(
      #"{"uri": "old.example", "max_toot_chars": 1000, "urls": {"streaming_api": "wss://old.example"}}"#
    )
    expect(old.limits.characters, equals: 1_000)
    expect(old.streamingURL, equals: "wss://old.example")
  }

  @Test func missingLimitsHaveDefaults() throws {
    let instance = try read(#"{"configuration": 4, "api_versions": []}"#)
    expect(instance.limits, equals: Instance.Limits())
  }
}
