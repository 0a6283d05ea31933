import DemoArtwork
import Foundation
import MomentsContracts
import Testing

@testable import DemoViewModels

struct DemoFeedTests {
  @Test func theFeedIsVaried() {
    let moments = DemoFeed.moments
    #expect(moments.count == 40)
    #expect(Set(moments.map(\.author)).count >= 12)
    let photoCounts = Set(moments.map(\.photos.count))
    #expect(photoCounts.isSuperset(of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14]))
    #expect(moments.contains { $0.warning != nil })
    #expect(moments.contains { $0.boostedBy != nil })
    #expect(moments.contains { $0.likeCount == 0 } && moments.contains { $0.likeCount > 3000 })
  }

  @Test func newestMomentsComeFirst() {
    let ages = DemoFeed.moments.map(\.minutesAgo)
    #expect(ages == ages.sorted())
  }

  @Test func everyPictureCanBeDrawnAndHasAColor() throws {
    let pictures =
      DemoFeed.moments.flatMap(\.photos) + DemoPerson.allCases.compactMap(\.reference.avatar)
    #expect(pictures.count > 80)
    for picture in pictures {
      #expect(picture.placeholderColor != nil, "\(picture.url)")
      #expect(DemoPainter.placeholderColor(for: picture.previewURL) != nil)
    }
    #expect(DemoPerson.allCases.allSatisfy { $0.reference.avatar != nil })
  }

  @Test func nobodyLikesMoreOftenThanTheCountSays() {
    for moment in DemoFeed.moments {
      #expect(moment.likers.count + (moment.isLiked ? 1 : 0) <= moment.likeCount)
      #expect(!moment.likers.contains(moment.author))
    }
  }

  @Test func markupIsRead() {
    let text = DemoMarkup.read("Hi @ann, see https://a.example/b #x **bold** 2*3\n> quoted")
    #expect(text.string == "Hi @ann, see a.example/b #x bold 2*3\nquoted")
    let kinds = text.runs.map(\.kind)
    #expect(kinds.count == 5)
    #expect(kinds.contains(.hashtag("x")) && kinds.contains(.strong) && kinds.contains(.quote))
    #expect(text.target(atUTF16Offset: 14)?.isTappable == true)
  }

  @Test func marksThatDoNotCloseArePlain() {
    #expect(DemoMarkup.read("a_b **c @ # ~").string == "a_b **c @ # ~")
    #expect(DemoMarkup.read("a_b **c @ # ~").runs.isEmpty)
  }

  @Test func scenariosHaveNamesForTheCommandLine() {
    #expect(DemoScenario(rawValue: "page-failure") == .pageFailure)
    #expect(DemoScenario(rawValue: "like-refused") == .likeRefused)
    #expect(DemoScenario(rawValue: "nonsense") == nil)
  }
}
