import Expectations
import MomentsLanguage
import Testing

struct StringsTests {
  private let english = Strings(.english)
  private let chinese = Strings(.simplifiedChinese)
  private let arabic = Strings(.arabic)

  @Test(arguments: [
    (0, "0 likes", "0个赞", "لا إعجابات"),
    (1, "1 like", "1个赞", "إعجاب واحد"),
    (2, "2 likes", "2个赞", "إعجابان"),
    (3, "3 likes", "3个赞", "٣ إعجابات"),
    (11, "11 likes", "11个赞", "١١ إعجابًا"),
    (100, "100 likes", "100个赞", "١٠٠ إعجاب"),
    (103, "103 likes", "103个赞", "١٠٣ إعجابات"),
    (1234, "1,234 likes", "1,234个赞", "١٬٢٣٤ إعجابًا"),
  ])
  func likesFollowThePluralRules(count: Int, en: String, zh: String, ar: String) {
    expect(english.likes(count), equals: en)
    expect(chinese.likes(count), equals: zh)
    expect(arabic.likes(count), equals: ar)
  }

  @Test(arguments: [
    (1, "1 reply hidden", "已收起1条回复", "رد واحد مخفي"),
    (2, "2 replies hidden", "已收起2条回复", "ردّان مخفيان"),
    (3, "3 replies hidden", "已收起3条回复", "٣ ردود مخفية"),
    (11, "11 replies hidden", "已收起11条回复", "١١ ردًّا مخفيًّا"),
    (100, "100 replies hidden", "已收起100条回复", "١٠٠ رد مخفي"),
  ])
  func hiddenRepliesFollowThePluralRules(count: Int, en: String, zh: String, ar: String) {
    for (strings, text) in [(english, en), (chinese, zh), (arabic, ar)] {
      expect(strings.hiddenReplies(count), equals: text)
    }
  }

  @Test func newCommentsFollowThePluralRules() {
    expect([1, 2].map(english.newComments), equals: ["1 new comment", "2 new comments"])
    expect(chinese.newComments(3), equals: "3条新评论")
    expect(
      [1, 2, 3, 11].map(arabic.newComments),
      equals: [
        "تعليق جديد واحد", "تعليقان جديدان", "٣ تعليقات جديدة", "١١ تعليقًا جديدًا",
      ]
    )
  }

  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (9_999, "9,999", "9,999"), (10_000, "10K", "1万"),
    (12_345, "12.3K", "1.2万"), (999_999, "999K", "99.9万"), (1_250_000, "1.2M", "125万"),
    (230_000_000, "230M", "2.3亿"), (2_000_000_000, "2B", "20亿"),
  ])
  func compactNumbersNeverRoundUp(value: Int, en: String, zh: String) {
    expect(english.compactNumber(value), equals: en)
    expect(chinese.compactNumber(value), equals: zh)
  }

  @Test func arabicNumbersUseArabicDigitsAndSeparators() {
    expect(arabic.number(-1_234_567), equals: "-١٬٢٣٤٬٥٦٧")
    expect(arabic.compactNumber(12_345), equals: "١٢٫٣ ألف")
    expect(arabic.number(Int.min).hasPrefix("-"))
  }

  /// The name of the app is not translated; a moment is.
  @Test(arguments: AppLanguage.allCases)
  func theNameOfTheAppIsTheSameInAllLanguages(language: AppLanguage) {
    let strings = Strings(language)
    expect(strings.timelineTitle, equals: "Moments")
    for text in [strings.aboutTitle, strings.linkToNothing, strings.signInDenied] {
      expect(text.contains("Moments"), "\(text)")
    }
  }

  @Test func arabicTitlesOfCountsGoWithTheirNumber() {
    expect(
      [1, 2, 8, 11, 100].map(arabic.momentsTitle),
      equals: ["لحظة", "لحظتان", "لحظات", "لحظة", "لحظة"]
    )
    // 12,860 is written as "12.8 thousand".
    expect(arabic.followersTitle(arabic.compactNumberForm(12_860)), equals: "متابع")
    expect(arabic.followersTitle(arabic.compactNumberForm(2_360)), equals: "متابعًا")
  }

  @Test func someLikersAreNamedAndTheRestCounted() {
    expect(english.likedBy([], isLikedByReader: false, count: 3), equals: "")
    expect(english.likedBy(["Ann"], isLikedByReader: false, count: 1), equals: "Ann")
    expect(
      english.likedBy(["Ann", "Bob"], isLikedByReader: true, count: 3),
      equals: "You, Ann and Bob"
    )
    expect(
      english.likedBy(["A", "B", "C", "D"], isLikedByReader: false, count: 1_004),
      equals: "A, B, C and 1,001 others"
    )
    expect(english.likedBy(["A"], isLikedByReader: false, count: 2), equals: "A and 1 other")
    expect(chinese.likedBy(["小雨"], isLikedByReader: true, count: 8), equals: "你、小雨等8人")
    expect(chinese.likedBy(["小雨"], isLikedByReader: true, count: 2), equals: "你和小雨")
    expect(arabic.likedBy(["ليلى"], isLikedByReader: false, count: 3), equals: "ليلى وشخصان آخران")
    // Names of the opposite direction are isolated.
    expect(
      english.likedBy(["Ann", "ليلى"], isLikedByReader: false, count: 2),
      equals: "Ann and \u{2068}ليلى\u{2069}"
    )
  }

  @Test(arguments: [
    ("en", AppLanguage.english), ("en_GB", .english), ("zh-CN", .simplifiedChinese),
    ("zh-Hans", .simplifiedChinese), ("ar-EG", .arabic), ("AR", .arabic),
  ])
  func languagesAreFoundByIdentifier(identifier: String, language: AppLanguage) {
    expect(AppLanguage(identifier: identifier), equals: language)
  }

  @Test func otherLanguagesAreNotSupported() {
    expectNil(AppLanguage(identifier: "fr"))
    expectNil(AppLanguage(identifier: ""))
    expect(AppLanguage.allCases.filter(\.isRightToLeft), equals: [.arabic])
  }
}
