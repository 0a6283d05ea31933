import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// How the actions of one kind are sent; ``OutboxRecord/sending`` finds it.
///
/// When to look and when to send, and what errors mean, is up to the runner, for every kind alike:
/// `APIError` and ``UnmetPrecondition`` may be thrown by all functions.
protocol ActionSending: Sendable {
  /// What some servers do not have, without which no action of the kind can be sent.
  var feature: ServerFeature? { get }

  /// Looks whether an earlier attempt, whose response was lost, had its effect.
  ///
  /// Servers do many things twice if they are asked twice, and refuse others because they are done
  /// already, so each kind says how it finds out, or that it is a ``RepeatableSending``.
  ///
  /// - Returns: The outcome; nil if it has to be sent, because it had no effect, or because the
  ///   server does not say.
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome?

  /// Sends an action.
  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome

  /// Whether it is done if its subject is gone.
  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool

  /// Whether a server that found nothing does not have this kind of action: if so, it has the
  /// subject. It is called for kinds with a ``feature``; an error means no.
  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool
}

extension ActionSending {
  var feature: ServerFeature? { nil }

  func isDoneWithoutSubject(_ work: OutboxRecord) -> Bool { !work.isOn }

  /// Kinds with a feature are about a post, if they do not say otherwise.
  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    _ = try await runner.send(.status(work.target ?? ""))
    return true
  }
}

/// How actions of one kind are sent that may be sent any number of times: the server, or what is
/// read before each request, makes sure that they have their effect once.
protocol RepeatableSending: ActionSending {}

extension RepeatableSending {
  func look(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome? {
    nil
  }
}

extension OutboxRecord {
  /// How the item is sent.
  var sending: any ActionSending { isDiscarded ? DiscardedSending() : kind.sending }
}

extension ActionKind {
  /// How actions of the kind are sent.
  var sending: any ActionSending {
    switch self {
    case .like:
      MarkSending(isOn: \.favourited) { $1 ? .favourite($0) : .unfavourite($0) }
    case .boost:
      MarkSending(isOn: \.reblogged) { $1 ? .reblog($0) : .unreblog($0) }
    case .bookmark:
      MarkSending(feature: .bookmarks, isOn: \.bookmarked) { $1 ? .bookmark($0) : .unbookmark($0) }
    case .pin:
      MarkSending(feature: .pins, isOn: \.pinned) { $1 ? .pin($0) : .unpin($0) }
    case .muteConversation:
      MarkSending(feature: .conversationMutes, isOn: \.muted) {
        $1 ? .muteConversation(of: $0) : .unmuteConversation(of: $0)
      }
    case .follow:
      RelationSending(isOn: \.isFollowed) { $1 ? .follow($0) : .unfollow($0) }
    case .mute: RelationSending(isOn: \.isMuted) { $1 ? .mute($0) : .unmute($0) }
    case .block: RelationSending(isOn: \.isBlocked) { $1 ? .block($0) : .unblock($0) }
    case .followRequest: FollowRequestSending()
    case .note: NoteSending()
    case .dismiss: DismissalSending()
    case .profile: ProfileSending()
    case .report: ReportSending()
    case .filter: FilterSending()
    case .createList, .renameList, .deleteList, .listMember: ListSending()
    case .followTag: TagSending()
    case .vote: VoteSending()
    case .post: PostSending()
    case .schedule: ScheduleSending()
    case .edit: EditSending()
    case .delete: DeletionSending()
    }
  }
}
