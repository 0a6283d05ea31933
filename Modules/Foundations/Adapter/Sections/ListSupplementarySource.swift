public import UIKit

/// The kinds of supplementary views of a section.
public enum ListSupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Above the first row.
  case header
  /// Below the last row.
  case footer

  /// UIKit's identifier of the kind.
  public var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  init?(elementKind: String) {
    guard let kind = Self.allCases.first(where: { $0.elementKind == elementKind }) else {
      return nil
    }
    self = kind
  }
}

/// Provides the header and footer of a section.
///
/// ``ListSupplementaryViews`` implements it with row views, which suits most sections.
public protocol ListSupplementarySource: AnyObject {
  /// The current kinds of the section's views.
  ///
  /// Called at every update of the section; MUST be fast.
  var kinds: Set<ListSupplementaryKind> { get }

  /// Returns whether a view is pinned to the edge of the list while its section is visible.
  func isPinned(_ kind: ListSupplementaryKind) -> Bool

  /// Returns the view, dequeued from the context and configured.
  func view(of kind: ListSupplementaryKind, in context: ListSectionContext)
    -> UICollectionReusableView

  /// Updates a visible view with its current content.
  ///
  /// Called after every update of the list.
  ///
  /// Does nothing by default: the content of such a view never changes.
  func update(
    _ view: UICollectionReusableView,
    of kind: ListSupplementaryKind,
    in context: ListSectionContext
  )
}

extension ListSupplementarySource {
  /// Does nothing.
  public func update(
    _ view: UICollectionReusableView,
    of kind: ListSupplementaryKind,
    in context: ListSectionContext
  ) {}
}
