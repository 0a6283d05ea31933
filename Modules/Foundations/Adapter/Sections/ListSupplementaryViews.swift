import ListModel
public import UIKit

/// A header and a footer made of row views.
///
/// ```swift
/// supplementarySource = ListSupplementaryViews()
///   .with(.header, { TitleView() }, isPinned: true, showing: { [weak self] in self?.title })
/// ```
public final class ListSupplementaryViews: ListSupplementarySource {
  private struct Entry {
    var isPinned: Bool
    var isShown: () -> Bool
    var view: (ListSectionContext) -> UICollectionReusableView
    var update: (UICollectionReusableView, ListSectionContext) -> Void
  }

  private var entries: [ListSupplementaryKind: Entry] = [:]

  /// Makes a source without views.
  public init() {}

  /// Adds a header or a footer.
  ///
  /// - Parameters:
  ///   - kind: Header or footer.
  ///   - makeView: Makes the view; called once per reusable view.
  ///   - isPinned: Whether it is pinned to the edge of the list while the section is visible.
  ///   - onAction: Called with each action of the reader in it.
  ///   - viewModel: Returns its current content; `nil` if there is nothing to show.
  /// - Returns: The same source.
  public func with<View: ListItemView>(
    _ kind: ListSupplementaryKind,
    _ makeView: @escaping () -> View,
    isPinned: Bool = false,
    onAction: @escaping (View.Action) -> Void = { _ in },
    showing viewModel: @escaping () -> View.ViewModel?
  ) -> ListSupplementaryViews {
    entries[kind] = Entry(
      isPinned: isPinned,
      isShown: { viewModel() != nil },
      view: { context in
        guard let viewModel = viewModel() else { return UICollectionReusableView() }
        return context.dequeue(kind, makeView, showing: viewModel, onAction: onAction)
      },
      update: { view, _ in
        guard let viewModel = viewModel(), let view = view as? any ListHeadingView else { return }
        Row(makeView, viewModel).onAction { action, _ in onAction(action) }
          .show(in: view, as: RowContext(key: viewModel.itemID, owner: nil))
      }
    )
    return self
  }

  /// The kinds with something to show.
  public var kinds: Set<ListSupplementaryKind> {
    Set(entries.filter { $0.value.isShown() }.keys)
  }

  /// Returns the value that the kind was added with.
  public func isPinned(_ kind: ListSupplementaryKind) -> Bool { entries[kind]?.isPinned ?? false }

  /// Returns the row view of the kind, in a reusable view.
  public func view(of kind: ListSupplementaryKind, in context: ListSectionContext)
    -> UICollectionReusableView
  {
    entries[kind]?.view(context) ?? UICollectionReusableView()
  }

  /// Shows the current view model.
  public func update(
    _ view: UICollectionReusableView,
    of kind: ListSupplementaryKind,
    in context: ListSectionContext
  ) {
    entries[kind]?.update(view, context)
  }
}
