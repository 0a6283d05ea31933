internal import ListModel
public import UIKit

/// A table written down as a value: sections of rows, each row with the class of its view, its model and its callbacks.
///
///     controller.model = TableModel {
///       Section("Best") {
///         Row(PhotoGridView.self, bestPhotos)
///       }
///       Section("People", people) { person in
///         Row(PersonView.self, person).onSelect { [weak self] in self?.open($0) }
///       }
///     }
///
/// Use it for screens of many small, different parts, such as a settings screen or one of shelves. For one long list of
/// a kind, ``BaseTableViewController`` over a list view model costs less: a model like this is built as a whole each time
/// anything changes, in O(number of rows).
///
/// Show it with a ``TableModelViewController``, or in a table of your own with a ``TableModelDriver``. Assigning a new model
/// changes only what differs from the old one.
public struct TableModel {
  /// The sections, top to bottom.
  public var sections: [Section]

  var style = UITableView.Style.plain
  var hasSeparators = true
  var separatorInset: NSDirectionalEdgeInsets?
  var backgroundColor: UIColor?

  /// Makes a table of sections that are at hand.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// Makes a table of the sections that a closure lists; rows outside of a section get one of their own.
  public init(@SectionBuilder _ sections: () -> [Section]) {
    self.sections = sections()
  }

  /// Makes a table step by step.
  ///
  ///     TableModel {
  ///       $0.section("Best") { $0.row(PhotoGridView.self, bestPhotos) }
  ///     }
  public init(_ make: (inout TableModelMaker) -> Void) {
    var maker = TableModelMaker()
    make(&maker)
    sections = maker.sections
  }

  /// Whether there is no row.
  public var isEmpty: Bool { sections.allSatisfy { $0.rows.isEmpty } }

  // MARK: Looks

  /// The style of the table; `.plain` unless set.
  public func style(_ style: UITableView.Style) -> TableModel {
    with { $0.style = style }
  }

  /// Whether lines are drawn between rows, and how far they stay away from the sides, in points.
  ///
  /// They are drawn unless set. A row may say otherwise for itself.
  public func separators(
    _ isShown: Bool,
    inset: NSDirectionalEdgeInsets? = nil
  ) -> TableModel {
    with {
      $0.hasSeparators = isShown
      $0.separatorInset = inset
    }
  }

  /// The color behind the rows.
  public func background(_ color: UIColor) -> TableModel {
    with { $0.backgroundColor = color }
  }

  private func with(_ change: (inout TableModel) -> Void) -> TableModel {
    var copy = self
    change(&copy)
    return copy
  }
}
