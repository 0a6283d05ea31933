import MomentsValues

extension LedgerSummary {
  /// A list of people that the store saved.
  package struct List: Hashable, Sendable {
    /// Its local identity.
    package var localID: String
    /// Its possible titles: the last one that the store saved, and one that it may have saved
    /// since.
    package var titles: Set<String>
    /// For each person whether they are a member: both values if unknown.
    package var members: [String: Set<Bool>] = [:]
    /// Whether it was deleted.
    package var isDeleted = false
    /// Whether it may have been deleted.
    package var mayBeDeleted = false
  }

  /// Lists that were not deleted.
  package var standingLists: [List] { lists.filter { !$0.mayBeDeleted } }

  mutating func takeList(_ intent: Intent, _ isCertain: Bool) {
    switch intent.kind {
    case .createList where isCertain:
      lists.append(List(localID: intent.target, titles: Set(intent.texts)))
    case .createList: possibleLists += intent.texts
    case .renameList:
      change(list: intent.target) { list in
        list.titles = isCertain ? Set(intent.texts) : list.titles.union(intent.texts)
      }
    case .deleteList:
      change(list: intent.target) { list in
        list.isDeleted = list.isDeleted || isCertain
        list.mayBeDeleted = true
      }
    default:
      change(list: intent.list) { list in
        let before = isCertain ? [] : list.members[intent.target] ?? [false]
        list.members[intent.target] = before.union([intent.isOn])
      }
    }
  }

  private mutating func change(list localID: String?, _ change: (inout List) -> Void) {
    guard let index = lists.firstIndex(where: { $0.localID == localID }) else { return }
    change(&lists[index])
  }
}
