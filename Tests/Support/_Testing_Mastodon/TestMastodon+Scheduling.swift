public import Foundation

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
    /// What it asks; empty for nothing.
    public var options: [String]
  }

  /// What somebody has waiting, in the order in which it came.
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

  /// Has somebody schedule a post, as another app of theirs would; returns its identity.
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

  /// Deletes what waits, as another app of its owner would.
  public func deleteScheduled(_ id: String) {
    core.change { world in world.scheduled.removeAll { $0.id == id } }
  }

  /// Posts what has come to its time by the clock of the server.
  public func publishDue() { core.change { $0.publishDue() } }
}
