import Expectations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import Testing

@MainActor @Suite struct MediaCountsTests {
  @Test(
    arguments: [
      ([], nil),
      (["image/png", "image/gif"], "2 photos"),
      (["video/mp4"], "1 film"),
      (["image/png", "video/mp4"], "2 photos and films"),
      (["audio/ogg"], "1 sound"),
      (["audio/ogg", "audio/mpeg"], "2 sounds"),
      (["audio/ogg", "image/png"], "2 attachments"),
      (["audio/ogg", "video/mp4", "image/png"], "3 attachments"),
    ] as [([String], String?)]
  )
  func filesAreNamedByKind(types: [String], text: String?) {
    expect(Strings(.english).media(MediaCounts(types: types)), equals: text)
  }

  @Test func soundsAreCountedInEveryLanguage() {
    let sounds = MediaCounts(sounds: 12)
    let mixed = MediaCounts(photos: 1, sounds: 11)
    let texts = [AppLanguage.simplifiedChinese, .arabic, .polish].map { Strings($0) }
    expect(texts.map { $0.media(sounds) }, equals: ["12段音频", "١٢ مقطعًا صوتيًا", "12 nagrań"])
    expect(texts.map { $0.media(mixed) }, equals: ["12个附件", "١٢ مرفقًا", "12 załączników"])
  }
}
