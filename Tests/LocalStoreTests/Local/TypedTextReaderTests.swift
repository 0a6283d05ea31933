import Expectations
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Hashtags and addresses are found in all scripts.
@Suite struct TypedTextReaderTests {
  private func tags(_ text: String) -> [String] {
    TypedTextReader.read(text).runs.compactMap { run in
      if case .hashtag(let name) = run.style { name } else { nil }
    }
  }

  @Test(arguments: [
    ("#birds and #BIRDS2!", ["birds", "BIRDS2"]), ("今天天气好 #徒步 真好", ["徒步"]),
    ("今日は、#東京タワー。", ["東京タワー"]), ("（#ラーメン・二郎）", ["ラーメン・二郎"]), ("＃日本語", ["日本語"]),
    ("#佐々木さん!", ["佐々木さん"]), ("#한국어, #시골_길", ["한국어", "시골_길"]), ("#col·lecció·", ["col·lecció"]),
    ("#one#two", ["one"]), ("no#topic, 漢字#話題, #1, #", []), ("https://example.org/#top", []),
    ("(#a)(#b)", ["a", "b"]),
  ])
  func hashtagsAreFoundCompletely(text: String, names: [String]) {
    expect(tags(text), equals: names)
  }

  @Test func runsCoverTheHashAndTheName() {
    let text = TypedTextReader.read("好，#徒步！ https://example.org/a.")
    expect(text.runs.map { text.string(of: $0) }, equals: ["#徒步", "https://example.org/a"])
  }
}
