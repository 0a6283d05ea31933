import Expectations
import Foundation
import ListModel
import MomentsLanguage
import MomentsValues
import Testing

@testable import MomentsContracts

struct ExploreRowsTests {
  private let english = Strings(.english)
  private let chinese = Strings(.simplifiedChinese)
  private let arabic = Strings(.arabic)

  @Test(arguments: [
    (1, 1, "1 person in 1 day", "1天内1人参与", "شخص واحد في يوم واحد"),
    (2, 2, "2 people in 2 days", "2天内2人参与", "شخصان في يومين"),
    (5, 7, "5 people in 7 days", "7天内5人参与", "٥ أشخاص في ٧ أيام"),
    (123, 2, "123 people in 2 days", "2天内123人参与", "١٢٣ شخصًا في يومين"),
    (100, 11, "100 people in 11 days", "11天内100人参与", "١٠٠ شخص في ١١ يومًا"),
  ])
  func peopleInDaysFollowThePluralRules(
    people: Int,
    days: Int,
    en: String,
    zh: String,
    ar: String
  ) {
    expect(english.people(people, inDays: days), equals: en)
    expect(chinese.people(people, inDays: days), equals: zh)
    expect(arabic.people(people, inDays: days), equals: ar)
  }

  @Test(arguments: [
    (1, "1 person shared this", "1人分享", "شاركه شخص واحد"),
    (2, "2 people shared this", "2人分享", "شاركه شخصان"),
    (12, "12 people shared this", "12人分享", "شاركه ١٢ شخصًا"),
  ])
  func sharingFollowsThePluralRules(count: Int, en: String, zh: String, ar: String) {
    expect(english.sharedBy(count), equals: en)
    expect(chinese.sharedBy(count), equals: zh)
    expect(arabic.sharedBy(count), equals: ar)
  }

  @Test(arguments: [
    (0, "12 photos", "12张照片", "١٢ صورة"), (12, "12 films", "12段视频", "١٢ فيلمًا"),
    (3, "12 photos and films", "12张照片和视频", "١٢ من الصور والأفلام"),
  ])
  func filmsAreNotCalledPhotos(films: Int, en: String, zh: String, ar: String) throws {
    let url = try require(URL(string: "https://s.example/a"))
    let photos: [ImageReference] = (0..<12).map { index in
      var photo = ImageReference(url: url)
      if index < films {
        photo.media = ImageReference.Media(kind: .film, url: url, hasPoster: true)
      }
      return photo
    }
    let tiles = photos.map { PhotoTile(moment: "a", image: $0, accessibilityText: "") }
    for (strings, text) in [(english, en), (chinese, zh), (arabic, ar)] {
      var shelf = ExploreShelf(.photos, id: "a", strings: strings)
      shelf.show(.photos(tiles), isEnd: true, strings: strings)
      expect(shelf.detail, equals: text)
    }
  }

  @Test func smallFollowerCountsAreWrittenInFull() {
    expect(english.compactFollowers(1), equals: "1 follower")
    expect(english.compactFollowers(12_345), equals: "12.3K followers")
    expect(chinese.compactFollowers(12_345), equals: "1.2万位粉丝")
    expect(arabic.compactFollowers(12_345), equals: "١٢٫٣ ألف متابع")
  }

  @Test func everyShelfHasTextsInEveryLanguage() {
    for language in AppLanguage.allCases {
      let strings = Strings(language)
      for kind in ExploreShelf.Kind.allCases {
        let texts = [
          strings.shelfTitle(kind), strings.emptyShelf(kind), strings.emptyShelfMessage(kind),
          strings.shelfFailed(kind),
        ]
        expect(Set(texts).count == texts.count && !texts.contains(""))
        expect(ExploreShelf(kind, id: "a", strings: strings).kind, equals: kind)
      }
    }
  }

  @Test func aTagShowsItsNewestKnownCount() {
    func text(_ recent: Int, _ week: Int, _ moments: Int?) -> String {
      let usage = TagRow.Usage(recentPeople: recent, weekPeople: week, moments: moments)
      return TagRow(name: "a", usage: usage, history: [], strings: english).usageText
    }
    expect(text(3, 9, 20), equals: "3 people in 2 days")
    expect(text(0, 9, 20), equals: "9 people in 7 days")
    expect(text(0, 0, 20), equals: "20 moments")
    expect(text(0, 0, nil), equals: "")
  }

  @Test func aHistoryIsBoundedAndNeverNegative() {
    let row = TagRow(
      name: "Swift",
      usageText: "",
      history: [9, 9, 1, 2, -3, 4, 5, 6, 7],
      accessibilityText: ""
    )
    expect(row.history, equals: [1, 2, 0, 4, 5, 6, 7])
    expect(row.itemID, equals: "swift")
  }

  @Test func aBioIsOneLine() {
    let person = PersonReference(id: "1", name: "Ann", handle: "@ann", avatar: nil)
    let row = PersonRow(person: person, bio: "Tea.\n\nThen hills.", followers: 2, strings: english)
    expect(row.bio, equals: "Tea. Then hills.")
    expect(row.accessibilityText, equals: "Ann, @ann, Tea. Then hills., 2 followers")
    expect(
      PersonRow(person: person, bio: "", followers: nil, strings: english).followersText,
      equals: ""
    )
  }

  @Test func aLinkWithoutPublisherNamesItsHost() throws {
    let url = try require(URL(string: "https://www.news.example/a"))
    func preview(_ publisher: String?) -> LinkPreview {
      LinkPreview(url: url, title: "T", publisher: publisher, strings: english)
    }
    expect(preview(nil).publisher, equals: "news.example")
    expect(preview("News").publisher, equals: "News")
  }

  @Test func timelineTitlesFollowTheirScope() {
    let ann = PersonReference(id: "1", name: "Ann", handle: "@ann", avatar: nil)
    expect(TimelineKind.home.title(english), equals: "Moments")
    expect(TimelineKind.hashtag("tea").title(english), equals: "\u{2068}#tea\u{2069}")
    expect(TimelineKind.profile(ann).title(english), equals: "Ann")
    let messages = [TimelineKind.home, .hashtag("tea"), .profile(ann)].map {
      $0.emptyMessage(english)
    }
    expect(Set(messages).count, equals: 3)
  }
}
