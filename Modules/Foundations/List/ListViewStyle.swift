public import ListModel
public import UIKit

/// The view that a ``ListView`` shows its rows in.
///
/// Section controllers have a collection and layouts of their own: ``ListView/init(_:sections:)``.
public struct ListViewStyle {
  /// Makes the layout of a section; `nil` for full-width rows.
  public typealias SectionLayout =
    @MainActor (ListSection, Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// Makes the view with its data source and delegate.
  let makeDriver: @MainActor () -> ListDriver

  /// A table of full-width rows, the fastest for long lists.
  ///
  /// Headers of a plain table are pinned, as in UIKit.
  public static func table(_ style: UITableView.Style = .plain) -> ListViewStyle {
    ListViewStyle { ListDriver(UITableView(frame: .zero, style: style)) }
  }

  /// A collection of full-width rows, with pinned headers.
  public static var collection: ListViewStyle { .collection(pinsHeaders: true) }

  /// A collection, whose sections may be grids and shelves.
  ///
  /// - Parameters:
  ///   - pinsHeaders: Whether headers are pinned while their section is visible.
  ///   - layout: Makes the layout of a section, to which headers and footers are added.
  ///     Rows in it have no swipe actions.
  /// - Returns: The style.
  public static func collection(
    pinsHeaders: Bool = true,
    layout: @escaping SectionLayout = { _, _, _ in nil }
  ) -> ListViewStyle {
    ListViewStyle {
      let driver = ListDriver(
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      )
      driver.pinsHeaders = pinsHeaders
      driver.layoutSection = layout
      return driver
    }
  }
}
