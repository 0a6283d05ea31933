import OutboxWorker
import Testing
import _Testing_Mastodon

extension LedgerSummary {
  /// Compares what the server has in the end with what the reader wants: nothing is missing,
  /// doubled or shown to more people than meant.
  func compare(with server: TestMastodon, reader: String, _ comment: Comment) {
    for (wish, allowed) in wishes {
      #expect(allowed.contains(server.has(wish, of: reader)), "\(wish); \(comment)")
    }
    for (poll, allowed) in votes {
      let choices = server.question(of: poll)?.votes[reader]
      #expect((choices?.count ?? 0) <= 1, "\(poll); \(comment)")
      #expect(allowed.contains(choices?.first), "\(poll): \(allowed); \(comment)")
    }
    var left = server.posts(by: reader).filter { $0.boostOf == nil }
    for post in posts where !post.isDeleted {
      let place = left.firstIndex { post.texts.contains($0.text) }
      #expect(place != nil || post.mayBeDeleted, "\(post) is missing; \(comment)")
      guard let place else { continue }
      let sent = left.remove(at: place)
      #expect(sent.visibility == post.visibility, "\(post); \(comment)")
      #expect(sent.replyTo == post.replyTo, "\(post); \(comment)")
    }
    for (text, intent) in possiblePosts {
      guard let place = left.firstIndex(where: { $0.text == text }) else { continue }
      #expect(left.remove(at: place).visibility == intent.visibility, "\(intent); \(comment)")
    }
    // What is left over was doubled, or deleted and is there nevertheless.
    #expect(left.isEmpty, comment)
  }
}

extension TestMastodon {
  /// Whether a wish is so.
  func has(_ wish: LedgerSummary.Wish, of reader: String) -> Bool {
    switch wish.kind {
    case .like: isLiked(wish.target, by: reader)
    case .boost: isBoosted(wish.target, by: reader)
    default: isFollowed(wish.target, by: reader)
    }
  }
}
