import Foundation
import SocialModel

struct ArchiveContent: Sendable {
  /// The identity of a reading.
  let revision = UUID()
  /// Newest first, without duplicates.
  var moments: [Moment]
  /// The owner of the archive, if it is one person's.
  var owner: Account?
  /// The items that were left out.
  var skipped: [SkippedItem]
  /// The reader of the archive, if there is an `actor.json`.
  var reader: Account?
  /// The index of a post among the moments, by identity: its own row before those of its boosts.
  private(set) var places: [String: Int]
  /// The replies to a post among the moments, oldest first, by the identity of the post.
  private(set) var replies: [String: [Int]]

  init(moments: [Moment], owner: Account?, skipped: [SkippedItem]) {
    var seen: Set<String> = []
    self.moments =
      moments
      .filter { seen.insert($0.id).inserted }
      .sorted { Moment.isNewer($0, than: $1) }
    self.skipped = skipped
    reader = owner
    (places, replies) = Self.index(of: self.moments)
    self.owner = owner ?? Self.onlyAuthor(of: self.moments)
  }

  private static func index(
    of moments: [Moment]
  ) -> (places: [String: Int], replies: [String: [Int]]) {
    var places: [String: Int] = [:]
    var replies: [String: [Int]] = [:]
    for (place, moment) in moments.enumerated().reversed() {
      if moment.boostedBy == nil || places[moment.postID] == nil { places[moment.postID] = place }
      if moment.boostedBy == nil, let parent = moment.inReplyToID {
        replies[parent, default: []].append(place)
      }
    }
    return (places, replies)
  }

  /// The post with an identity, if the archive contains it.
  func moment(ofPost id: String) -> Moment? { places[id].map { moments[$0] } }

  /// Whether the reader of the archive wrote a moment.
  func isOwn(_ moment: Moment) -> Bool {
    guard let reader else { return false }
    return moment.author.id == reader.id
      || (reader.url.map { $0 == moment.author.url } ?? false)
  }

  private static func onlyAuthor(of moments: [Moment]) -> Account? {
    guard let first = moments.first else { return nil }
    let owner = first.boostedBy ?? first.author
    return moments.allSatisfy { ($0.boostedBy ?? $0.author).id == owner.id } ? owner : nil
  }
}
