package import Foundation

/// Items of the outbox that can be sent now, for whoever claimed them.
package struct ClaimedWork: Sendable {
  /// The items.
  package var work: [OutboxRecord]
  /// When the next item is due; nil where that is unknown.
  package var next: Date?
}
