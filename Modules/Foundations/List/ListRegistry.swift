import ListModel
import UIKit

/// How rows of each type become ``Row``s: the one place where the type of a registered row is
/// recovered.
struct ListRegistry {
  private var entries: [ObjectIdentifier: (AnyListItem) -> (any RowContent)?] = [:]
  /// What the first row of each type said of its height.
  private var estimates: [ObjectIdentifier: CGFloat] = [:]
  /// The type asked for last: rows of one type mostly follow each other.
  private var latest: (type: ObjectIdentifier, estimate: CGFloat)?

  mutating func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any RowConvertible
  ) {
    estimates[ObjectIdentifier(type)] = nil
    latest = nil
    entries[ObjectIdentifier(type)] = { item in
      item.as(Model.self).flatMap { makeRow($0).asRows.first?.content }
    }
  }

  /// The content of a row.
  ///
  /// A row that nobody registered is a mistake in the program, told with the type and the place to
  /// mend it.
  func content(of item: AnyListItem, owner: @autoclosure () -> String) -> any RowContent {
    guard let content = entries[item.typeID]?(item) else {
      preconditionFailure(
        "\(owner()) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    return content
  }

  /// How high a row is taken to be until it is measured: tables ask it of all their rows.
  ///
  /// O(1) but for the first row of a type, which speaks for all of them.
  mutating func estimatedHeight(of item: AnyListItem) -> CGFloat? {
    let type = item.typeID
    if let latest, latest.type == type { return latest.estimate }
    guard let height = estimates[type] ?? entries[type]?(item)?.settings.layout.estimate else {
      return nil
    }
    estimates[type] = height
    latest = (type, height)
    return height
  }
}
