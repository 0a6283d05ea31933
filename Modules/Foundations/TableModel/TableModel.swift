public import ListModel
public import UIKit

/// A list declared as a value: sections of rows, each row with the class of its view, its model and
/// its callbacks.
///
/// ```swift
/// controller.model = TableModel {
///   Section("Best") {
///     Row(PhotoGridView.self, bestPhotos)
///   }
///   Section("People", people) { person in
///     Row(PersonView.self, person).onSelect { [weak self] in self?.open($0) }
///   }
/// }
/// ```
///
/// Use it for screens of many different rows, such as a settings screen or one of shelves. For a
/// long list of similar rows, registering them costs less: a model is rebuilt for each change, in
/// O(number of rows).
///
/// Show it with a ``ListViewController``, or with a ``ListView`` in any other view: in a
/// table, or in a collection, whose sections may be grids (``Section/grid(columns:)``). Assigning a
/// new model changes only what differs from the old one.
///
/// It has the states, pages and refresh of every list. If a ``ListViewModel`` provides them, pass
/// it to the list with a closure that makes the model from its sections; otherwise set them on the
/// model: ``state(_:retry:)``, ``paging(_:loadMore:)``, ``onRefresh(_:)``.
public struct TableModel {
  /// Asynchronous work that the reader requests.
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

  /// Makes a list from an array of sections; rows outside a section are grouped into one.
  public init(sections: [Section] = []) {
    self.sections = sections.reduce(into: []) { sections, part in
      guard part.isUngrouped else { return sections.append(part) }
      if let last = sections.indices.last, sections[last].isUngrouped {
        sections[last].rows += part.rows
      } else if !part.rows.isEmpty {
        sections.append(part)
      }
    }
  }

  /// Makes a list of the sections in a closure; rows outside a section are grouped into one.
  public init(@SectionBuilder _ sections: () -> [Section]) {
    self.init(sections: sections())
  }

  // MARK: Appearance

  /// Whether a table draws separators, and their insets, in points.
  ///
  /// Drawn by default. A row can override it.
  public func separators(
    _ isShown: Bool,
    inset: NSDirectionalEdgeInsets? = nil
  ) -> TableModel {
    with {
      $0.hasSeparators = isShown
      $0.separatorInset = inset
    }
  }

  /// The background color of the list.
  public func background(_ color: UIColor) -> TableModel {
    with { $0.backgroundColor = color }
  }

  // MARK: States

  /// The state of the whole list; content by default.
  ///
  /// - Parameters:
  ///   - state: A spinner, the rows, or a message; shown below the rows if there are any.
  ///   - retry: Called when the reader retries after a failure.
  /// - Returns: The list.
  public func state(_ state: ListState, retry: Work? = nil) -> TableModel {
    with {
      $0.state = state
      $0.retry = retry
    }
  }

  /// The state of paging, shown after the last row; the end by default.
  ///
  /// - Parameters:
  ///   - paging: A spinner, a message with a button, or nothing.
  ///   - loadMore: Called when the reader nears the end while paging is idle, and on a retry.
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
