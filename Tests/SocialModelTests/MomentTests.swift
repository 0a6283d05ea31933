import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@Suite struct MomentTests {
  private let ana = Account(id: "1", handle: "ana")

  private func moment(_ id: String, at time: Double?) -> Moment {
    Moment(id: id, author: ana, createdAt: time.map(Date.init(timeIntervalSince1970:)))
  }

  @Test func newerMomentsAreFirstAndUndatedOnesLast() {
    let moments = [moment("a", at: nil), moment("b", at: 10), moment("c", at: 20)]
    expect(moments.sorted { Moment.isNewer($0, than: $1) }.map(\.id), equals: ["c", "b", "a"])
  }

  @Test func equalTimesAreOrderedByLengthOfIdentityThenText() {
    let moments = ["9", "10", "8"].map { moment($0, at: 5) }
    expect(moments.sorted { Moment.isNewer($0, than: $1) }.map(\.id), equals: ["10", "9", "8"])
  }

  @Test func aMomentIsNotNewerThanItself() {
    expect(!Moment.isNewer(moment("1", at: 5), than: moment("1", at: 5)))
    expect(!Moment.isNewer(moment("1", at: nil), than: moment("1", at: nil)))
  }

  @Test func postAndRowIdentifiersDifferOnlyForBoosts() {
    expect(moment("7", at: nil).postID, equals: "7")
    expect(Moment(id: "7", postID: "3", author: ana).postID, equals: "3")
  }

  @Test func likingIncrementsTheCountOnce() {
    let liked = LikeState(isLiked: false, count: 3).settingLiked(true)
    expect(liked, equals: LikeState(isLiked: true, count: 4))
    expect(liked.settingLiked(true), equals: liked)
    expect(liked.settingLiked(false), equals: LikeState(isLiked: false, count: 3))
  }

  @Test func aCountNeverBecomesNegative() {
    expect(LikeState(isLiked: true, count: 0).settingLiked(false).count, equals: 0)
    expect(LikeState(count: -5).count, equals: 0)
  }

  @Test func anAccountWithoutANameUsesItsHandle() {
    expect(Account(id: "1", handle: "ana").displayName, equals: "ana")
    expect(Account(id: "1", handle: "ana", displayName: "Ana").displayName, equals: "Ana")
  }
}
