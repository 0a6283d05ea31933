import MomentsValues
import SocialModel

/// Makes, changes and deletes filters, whose overlay is computed when they are read.
struct FilterStoring: ActionStoring {
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    switch action {
    case .filter(let filter): try save(filter, in: writer)
    case .deleteFilter(let id): try delete(id, in: writer)
    default: nil
    }
  }

  private func save(_ filter: WordFilter, in writer: OutboxWriter) throws -> String? {
    var named = filter
    named.id =
      filter.id.isEmpty
      ? OutboxLane.newLocalID() : try WordFilterTable.name(of: filter.id, in: writer.connection)
    let lane = OutboxLane.name(.filter, named.id)
    let confirmed = try WordFilterTable.confirmed(in: writer.connection)
      .first { $0.id == named.id }
    // Those that may have reached the server must complete first.
    let sent = try writer.removeUnsent(.filter, in: lane)
    if sent.isEmpty, let confirmed, confirmed.filter == named { return nil }
    return try writer.insert(.filter(named), lane: lane, subject: filter.title)
  }

  private func delete(_ id: String, in writer: OutboxWriter) throws -> String? {
    let id = try WordFilterTable.name(of: id, in: writer.connection)
    let lane = OutboxLane.name(.filter, id)
    let filter = try WordFilterTable.all(in: writer.connection).first { $0.id == id }
    let sent = try writer.removeUnsent(.filter, in: lane)
    if let last = sent.last, !last.isOn { return last.id }
    // No server ever knew it.
    if sent.isEmpty, OutboxLane.isLocal(id) { return nil }
    guard let filter else { return nil }
    return try writer.insert(.deleteFilter(id), lane: lane, subject: filter.title)
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    var filters: [StoredFilter] = []
    if case .filters(let found) = result {
      filters = found
    } else if result == .settled, case .filter(var filter) = row.action {
      if OutboxLane.isLocal(filter.id) { filter.id = OutboxLane.ownID(of: row.id) }
      filters = [StoredFilter(filter, isOurs: true)]
    }
    // Without any it is deleted.
    try WordFilterTable.settle(OutboxLane.id(row.lane), as: filters, in: writer.connection)
    writer.completed += filters.map { OutboxLane.name(.filter, $0.id) }
  }
}
