public import Foundation

extension SectionedDifference {
  /// The index path of a row of the previous list after the ``stages``; `nil` if it is deleted.
  ///
  /// Correct for lists with duplicates too, because it follows the row and not its identity.
  /// O(number of changes): intended for the few rows on screen.
  public func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
    var path = indexPath
    for stage in stages {
      guard let next = stage.newIndexPath(forOld: path) else { return nil }
      path = next
    }
    return path
  }
}

extension BatchStage {
  /// The index path of a row after the batch; `nil` if it is deleted.
  ///
  /// O(number of changes in the batch).
  public func newIndexPath(forOld indexPath: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == indexPath }) { return move.to }
    guard !deleted.contains(indexPath), let section = newSection(forOld: indexPath[0]) else {
      return nil
    }
    func isAbove(_ other: IndexPath) -> Bool {
      other[0] == indexPath[0] && other[1] < indexPath[1]
    }
    let above = deleted.lazy.filter(isAbove).count + moved.lazy.filter { isAbove($0.from) }.count
    let arrivals =
      inserted.filter { $0[0] == section }.map { $0[1] }
      + moved.filter { $0.to[0] == section }.map { $0.to[1] }
    return [section, Self.place(of: indexPath[1] - above, among: arrivals)]
  }

  /// The index of a section after the batch; `nil` if it is deleted.
  ///
  /// O(number of changes in the batch).
  public func newSection(forOld section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    guard !deletedSections.contains(section) else { return nil }
    let above =
      deletedSections.count(in: 0..<section)
      + movedSections.lazy.filter { $0.from < section }.count
    return Self.place(of: section - above, among: insertedSections + movedSections.map(\.to))
  }

  /// The new index of the `rank`th remaining element, when new elements are inserted at the indices
  /// `arrivals`.
  private static func place(of rank: Int, among arrivals: [Int]) -> Int {
    var place = rank
    for arrival in arrivals.sorted() {
      if arrival > place { break }
      place += 1
    }
    return place
  }
}
