public import Foundation
import Locking

extension TestMastodon {
  /// A post that waits for its time, as the server has it.
  public struct Scheduled: Sendable, Hashable {
    public var id: String
    public var date: Date
    public var text: String
    public var visibility: String
    public var replyTo: String?
    /// How many files it has.
    public var mediaCount: Int
    /// The poll options; empty for none.
    public var options: [String]
  }

  /// The scheduled posts of an account, in the order of their creation.
  public func scheduled(by account: String) -> [Scheduled] {
    core.world.withLock { world in
      world.scheduled.filter { $0.status.account == account }.map { record in
        Scheduled(
          id: record.id,
          date: record.date,
          text: record.status.text,
          visibility: record.status.visibility,
          replyTo: record.status.inReplyTo,
          mediaCount: record.status.media.count,
          options: record.status.poll.flatMap { world.polls[$0]?.options } ?? []
        )
      }
    }
  }

  /// Schedules a post, like another app of the account; returns its identity.
  @discardableResult
  public func schedule(_ text: String, at date: Date, by account: String) -> String {
    core.change { world in
      world.scheduledCount += 1
      var status = StatusRecord(id: "", order: 0, account: account, createdAt: world.now())
      status.text = text
      let id = "\(world.scheduledCount)"
      world.scheduled.append(ScheduledRecord(id: id, date: date, status: status))
      return id
    }
  }

  /// Deletes a scheduled post, like another app of its owner.
  public func deleteScheduled(_ id: String) {
    core.change { world in world.scheduled.removeAll { $0.id == id } }
  }

  /// Posts the scheduled posts that are due by the clock of the server.
  public func publishDue() { core.change { $0.publishDue() } }
}
