import ListModel
import UIKit

/// Maps values of each type to ``Row``s: the only code that recovers the type of a registered row.
struct ListRegistry {
  private var entries: [ObjectIdentifier: (AnyListItem) -> (any RowContent)?] = [:]
  /// The height estimates, from the first row of each type.
  private var estimates: [ObjectIdentifier: CGFloat] = [:]
  /// The last requested type: consecutive rows mostly have the same type.
  private var latest: (type: ObjectIdentifier, estimate: CGFloat)?

  mutating func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any ListRow
  ) {
    estimates[ObjectIdentifier(type)] = nil
    latest = nil
    entries[ObjectIdentifier(type)] = { item in
      item.as(Model.self).map { makeRow($0).asRow.content }
    }
  }

  /// The content of a row.
  ///
  /// A row whose type is not registered is a programming error; the message names the type and the
  /// list.
  func content(of item: AnyListItem, owner: @autoclosure () -> String) -> any RowContent {
    guard let content = entries[item.typeID]?(item) else {
      preconditionFailure(
        "\(owner()) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    return content
  }

  /// The estimated height of a row until it is measured; tables request it for all their rows.
  ///
  /// O(1) except for the first row of a type, whose estimate is used for all of them.
  mutating func estimatedHeight(of item: AnyListItem) -> CGFloat? {
    let type = item.typeID
    if let latest, latest.type == type { return latest.estimate }
    guard let height = estimates[type] ?? entries[type]?(item)?.settings.estimate else {
      return nil
    }
    estimates[type] = height
    latest = (type, height)
    return height
  }
}
