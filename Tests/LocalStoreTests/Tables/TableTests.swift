import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct TableTests {
  private let connection: SQLConnection
  private var samples = MomentSamples(random: SeededGenerator(seed: Seeds.first(1)[0]))

  init() throws {
    connection = try SQLConnection(path: ":memory:", isReadOnly: false)
    try connection.execute("PRAGMA foreign_keys = ON")
    try Schema.migrator.migrate(connection)
  }

  private func moment(_ id: String) throws -> Moment? {
    try MomentTable.moment(postID: id, in: connection)
  }

  @Test func aMomentIsStoredUnchanged() throws {
    var samples = samples
    for number in 0..<200 {
      var moment = samples.moment("m\(number)")
      moment.author = samples.account("a\(number)")
      try MomentTable.save([moment], in: connection)
      try expect(self.moment("m\(number)")?.withoutNumbers, equals: moment.withoutNumbers)
    }
  }

  @Test func savingAgainReplacesTheMoment() throws {
    var samples = samples
    for _ in 0..<50 {
      var moment = samples.moment("m")
      moment.author = samples.account("one")
      let numbers = try MomentTable.save([moment], in: connection)
      expect(numbers, equals: [1])
      try expect(self.moment("m")?.withoutNumbers, equals: moment.withoutNumbers)
    }
  }

  @Test func equalContentIsNotReported() throws {
    var samples = samples
    let moments = (0..<20).map { samples.moment("m\($0)") }
    // The last saved account of an identity is stored.
    var authors: [String: Account] = [:]
    for moment in moments { authors[moment.author.id] = moment.author }
    let settled = moments.map { moment in
      var moment = moment
      moment.author = authors[moment.author.id] ?? moment.author
      return moment
    }
    try MomentTable.save(settled, in: connection)
    connection.startNotingChanges()
    try MomentTable.save(settled, in: connection)
    expect(connection.takeChanges(), satisfies: \.isEmpty)
    var changed = settled[3]
    changed.like = LikeState(isLiked: true, count: 1_000)
    try MomentTable.save([changed], in: connection)
    expect(connection.takeChanges().rows, equals: ["post": [4]])
  }

  @Test func aBoostStoresItsPostAndItsBooster() throws {
    var samples = samples
    let booster = samples.account("booster")
    var moment = samples.moment("post")
    moment.id = "boost"
    moment.boostedBy = booster
    try MomentTable.save([moment], in: connection)
    let stored = try require(try self.moment("post"))
    expect(stored.id == "post" && stored.boostedBy == nil && stored.text == moment.text)
    try expect(AccountTable.account(id: "booster", in: connection), equals: booster)
  }

  @Test func theOverlayIsAppliedToConfirmedValues() throws {
    var samples = samples
    var moment = samples.moment("m")
    moment.like = LikeState(isLiked: false, count: 3)
    moment.isBoosted = true
    moment.boostCount = 5
    try MomentTable.save([moment], in: connection)
    var edited = moment
    edited.text = RichText("as the reader wants it")
    try connection.run(
      "UPDATE post SET wanted_like = 1, wanted_boost = 0, wanted_body = ? WHERE id = 'm'",
      PostBody.encode(edited)
    )
    var shown = try require(try self.moment("m"))
    expect(shown.like, equals: LikeState(isLiked: true, count: 4))
    expect(!shown.isBoosted && shown.boostCount == 4)
    expect(shown.text, equals: edited.text)
    // New values of the server change the confirmed state below the overlay.
    moment.like = LikeState(isLiked: true, count: 10)
    moment.boostCount = 7
    try MomentTable.save([moment], in: connection)
    shown = try require(try self.moment("m"))
    expect(shown.like == LikeState(isLiked: true, count: 10) && shown.boostCount == 6)
    expect(shown.text, equals: edited.text)
    try expect(MomentTable.confirmed(postID: "m", in: connection), equals: moment)
  }

  @Test func aPostWithAPendingDeletionIsHiddenButStored() throws {
    var samples = samples
    try MomentTable.save([samples.moment("m")], in: connection)
    try connection.run("UPDATE post SET is_removed = 1 WHERE id = 'm'")
    try expectNil(moment("m"))
    try expect(MomentTable.confirmed(postID: "m", in: connection) != nil)
    try expect(MomentTable.remove(postID: "m", in: connection))
    try expectNil(MomentTable.number(postID: "m", in: connection))
    try expect(!MomentTable.remove(postID: "m", in: connection))
  }

  @Test func anUnreadableBodySkipsItsRow() throws {
    var samples = samples
    try MomentTable.save([samples.moment("m"), samples.moment("n")], in: connection)
    try connection.run("UPDATE post SET body = x'09FF' WHERE id = 'm'")
    let found = try MomentTable.moments(postIDs: ["m", "n"], in: connection)
    expect(found.map(\.id), equals: ["n"])
  }

  @Test(arguments: [
    (Following.no, Bool?.none, false, Following.no),
    (.no, true, false, .yes), (.no, true, true, .requested), (.requested, true, false, .requested),
    (.yes, true, true, .yes), (.yes, false, false, .no), (.requested, false, true, .no),
  ])
  func aPendingFollowIsAppliedOverTheRelationship(
    confirmed: Following,
    wanted: Bool?,
    isLocked: Bool,
    shown: Following
  ) throws {
    try AccountTable.save(
      [Account(id: "a", handle: "a", isLocked: isLocked)],
      from: .list,
      in: connection
    )
    let relationship = Relationship(
      id: "a",
      following: confirmed,
      followsReader: true,
      isMuted: true
    )
    try RelationshipTable.save([relationship], in: connection)
    try connection.run("UPDATE relationship SET wanted_following = ? WHERE id = 'a'", wanted)
    var expected = relationship
    expected.following = shown
    try expect(RelationshipTable.relationship(id: "a", in: connection), equals: expected)
    try expect(RelationshipTable.confirmed(id: "a", in: connection), equals: relationship)
    // New values from the server do not change the overlay.
    try RelationshipTable.save([relationship], in: connection)
    try expect(RelationshipTable.relationship(id: "a", in: connection), equals: expected)
  }
}

extension Moment {
  /// The moment without the numbers of its people: a source that has none keeps those that are
  /// stored.
  fileprivate var withoutNumbers: Moment {
    var moment = self
    moment.author = moment.author.withoutNumbers
    moment.boostedBy = moment.boostedBy?.withoutNumbers
    moment.likers = moment.likers.map(\.withoutNumbers)
    return moment
  }
}

extension Account {
  fileprivate var withoutNumbers: Account {
    var account = self
    account.followersCount = nil
    account.followingCount = nil
    account.postsCount = nil
    return account
  }
}
