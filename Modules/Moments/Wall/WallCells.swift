public import Foundations
public import ListModel
public import MomentsContracts
public import UIKit

/// How rows of the wall become cells: the one place that knows.
///
/// A further kind of row is added here, or by whoever makes the screen; the screen stays as it is:
///
/// ```swift
/// let cells = WallCells.standard(imageLoader: loader).showing { QuoteRowView() }
/// let screen = WallViewController(viewModel: viewModel, cells: cells)
/// ```
public struct WallCells {
  private var registrations: [(ListView) -> Void] = []

  /// Knows no row.
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
  ///   - estimatedHeight: How high such a row is taken to be until it was on screen, in points.
  ///   - makeCell: Makes the content of one cell; called once a cell, not once a row.
  /// - Returns: The same, and rows of this kind.
  public func showing<Cell: ListItemView & CellConfigurable>(
    estimatedHeight: CGFloat = 112,
    _ makeCell: @escaping () -> Cell
  ) -> WallCells where Cell.ViewModel: RowViewModel {
    registering { list in
      list.register(Cell.ViewModel.self) { Row(makeCell, $0).estimatedHeight(estimatedHeight) }
    }
  }

  /// Shows rows of a kind that can be pressed, which their cells then show.
  ///
  /// - Parameters:
  ///   - estimatedHeight: How high such a row is taken to be until it was on screen, in points.
  ///   - makeCell: Makes the content of one cell; called once a cell, not once a row.
  /// - Returns: The same, and rows of this kind.
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

  /// Shows what stands above sections.
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
