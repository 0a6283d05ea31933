public import UIKit

/// The kinds of views around the rows of a section.
public enum ListSupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Above the first row.
  case header
  /// Below the last row.
  case footer

  /// UIKit's name of the kind.
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
/// ``ListSupplementaryViews`` is one made of row views, enough for most sections.
public protocol ListSupplementarySource: AnyObject {
  /// The views that the section has now. Called at every update of the section; MUST be fast.
  var kinds: Set<ListSupplementaryKind> { get }

  /// Whether a view stays at the edge of the list while its section is on screen.
  func isPinned(_ kind: ListSupplementaryKind) -> Bool

  /// The view, dequeued from the context and filled.
  func view(of kind: ListSupplementaryKind, in context: ListSectionContext)
    -> UICollectionReusableView

  /// Updates a visible view with its current content. Called after every update of the list.
  ///
  /// Does nothing unless implemented: then the content of such a view never changes.
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
