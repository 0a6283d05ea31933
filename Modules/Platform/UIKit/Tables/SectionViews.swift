internal import Foundation

/// The headers or footers of the visible sections, ordered by section.
struct SectionViews {
  struct Item {
    var section: Int
    /// The view; nil if the section has none.
    var view: UIView?
    var isOnScreen = false
  }

  var items: ContiguousArray<Item> = []

  /// Returns the view of a visible section.
  subscript(section: Int) -> UIView? {
    items.first { $0.section == section }?.view
  }

  func contains(_ section: Int) -> Bool {
    items.contains { $0.section == section }
  }

  func index(of section: Int) -> Int? {
    items.firstIndex { $0.section == section }
  }

  mutating func add(_ view: UIView?, section: Int) {
    items.append(Item(section: section, view: view))
  }
}
