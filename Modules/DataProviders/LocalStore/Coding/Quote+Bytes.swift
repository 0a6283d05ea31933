import Foundation
import MomentsValues
import SocialModel

extension RecordWriter {
  mutating func put(_ quote: Quote) {
    put(quote.state, among: Quote.State.inOrder)
    put(quote.postID)
    put(quote.post) { $0.put($1) }
  }

  private mutating func put(_ post: QuotedPost) {
    put(post.id)
    put(post.author.id)
    put(post.author.isLocked)
    AccountBody.put(post.author, to: &self)
    put(post.createdAt)
    put(post.text)
    put(post.contentWarning)
    put(post.isSensitive)
    put(post.attachments) { writer, attachment in
      writer.put(attachment)
      writer.put(attachment.duration) { $0.put($1) }
    }
    put(post.emojis) { $0.put($1) }
    put(post.filters) { $0.put($1) }
    put(post.isQuoting)
  }

  /// Both in one byte, which most posts of new servers have: four values for each policy.
  mutating func put(_ approval: QuoteApproval?, _ policy: QuotePolicy?) {
    let approved = QuoteApproval.inOrder.firstIndex(of: approval) ?? 0
    let chosen = QuotePolicy.inOrder.firstIndex(of: policy) ?? 0
    put(UInt8(approved + 4 * chosen))
  }
}

extension RecordReader {
  mutating func quote() throws(BodyError) -> Quote {
    Quote(
      state: try value(among: Quote.State.inOrder),
      postID: try optionalText(),
      post: try optional { reader throws(BodyError) in try reader.quotedPost() }
    )
  }

  private mutating func quotedPost() throws(BodyError) -> QuotedPost {
    let id = try text()
    let author = try text()
    let isLocked = try flag()
    return QuotedPost(
      id: id,
      author: try AccountBody.account(from: &self, id: author, isLocked: isLocked),
      createdAt: try optionalDate(),
      text: try formattedText(),
      contentWarning: try optionalText(),
      isSensitive: try flag(),
      attachments: try list { reader throws(BodyError) in
        var attachment = try reader.attachment()
        let duration = try reader.optional { reader throws(BodyError) in try reader.number() }
        attachment.duration = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        return attachment
      },
      emojis: try list { reader throws(BodyError) in try reader.emoji() },
      filters: try list { reader throws(BodyError) in try reader.filter() },
      isQuoting: try flag()
    )
  }

  mutating func quoting() throws(BodyError) -> (QuoteApproval?, QuotePolicy?) {
    let both = try byte()
    guard both < 16 else { throw .unknownKind(both) }
    return (QuoteApproval.inOrder[Int(both % 4)], QuotePolicy.inOrder[Int(both / 4)])
  }
}

// The values as bodies number them.

extension Quote.State {
  fileprivate static let inOrder: [Quote.State] = [
    .accepted, .pending, .rejected, .revoked, .deleted, .unauthorized, .blocked, .muted,
  ]
}

extension QuoteApproval {
  fileprivate static let inOrder: [QuoteApproval?] = [nil, .automatic, .manual, .denied]
}

extension QuotePolicy {
  fileprivate static let inOrder: [QuotePolicy?] = [nil, .everyone, .followers, .nobody]
}
