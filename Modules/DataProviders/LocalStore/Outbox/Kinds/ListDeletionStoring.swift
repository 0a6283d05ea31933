import MomentsValues
import SocialModel

/// Deletes lists.
struct ListDeletionStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .list }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .deleteList(let id) = action else { return nil }
    let list = try OutboxTable.resolveList(id, in: writer.connection)
    let lane = OutboxLane.name(.list, list)
    let planner = try writer.planner(of: lane)
    // A local identity without a waiting item: the list was discarded, and no longer exists.
    if OutboxLane.isLocal(list), planner.maker == nil { return nil }
    let plan = planner.delete(.deleteList)
    try writer.remove(plan.removed)
    if let maker = planner.maker, plan.removed.contains(maker.id) {
      try ReaderListTable.remove(list, in: writer.connection)
      return nil
    }
    guard plan.appends else {
      return try writer.waiting(lane).last { $0.kind == .deleteList }?.id
    }
    let title = try ReaderListTable.title(of: list, in: writer.connection)
    let added = try writer.insert(.deleteList(listID: list), lane: lane, subject: title ?? "")
    try writer.refresh(lane)
    return added
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try writer.lay(!items.isEmpty, over: "is_removed", of: "reader_list", OutboxLane.id(lane))
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    try ReaderListTable.remove(OutboxLane.id(row.lane), in: writer.connection)
  }
}
