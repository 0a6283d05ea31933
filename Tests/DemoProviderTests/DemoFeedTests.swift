import DemoArtwork
import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import DemoProvider

struct DemoFeedTests {
  @Test func theFeedIsVaried() {
    let moments = DemoFeed.moments
    expect(moments.count, equals: 40)
    expect(Set(moments.map(\.author)).count, isAtLeast: 12)
    let photoCounts = Set(moments.map(\.photos.count))
    expect(photoCounts.isSuperset(of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14]))
    expect(moments.contains { $0.warning != nil })
    expect(moments.contains { $0.boostedBy != nil })
    expect(moments.contains { $0.likeCount == 0 } && moments.contains { $0.likeCount > 3000 })
  }

  @Test func newestMomentsComeFirst() {
    let ages = DemoFeed.moments.map(\.minutesAgo)
    expect(ages, equals: ages.sorted())
  }

  @Test func everyImageCanBeDrawnAndHasAColor() throws {
    let images = DemoFeed.moments.flatMap(\.photos)
    expect(images.count, isAbove: 70)
    for image in images {
      let media = image.attachment("1")
      expect(media.blurhash != nil)
      expect(DemoPainter.placeholderColor(for: try require(media.previewURL)) != nil)
    }
    for person in DemoPerson.allCases {
      for url in [person.account.avatarURL, person.account.headerURL] {
        expect(DemoPainter.placeholderColor(for: try require(url)) != nil)
      }
    }
  }

  @Test func thereAreNoMoreLikersThanTheCount() {
    for moment in DemoFeed.moments {
      expect(moment.likers.count + (moment.isLiked ? 1 : 0), isAtMost: moment.likeCount)
      expect(!moment.likers.contains(moment.author))
    }
  }

  @Test func markupIsRead() throws {
    let text = DemoRichText.read("Hi @ann, see https://a.example/b #x **bold** 2*3\n> quoted")
    expect(text.string, equals: "Hi @ann, see a.example/b #x bold 2*3\nquoted")
    let styles = text.runs.map(\.style)
    expect(styles.count, equals: 5)
    expect(styles.contains(.hashtag("x")) && styles.contains(.strong))
    expect(styles.contains(.quote))
    let link = try require(URL(string: "https://a.example/b"))
    expect(text.runs.contains { $0.style == .link(link) && text.string(of: $0) == "a.example/b" })
  }

  @Test func unclosedMarkupIsPlainText() {
    expect(DemoRichText.read("a_b **c @ # ~").string, equals: "a_b **c @ # ~")
    expect(DemoRichText.read("a_b **c @ # ~").runs, satisfies: \.isEmpty)
  }

  @Test func storiesHaveNamesForTheCommandLine() {
    expect(DemoStory(rawValue: "page-failure"), equals: .pageFailure)
    expect(DemoStory(rawValue: "like-refused"), equals: .likeRefused)
    expectNil(DemoStory(rawValue: "nonsense"))
    let lists = [DemoStory.timelines, DemoStory.threads, DemoStory.composers, DemoStory.friends]
    expect(lists.flatMap { $0 }, equals: DemoStory.allCases)
  }
}
