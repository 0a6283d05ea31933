import MomentsValues
import SocialModel

/// Renames lists.
struct ListTitleStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .list }

  /// Nothing is sent where a list has that title already, or is to be deleted.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .renameList(let title, let id) = action else { return nil }
    let list = try OutboxTable.resolveList(id, in: writer.connection)
    let lane = OutboxLane.name(.list, list)
    let planner = try writer.planner(of: lane)
    guard let plan = planner.edit(.renameList, unless: .deleteList) else { return nil }
    try writer.remove(plan.removed)
    var item = plan.replaced
    let action = ReaderAction.renameList(title: title, listID: list)
    if let item {
      let isNew = planner.maker?.id == item
      try OutboxTable.replace(
        item,
        with: isNew ? .createList(title: title) : action,
        subject: title,
        in: writer.connection
      )
      if isNew {
        try ReaderListTable.save(ReaderList(id: list, title: title), in: writer.connection)
      }
    } else {
      let confirmed = try ReaderListTable.confirmedTitle(of: list, in: writer.connection)
      guard confirmed != title else { return nil }
      item = try writer.insert(action, lane: lane, subject: title)
    }
    try writer.refresh(lane)
    return item
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    try writer.lay(
      items.last?.subject,
      over: "wanted_title",
      of: "reader_list",
      OutboxLane.id(lane)
    )
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    guard case .list(let list) = result else { return }
    try ReaderListTable.save(list, in: writer.connection)
  }
}
