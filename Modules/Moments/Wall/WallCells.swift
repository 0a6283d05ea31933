public import Foundations
public import ListModel
public import MomentsContracts
public import UIKit

/// Maps rows of the wall to cells: the only code that does.
///
/// Add further kinds of rows here, or where the screen is created; the screen itself is unchanged:
///
/// ```swift
/// let cells = WallCells.standard(imageLoader: loader).showing { QuoteRowView() }
/// let screen = WallViewController(viewModel: viewModel, cells: cells)
/// ```
public struct WallCells {
  private var registrations: [(ListView) -> Void] = []

  /// Makes an empty map.
  public init() {}

  /// People to follow, photos, and the days above them.
  public static func standard(imageLoader: ImageLoader) -> WallCells {
    WallCells()
      .heading { WallDayView() }
      .showing { MemberRowView(imageLoader: imageLoader) }
      .showing(estimatedHeight: 380) { PhotoRowView(imageLoader: imageLoader) }
  }

  /// Shows rows of a kind with a cell's content.
  ///
  /// - Parameters:
  ///   - estimatedHeight: The estimated height of such a row until it is on screen, in points.
  ///   - makeCell: Makes the content of a cell; called once per cell, not per row.
  /// - Returns: The same map with this kind of row.
  public func showing<Cell: ListItemView & CellConfigurable>(
    estimatedHeight: CGFloat = 112,
    _ makeCell: @escaping () -> Cell
  ) -> WallCells where Cell.ViewModel: RowViewModel {
    registering { list in
      list.register(Cell.ViewModel.self) { Row(makeCell, $0).estimatedHeight(estimatedHeight) }
    }
  }

  /// Shows rows of a kind that can be pressed, whose cells are highlighted then.
  ///
  /// - Parameters:
  ///   - estimatedHeight: The estimated height of such a row until it is on screen, in points.
  ///   - makeCell: Makes the content of a cell; called once per cell, not per row.
  /// - Returns: The same map with this kind of row.
  public func showing<Cell: ListItemView & CellConfigurable>(
    estimatedHeight: CGFloat = 112,
    _ makeCell: @escaping () -> Cell
  ) -> WallCells where Cell.ViewModel: ViewModelPressible {
    registering { list in
      list.register(Cell.ViewModel.self) {
        Row(makeCell, $0).estimatedHeight(estimatedHeight).onSelect { $0.press() }
      }
    }
  }

  /// Shows headers above sections with a view.
  private func heading<View: ListItemView>(_ makeView: @escaping () -> View) -> WallCells {
    registering { $0.register(makeView) }
  }

  private func registering(_ registration: @escaping (ListView) -> Void) -> WallCells {
    var cells = self
    cells.registrations.append(registration)
    return cells
  }

  /// Registers all of them.
  func register(with list: ListView) {
    for registration in registrations { registration(list) }
  }
}
