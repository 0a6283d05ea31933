import Foundation
public import ListModel

/// An update that could not be made as requested, with all that is needed to find the cause.
///
/// The list shows the new data nevertheless: it was reloaded, duplicates were made distinct, or
/// rows lack their swipe actions. A failure is a defect of the data source, of the view model, of a
/// section controller or of the screen's layout.
public struct ListUpdateFailure: Error, Sendable {
  /// The kind of failure.
  public enum Reason: Hashable, Sendable {
    /// The view does not show the last update's rows: its data source changed without the updater.
    ///
    /// A batch update would have crashed. The numbers are rows by section.
    case viewDisagrees(shown: [Int], expected: [Int])
    /// The new data contains identities more than once.
    case duplicates([ListChanges.Duplicate])
    /// Objects share an identity, or rows of one section controller do; they are numbered to make
    /// them distinct.
    case duplicateObjects([ListItemID])
    /// Rows have swipe actions in a section with a layout of its own, where UIKit offers none.
    ///
    /// Reported once for each section, with the class of the first such row's view.
    case swipeActionsInLayout(section: ListItemID, row: String)
  }

  /// The kind of failure.
  public var reason: Reason

  /// The data before the update.
  public var old: [ListSection]

  /// The requested data.
  public var new: [ListSection]

  /// The difference of the two.
  public var changes: ListChanges
}

extension ListUpdateFailure: CustomStringConvertible {
  /// The reason, the data before and after by identity, and the difference.
  ///
  /// O(number of rows).
  public var description: String {
    switch reason {
    case .viewDisagrees, .duplicates: report
    case .duplicateObjects, .swipeActionsInLayout: summary
    }
  }

  private var report: String {
    """
    \(summary)
    old: \(Self.describe(old))
    new: \(Self.describe(new))
    changes: \(changes)
    """
  }

  private var summary: String {
    switch reason {
    case .viewDisagrees(let shown, let expected):
      "Reloaded: the view has \(shown) rows by section where its last update left \(expected)."
        + " The data source changed without the updater."
    case .duplicates(let duplicates):
      "The list holds identities more than once: "
        + duplicates.map(\.description).joined(separator: ", ") + "."
    case .duplicateObjects(let ids):
      "Objects, or rows of one controller, share identities: \(ids.map(\.description).joined(separator: ", "))."
        + " They are kept apart by counting."
    case .swipeActionsInLayout(let section, let row):
      "Rows of \(row) have swipe actions, which section \(section) cannot offer: it has a layout of"
        + " its own. Swipes work in sections of full-width rows, and in tables."
    }
  }

  private static func describe(_ sections: [ListSection]) -> String {
    sections
      .map { "\($0.id) [\($0.items.map(\.itemID.description).joined(separator: ", "))]" }
      .joined(separator: ", ")
  }
}

extension ListUpdateFailure {
  /// Writes the report to the standard error stream.
  func write(by owner: String) {
    FileHandle.standardError.write(Data("\(owner): \(description)\n".utf8))
  }
}
