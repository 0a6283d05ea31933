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

  func index(of section: Int) -> Int? {
    items.firstIndex { $0.section == section }
  }
}
