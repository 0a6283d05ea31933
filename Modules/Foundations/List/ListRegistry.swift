import ListModel
import UIKit

/// How rows of each type become ``Row``s: the one place where the type of a registered row is recovered.
struct ListRegistry {
  private struct Entry {
    let content: (AnyListItem) -> (any RowContent)?
    /// What the first row of the type said of its height, which all of them are taken to say.
    var layout: RowLayout?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func register<Model: ListItemViewModel>(
    _ type: Model.Type,
    _ makeRow: @escaping (Model) -> any RowConvertible
  ) {
    entries[ObjectIdentifier(type)] = Entry(
      content: { item in item.as(Model.self).flatMap { makeRow($0).asRows.first?.content } }
    )
  }

  func isRegistered(_ item: AnyListItem) -> Bool { entries[item.typeID] != nil }

  /// The content of a row.
  ///
  /// A row that nobody registered is a mistake in the program, told with the type and the place to mend it.
  func content(of item: AnyListItem, owner: @autoclosure () -> String) -> any RowContent {
    guard let content = entries[item.typeID]?.content(item) else {
      preconditionFailure(
        "\(owner()) must register a view for \(type(of: item.base)) in registerRows()"
      )
    }
    return content
  }

  /// How rows of an item's type sit in the list.
  ///
  /// O(1) but for the first row of a type.
  mutating func layout(of item: AnyListItem) -> RowLayout? {
    if let layout = entries[item.typeID]?.layout { return layout }
    let layout = entries[item.typeID]?.content(item)?.settings.layout
    entries[item.typeID]?.layout = layout
    return layout
  }
}
