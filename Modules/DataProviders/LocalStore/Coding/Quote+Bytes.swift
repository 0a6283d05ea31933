import Foundation
import MomentsValues
import SocialModel

extension RecordWriter {
  mutating func put(_ quote: Quote) {
    let state: UInt8 =
      switch quote.state {
      case .accepted: 0
      case .pending: 1
      case .rejected: 2
      case .revoked: 3
      case .deleted: 4
      case .unauthorized: 5
      case .blocked: 6
      case .muted: 7
      }
    put(state)
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
    let approved: UInt8 =
      switch approval {
      case nil: 0
      case .automatic: 1
      case .manual: 2
      case .denied: 3
      }
    let chosen: UInt8 =
      switch policy {
      case nil: 0
      case .everyone: 1
      case .followers: 2
      case .nobody: 3
      }
    put(approved + 4 * chosen)
  }
}

extension RecordReader {
  mutating func quote() throws(BodyError) -> Quote {
    Quote(
      state: try quoteState(),
      postID: try optionalText(),
      post: try optional { reader throws(BodyError) in try reader.quotedPost() }
    )
  }

  private mutating func quoteState() throws(BodyError) -> Quote.State {
    switch try byte() {
    case 0: return .accepted
    case 1: return .pending
    case 2: return .rejected
    case 3: return .revoked
    case 4: return .deleted
    case 5: return .unauthorized
    case 6: return .blocked
    case 7: return .muted
    case let other: throw .unknownKind(other)
    }
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
    let approval: QuoteApproval? =
      switch both % 4 {
      case 1: .automatic
      case 2: .manual
      case 3: .denied
      default: nil
      }
    let policy: QuotePolicy? =
      switch both / 4 {
      case 1: .everyone
      case 2: .followers
      case 3: .nobody
      default: nil
      }
    return (approval, policy)
  }
}
