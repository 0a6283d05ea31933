public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel`` that are shown by a collection view.
///
/// The collection face of ``BaseTableViewController``, and used the same way. What a collection has
/// more is a layout for each section: override ``layoutSection(_:at:in:)`` for grids and shelves.
///
///     override func registerRows() {
///       register({ PhotoView() }, onSelect: { [router] photo in router.go(to:
///       .photo(photo.itemID)) })
///     }
///
/// Where a row has rows inside that fold, come and go, ``ListAdapterViewController`` is the better
/// base.
open class BaseCollectionViewController: ListViewController {
  /// The collection view.
  ///
  /// Its data source, delegate and prefetching belong to the list.
  public let collectionView: UICollectionView

  /// Makes a screen over a list; loading starts when the view is loaded.
  public init(viewModel: any ListViewModel) {
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    super.init(ListView(viewModel, ListDriver(collectionView)))
    listView.layoutSection = { [weak self] in self?.layoutSection($0, at: $1, in: $2) }
    listView.pinsHeaders = pinsHeaders
  }

  /// The layout of a section, or `nil` for a list of rows as wide as the list; a list unless
  /// overridden.
  ///
  /// For grids and shelves. Headers and footers are added to it.
  open func layoutSection(
    _ section: ListSection,
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }

  /// Whether headers stay at the top while their section is on screen; they do unless overridden.
  open var pinsHeaders: Bool { true }
}
