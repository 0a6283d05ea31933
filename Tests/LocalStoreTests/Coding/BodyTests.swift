import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct BodyTests {
  private func read(_ data: Data) throws -> Moment {
    var moment = Moment(id: "x", author: Account(id: "a", handle: "a"))
    try data.withUnsafeBytes { bytes in try PostBody.read(bytes, into: &moment) }
    return moment
  }

  @Test(arguments: Seeds.first(1)) func bodiesOfPostsAndAccountsSurviveCoding(seed: UInt64) throws {
    var samples = MomentSamples(random: SeededGenerator(seed: seed))
    for _ in 0..<500 {
      let moment = samples.moment()
      var expected = Moment(id: "x", author: Account(id: "a", handle: "a"))
      expected.editedAt = moment.editedAt
      expected.text = moment.text
      expected.contentWarning = moment.contentWarning
      expected.isSensitive = moment.isSensitive
      expected.attachments = moment.attachments
      expected.likers = moment.likers
      expected.visibility = moment.visibility
      expected.language = moment.language
      expected.url = moment.url
      expected.filters = moment.filters
      expected.card = moment.card
      expected.poll = moment.poll
      expected.inReplyToAccountID = moment.inReplyToAccountID
      expected.inReplyToHandle = moment.inReplyToHandle
      expected.emojis = moment.emojis
      expected.quote = moment.quote
      expected.quoteApproval = moment.quoteApproval
      expected.quotePolicy = moment.quotePolicy
      try expect(read(PostBody.encode(moment)), equals: expected)
      let account = samples.account("a")
      let back = try AccountBody.encode(account).withUnsafeBytes { bytes in
        try AccountBody.decode(bytes, id: "a", isLocked: account.isLocked)
      }
      expect(back, equals: account)
    }
  }

  @Test func aProfileIsDecodedWithItsLinesAndDate() throws {
    let account = Account(
      id: "a",
      handle: "ana",
      fields: [
        ProfileField(
          name: "Page",
          value: RichText("ana.example", runs: [.init(0..<11, .strong)]),
          verifiedAt: Date(timeIntervalSince1970: 1_700_000_000)
        ),
        ProfileField(name: "", value: RichText()),
      ],
      joinedAt: Date(timeIntervalSince1970: 1_600_000_000)
    )
    let bytes = AccountBody.encode(account)
    let back = try bytes.withUnsafeBytes { try AccountBody.decode($0, id: "a", isLocked: false) }
    expect(back, equals: account)
    for length in 0..<bytes.count {
      #expect(throws: BodyError.self) {
        try bytes.prefix(length).withUnsafeBytes {
          try AccountBody.decode($0, id: "a", isLocked: false)
        }
      }
    }
  }

  @Test func aPersonWithoutAProfileKeepsTheOldFormat() {
    expect(AccountBody.encode(Account(id: "a", handle: "ana")).first, equals: 1)
  }

  @Test(arguments: Seeds.first(1)) func equalMomentsHaveEqualBytes(seed: UInt64) {
    var samples = MomentSamples(random: SeededGenerator(seed: seed))
    for _ in 0..<50 {
      var moment = samples.moment()
      let bytes = PostBody.encode(moment)
      // A set built in another order is the same set.
      for index in moment.filters.indices {
        moment.filters[index].places = moment.filters[index].places.map { places in
          var other = Set<FilterPlace>(minimumCapacity: 64)
          for place in FilterPlace.inOrder.reversed() where places.contains(place) {
            other.insert(place)
          }
          return other
        }
      }
      expect(PostBody.encode(moment), equals: bytes)
    }
  }

  @Test(arguments: Seeds.first(1)) func everyTruncatedBodyIsRejected(seed: UInt64) {
    var samples = MomentSamples(random: SeededGenerator(seed: seed))
    let moment = samples.moment()
    let whole = PostBody.encode(moment)
    for length in 0..<whole.count {
      #expect(throws: BodyError.self) { try read(whole.prefix(length)) }
    }
  }

  /// Bodies written by earlier versions of the app remain readable.
  @Test func bodiesWithoutNewPartsKeepTheOldFormat() throws {
    var moment = Moment(id: "x", author: Account(id: "a", handle: "a"))
    expect(PostBody.encode(moment).first, equals: 1)
    let poll = Poll(id: "p", options: [Poll.Option(title: "Yes", votes: 1)])
    var old = RecordWriter()
    old.put(poll)
    var bytes = PostBody.encode(moment) + old.data
    bytes[bytes.startIndex] = 2
    try expect(read(bytes).poll, equals: poll)
    moment.poll = poll
    moment.inReplyToHandle = "ana"
    expect(PostBody.encode(moment).first, equals: 3)
    try expect(read(PostBody.encode(moment)), equals: moment)
  }

  @Test func invalidDurationsAreDropped() throws {
    var moment = Moment(id: "x", author: Account(id: "a", handle: "a"))
    moment.attachments = [
      MediaAttachment(id: "1", kind: .image),
      MediaAttachment(id: "2", kind: .video, duration: 65.5),
    ]
    try expect(read(PostBody.encode(moment)).attachments.map(\.duration), equals: [nil, 65.5])
    moment.attachments[1].duration = .infinity
    try expectNil(read(PostBody.encode(moment)).attachments[1].duration)
  }

  @Test func aNewerVersionIsRejected() {
    var bytes = PostBody.encode(Moment(id: "x", author: Account(id: "a", handle: "a")))
    bytes[bytes.startIndex] = 9
    #expect(throws: BodyError.unknownVersion(9)) { try read(bytes) }
  }

  @Test func hugeCountsReserveNoMemory() {
    // Version, no edit, then a text of 2^62 bytes; and a list of as many runs.
    let huge: [UInt8] = Array(repeating: 0xFF, count: 8) + [0x3F]
    #expect(throws: BodyError.truncated) { try read(Data([1, 0] + huge)) }
    #expect(throws: BodyError.truncated) { try read(Data([1, 0, 0] + huge)) }
    #expect(throws: BodyError.badValue) {
      try read(Data([1, 0] + Array(repeating: 0xFF, count: 12)))
    }
  }

  @Test(arguments: Seeds.first(1)) func mutatedBytesNeverTrap(seed: UInt64) {
    var samples = MomentSamples(random: SeededGenerator(seed: seed))
    var refused = 0
    for _ in 0..<300 {
      let whole = PostBody.encode(samples.moment())
      for _ in 0..<30 {
        var bytes = whole
        for _ in 0...Int.random(in: 0..<4, using: &samples.random) {
          let place = bytes.indices.randomElement(using: &samples.random) ?? 0
          bytes[place] = UInt8.random(in: 0...255, using: &samples.random)
        }
        if (try? read(bytes)) == nil { refused += 1 }
      }
    }
    expect(refused, isAbove: 0)
  }
}
