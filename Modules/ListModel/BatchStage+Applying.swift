internal import Foundation

extension BatchStage {
  /// The data after the batch, made from the data before it by following the batch as a table does.
  ///
  /// Rows that stay or move are those of `old`; rows and sections that come are taken from ``sections``, and so are the
  /// headers of sections that stay. O(n). `nil` where the counts do not fit, as a table would find.
  public func applied(to old: [Section]) -> [Section]? {
    guard let origins = sectionOrigins(oldCount: old.count) else { return nil }
    var goes: [[Bool]] = old.map { Array(repeating: false, count: $0.items.count) }
    for path in deleted + moved.map(\.from) {
      guard goes.indices.contains(path[0]), goes[path[0]].indices.contains(path[1]) else {
        return nil
      }
      goes[path[0]][path[1]] = true
    }
    let arrivals = arrivals()
    var result = sections
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let new = sections[section].items
      var items: [Section.Item] = []
      items.reserveCapacity(new.count)
      var next = 0
      for index in new.indices {
        switch arrivals[[section, index]] {
        case .some(.some(let from)): items.append(old[from[0]].items[from[1]])
        case .some(nil): items.append(new[index])
        case nil:
          while next < goes[origin].count, goes[origin][next] { next += 1 }
          guard next < goes[origin].count else { return nil }
          items.append(old[origin].items[next])
          next += 1
        }
      }
      guard goes[origin][next...].allSatisfy({ $0 }) else { return nil }
      result[section].items = items
    }
    return result
  }

  /// The rows that take a place by name: where they come from, or `nil` for new ones.
  private func arrivals() -> [IndexPath: IndexPath?] {
    var arrivals: [IndexPath: IndexPath?] = Dictionary(
      minimumCapacity: inserted.count + moved.count
    )
    for path in inserted { arrivals.updateValue(nil, forKey: path) }
    for move in moved { arrivals.updateValue(move.from, forKey: move.to) }
    return arrivals
  }

  /// For each section after, the one before that it is; `nil` for those that come.
  private func sectionOrigins(oldCount: Int) -> [Int?]? {
    var named: [Int: Int?] = [:]
    for section in insertedSections { named.updateValue(nil, forKey: section) }
    for move in movedSections { named.updateValue(move.from, forKey: move.to) }
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var staying = (0..<oldCount).filter { !gone.contains($0) }[...]
    var origins: [Int?] = []
    for section in sections.indices {
      if let origin = named[section] {
        origins.append(origin)
      } else {
        guard let origin = staying.popFirst() else { return nil }
        origins.append(origin)
      }
    }
    return staying.isEmpty ? origins : nil
  }
}
