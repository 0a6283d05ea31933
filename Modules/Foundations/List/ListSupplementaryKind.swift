import UIKit

/// The kinds of supplementary views of a section.
enum ListSupplementaryKind: Hashable, Sendable, CaseIterable {
  /// Above the first row.
  case header
  /// Below the last row.
  case footer

  /// UIKit's identifier of the kind.
  var elementKind: String {
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
