import SocialModel

/// The reader's actions on their lists of people.
extension OutboxWriter {
  /// Makes a list, and shows it.
  ///
  /// - Returns: The item that sends it.
  mutating func createList(_ title: String) throws -> String {
    let id = try insert(.createList(title: title), lane: OutboxLane.newLists, subject: title)
    try ReaderListTable.save(
      ReaderList(id: OutboxLane.localID(of: id), title: title),
      in: connection
    )
    return id
  }

  /// Renames a list.
  ///
  /// - Returns: The item that sends it; nil where it has that title already, or is to be deleted.
  mutating func renameList(_ id: String, to title: String) throws -> String? {
    let list = try OutboxTable.resolveList(id, in: connection)
    let lane = OutboxLane.list(list)
    let (planner, pending) = try planner(of: lane)
    guard let plan = planner.edit(.renameList, unless: .deleteList) else { return nil }
    try remove(plan.removed)
    if let replaced = plan.replaced {
      let isNew = pending?.id == replaced
      try OutboxTable.replace(
        replaced,
        with: isNew ? .createList(title: title) : .renameList(title: title, listID: list),
        subject: title,
        in: connection
      )
      if isNew {
        try ReaderListTable.save(ReaderList(id: list, title: title), in: connection)
      }
      try refresh(lane)
      return replaced
    }
    guard try ReaderListTable.confirmedTitle(of: list, in: connection) != title else { return nil }
    let added = try insert(.renameList(title: title, listID: list), lane: lane, subject: title)
    try refresh(lane)
    return added
  }

  /// Deletes a list.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  mutating func deleteList(_ id: String) throws -> String? {
    let list = try OutboxTable.resolveList(id, in: connection)
    let lane = OutboxLane.list(list)
    let (planner, pending) = try planner(of: lane)
    // A local identity without a waiting item: the list was discarded, and no longer exists.
    if OutboxLane.isLocal(list), pending == nil { return nil }
    let plan = planner.delete(.deleteList)
    try remove(plan.removed)
    if let pending, plan.removed.contains(pending.id) {
      try ReaderListTable.remove(list, in: connection)
      return nil
    }
    guard plan.appends else {
      return try OutboxTable.lane(lane, in: connection).last { $0.kind == .deleteList }?.id
    }
    let added = try insert(
      .deleteList(listID: list),
      lane: lane,
      subject: try ReaderListTable.title(of: list, in: connection) ?? ""
    )
    try refresh(lane)
    return added
  }

  /// Adds a person to a list or removes them.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  mutating func setMember(
    _ isMember: Bool,
    account: String,
    list id: String,
    subject: String
  ) throws -> String? {
    let list = try OutboxTable.resolveList(id, in: connection)
    let lane = OutboxLane.list(list)
    let waiting = try OutboxTable.lane(lane, in: connection).filter {
      $0.kind == .listMember && $0.account == account
    }
    let known = try ListMemberTable.isConfirmed(account, in: list, connection: connection)
    let plan = OutboxPlanner(lane: waiting.map(\.entry))
      .toggle(.listMember, isMember, isConfirmed: known)
    try remove(plan.removed)
    var item = waiting.last { !plan.removed.contains($0.id) }?.id
    if plan.appends {
      item = try insert(
        .listMember(isMember, accountID: account, listID: list),
        lane: lane,
        subject: subject
      )
    }
    try refresh(lane)
    return item
  }

  private func planner(
    of lane: String
  ) throws -> (planner: OutboxPlanner, pending: OutboxRecord?) {
    let pending = try OutboxTable.post(localID: lane, in: connection)
    let waiting = try OutboxTable.lane(lane, in: connection)
    return (OutboxPlanner(lane: waiting.map(\.entry), pendingPost: pending?.entry), pending)
  }
}
