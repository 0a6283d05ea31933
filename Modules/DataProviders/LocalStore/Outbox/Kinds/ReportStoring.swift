import Foundation
import SocialModel

/// Reports, of which nothing is shown, and which servers do not withdraw.
struct ReportStoring: ActionStoring {
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    // A lane of its own: reports do not wait for other items, nor other items for them.
    try writer.insert(
      action,
      lane: OutboxLane.name(.report, UUID().uuidString.lowercased()),
      subject: OutboxSubject.ofPerson(action.subject.id ?? "", in: writer.connection)
    )
  }
}
