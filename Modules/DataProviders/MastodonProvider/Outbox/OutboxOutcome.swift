import Foundation
import LocalStore
import SocialModel

/// The outcome of one attempt to send an item.
enum OutboxOutcome: Hashable {
  /// The server did it.
  case done(OutboxResult)
  /// The server refuses it.
  case refused(OutboxItem.Failure)
  /// The server found nothing at the address: the subject is gone, or the server has no such
  /// address.
  case notFound(OutboxItem.Failure)
  /// It failed temporarily; the server may have said until when.
  case later(OutboxItem.Failure, isUnknown: Bool, at: Date? = nil)
  /// The server accepts no more of its kind until a time; nil where it does not say.
  case limited(until: Date?, wholeKind: Bool)
  /// The server no longer knows the reader.
  case signIn
  /// The reader discarded or changed it while it was prepared; nothing was sent.
  case overtaken
  /// The reader deleted the post, and it never reached the server.
  case withdrawn
  /// The reader deleted the post, and it may still appear at the server: to be searched for again
  /// after a number of seconds.
  case checkAgain(after: TimeInterval)

  init(_ verdict: OutboxVerdict) {
    switch verdict {
    case .refused(let failure, status: 404): self = .notFound(failure)
    case .refused(let failure, _): self = .refused(failure)
    case .later(let failure, let isUnknown, let time):
      self = .later(failure, isUnknown: isUnknown, at: time)
    case .limited(let until): self = .limited(until: until, wholeKind: true)
    case .signIn: self = .signIn
    }
  }
}
