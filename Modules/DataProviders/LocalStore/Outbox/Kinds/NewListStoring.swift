import MomentsValues
import SocialModel

/// Makes lists of people, which are shown at once.
struct NewListStoring: ActionStoring {
  var isReplacedByLater: Bool { false }

  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .createList(let title) = action else { return nil }
    let id = try writer.insert(action, lane: OutboxLane.newLists, subject: title)
    let list = ReaderList(id: OutboxLane.localID(of: id), title: title)
    try ReaderListTable.save(list, in: writer.connection)
    return id
  }

  func settle(_ row: OutboxRecord, as result: OutboxResult, in writer: OutboxWriter) throws {
    guard case .list(let list) = result else { return }
    let localID = OutboxLane.localID(of: row.id)
    try ReaderListTable.rename(localID, to: list, in: writer.connection)
    let (local, lane) = (OutboxLane.name(.list, localID), OutboxLane.name(.list, list.id))
    try OutboxTable.rename(lane: local, to: lane, in: writer.connection)
    try writer.refresh(lane)
    writer.completed.append(lane)
  }

  func refuse(_ row: OutboxRecord, in writer: OutboxWriter) throws -> Bool {
    try ReaderListTable.remove(OutboxLane.localID(of: row.id), in: writer.connection)
    return true
  }

  func show(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    guard case .createList(let title) = row.action else { return }
    let list = ReaderList(id: OutboxLane.localID(of: row.id), title: title)
    try ReaderListTable.save(list, in: writer.connection)
    try writer.refresh(OutboxLane.name(.list, list.id))
  }

  /// One that may have reached the server is deleted there, too.
  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    try writer.plan(.deleteList(listID: OutboxLane.localID(of: row.id)))
    return nil
  }
}
