public import ListModel
public import UIKit

/// The base of list screens over a ``ListViewModel`` that are shown by a collection view.
///
/// The collection counterpart of ``BaseTableViewController``, used the same way. In addition, a
/// collection has a layout for each section: override ``layoutSection(_:at:in:)`` for grids and
/// shelves.
///
/// ```swift
/// override func registerRows() {
///   register({ PhotoView() }, onSelect: { [router] photo in router.go(to: .photo(photo.itemID)) })
/// }
/// ```
///
/// If a row contains rows that are inserted and removed, ``ListAdapterViewController`` is the
/// better base.
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
    let driver = ListDriver(collectionView)
    super.init(ListView(viewModel, driver))
    driver.layoutSection = { [weak self] in self?.layoutSection($0, at: $1, in: $2) }
    driver.pinsHeaders = pinsHeaders
  }

  /// Returns the layout of a section; `nil`, the default, for full-width rows.
  ///
  /// Use it for grids and shelves. Headers and footers are added to it.
  open func layoutSection(
    _ section: ListSection,
    at index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }

  /// Whether headers are pinned to the top while their section is visible; `true` unless
  /// overridden.
  open var pinsHeaders: Bool { true }
}
