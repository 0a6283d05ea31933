internal import Foundation

/// The headers, or the footers, of the sections on screen: few, in order of section.
struct SectionViews {
  struct Item {
    var section: Int
    /// The view; nil for a section that has none.
    var view: UIView?
    var isOnScreen = false
  }

  var items: ContiguousArray<Item> = []

  /// The view of a section that is on screen.
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
