public import UIKit

/// What can stand around the rows of a section.
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

/// Gives a section its header and footer.
///
/// ``ListSupplementaryViews`` is one made of row views, enough for most.
public protocol ListSupplementarySource: AnyObject {
  /// What the section has now. Asked at every update of the section; MUST be cheap.
  var kinds: Set<ListSupplementaryKind> { get }

  /// Whether a view stays at the edge of the list while its section is on screen.
  func isPinned(_ kind: ListSupplementaryKind) -> Bool

  /// The view, dequeued from the context and filled.
  func view(of kind: ListSupplementaryKind, in context: ListSectionContext)
    -> UICollectionReusableView

  /// Shows in a view on screen what it is to show now. Called after every update of the list.
  ///
  /// Does nothing unless implemented: what such a view shows never changes.
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
