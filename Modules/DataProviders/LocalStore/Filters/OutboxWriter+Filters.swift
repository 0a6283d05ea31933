import Foundation
import SocialModel

extension OutboxWriter {
  /// Makes a filter, or changes the one with the same identity.
  ///
  /// - Returns: The item that sends it; nil where the server has the same already.
  mutating func save(_ filter: WordFilter) throws -> String? {
    let id =
      filter.id.isEmpty
      ? OutboxLane.newFilterID() : try WordFilterTable.name(of: filter.id, in: connection)
    let lane = OutboxLane.filter(id)
    let waiting = try decidingAgain(lane)
    var named = filter
    named.id = id
    let confirmed = try WordFilterTable.confirmed(in: connection).first { $0.id == id }
    if waiting.isEmpty, let confirmed, confirmed.filter == named { return nil }
    return try insert(.filter(named), lane: lane, subject: filter.title)
  }

  /// Deletes a filter.
  ///
  /// - Returns: The item that sends the deletion; nil where no server ever knew the filter.
  mutating func deleteFilter(_ id: String) throws -> String? {
    let id = try WordFilterTable.name(of: id, in: connection)
    let lane = OutboxLane.filter(id)
    let filter = try WordFilterTable.all(in: connection).first { $0.id == id }
    let waiting = try decidingAgain(lane)
    if let last = waiting.last, !last.isOn { return last.id }
    if waiting.isEmpty, OutboxLane.isLocal(id) { return nil }
    guard let filter else { return nil }
    return try insert(.deleteFilter(id), lane: lane, subject: filter.title)
  }

  /// Removes earlier changes of a filter that were not sent.
  ///
  /// - Returns: The items that may have reached the server, and must complete first.
  private mutating func decidingAgain(_ lane: String) throws -> [OutboxRecord] {
    let all = try OutboxTable.lane(lane, in: connection)
    let unseen = all.filter { $0.status == .refused || !$0.mayHaveReached }
    try remove(unseen.map(\.id))
    return all.filter { item in !unseen.contains { $0.id == item.id } }
  }
}
