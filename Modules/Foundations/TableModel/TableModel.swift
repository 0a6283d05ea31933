public import ListModel
public import UIKit

/// A list written down as a value: sections of rows, each row with the class of its view, its model
/// and its callbacks.
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
/// Use it for screens of many small, different parts, such as a settings screen or one of shelves.
/// For one long list of a kind, registering its rows costs less: a model like this is built as a
/// whole each time anything changes, in O(number of rows).
///
/// Show it with a ``TableModelViewController``, or with a ``ListView`` in any other view: in a
/// table, or in a collection, whose sections may be grids (``Section/grid(columns:)``). Assigning a
/// new model changes only what differs from the old one.
///
/// States, pages and refresh are those of every list. Where a ``ListViewModel`` has them, hand it
/// to the list with a closure that writes the model down from its sections; else the model says
/// them itself: ``state(_:retry:)``, ``paging(_:loadMore:)``, ``onRefresh(_:)``.
public struct TableModel {
  /// Something that the reader asks for and that takes time.
  public typealias Work = @MainActor () async -> Void

  /// The sections, top to bottom.
  public var sections: [Section]

  var hasSeparators = true
  var separatorInset: NSDirectionalEdgeInsets?
  var backgroundColor: UIColor?
  var state = ListState.content
  var paging = PagingState.end
  var retry: Work?
  var refresh: Work?
  var loadMore: Work?

  /// Makes a list of sections that are at hand.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// Makes a list of the sections that a closure lists; rows outside of a section get one of their
  /// own.
  public init(@SectionBuilder _ sections: () -> [Section]) {
    self.sections = sections()
  }

  // MARK: Looks

  /// Whether a table draws lines between rows, and how far they stay away from the sides, in
  /// points.
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

  // MARK: States

  /// What the list as a whole shows: content, unless set.
  ///
  /// - Parameters:
  ///   - state: A spinner, the rows, or a message in their place; below them, where there are rows
  ///     nevertheless.
  ///   - retry: Called when the reader asks to try again after a failure.
  /// - Returns: The list.
  public func state(_ state: ListState, retry: Work? = nil) -> TableModel {
    with {
      $0.state = state
      $0.retry = retry
    }
  }

  /// What stands after the last row: the end, unless set.
  ///
  /// - Parameters:
  ///   - paging: A spinner, a message with a button, or nothing.
  ///   - loadMore: Called when the reader nears the end while paging is idle, and when they ask to
  ///     try again.
  /// - Returns: The list.
  public func paging(_ paging: PagingState, loadMore: @escaping Work) -> TableModel {
    with {
      $0.paging = paging
      $0.loadMore = loadMore
    }
  }

  /// Called when the reader pulls the list down; the spinner stays until it returns.
  ///
  /// Capture the screen weakly.
  public func onRefresh(_ refresh: @escaping Work) -> TableModel {
    with { $0.refresh = refresh }
  }

  private func with(_ change: (inout TableModel) -> Void) -> TableModel {
    var copy = self
    change(&copy)
    return copy
  }
}
