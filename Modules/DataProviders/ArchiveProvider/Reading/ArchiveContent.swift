import SocialModel

/// What an archive holds.
struct ArchiveContent: Sendable {
  /// Newest first, no identity twice.
  var moments: [Moment]
  /// Whose archive it is, if it is one person's.
  var owner: Account?
  /// What was left out.
  var skipped: [SkippedItem]
  /// The likes of the posts as the files tell them, by the identity of the post.
  var likes: [String: LikeState]

  init(moments: [Moment], owner: Account?, skipped: [SkippedItem]) {
    var seen: Set<String> = []
    self.moments =
      moments
      .filter { seen.insert($0.id).inserted }
      .sorted { Moment.isNewer($0, than: $1) }
    self.skipped = skipped
    likes = Dictionary(self.moments.map { ($0.postID, $0.like) }) { first, _ in first }
    self.owner = owner ?? Self.onlyAuthor(of: self.moments)
  }

  private static func onlyAuthor(of moments: [Moment]) -> Account? {
    guard let first = moments.first else { return nil }
    let owner = first.boostedBy ?? first.author
    return moments.allSatisfy { ($0.boostedBy ?? $0.author).id == owner.id } ? owner : nil
  }
}
