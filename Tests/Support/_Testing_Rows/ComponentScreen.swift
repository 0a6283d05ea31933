public import Foundations
public import ScreenTesting
import UIKit

/// A screen exactly as high as the one row view on it.
public enum ComponentScreen {
  /// Shows a row view like a cell: as wide as the screen up to the readable width, with its fitting
  /// height.
  public static func make<ItemView: ListItemView>(
    _ row: ItemView.ViewModel,
    traits: ScreenTraits,
    makeView: @escaping () -> ItemView
  ) async -> Screen {
    var traits = traits
    traits.size.height = 4_000
    let measured = Screen(traits: traits) {
      ComponentController(row: row, width: traits.size.width, makeView: makeView)
    }
    let height = (measured.window.rootViewController as? ComponentController<ItemView>)?.height ?? 0
    traits.size.height = max(1, height.rounded(.up))
    let screen = Screen(traits: traits) {
      ComponentController(row: row, width: traits.size.width, makeView: makeView)
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    return screen
  }
}

private final class ComponentController<ItemView: ListItemView>: UIViewController {
  private let row: ItemView.ViewModel
  private let width: CGFloat
  private let makeView: () -> ItemView
  private var itemView: ItemView?

  init(row: ItemView.ViewModel, width: CGFloat, makeView: @escaping () -> ItemView) {
    self.row = row
    self.width = width
    self.makeView = makeView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  var height: CGFloat { itemView?.frame.height ?? 0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    let itemView = makeView()
    self.itemView = itemView
    view.addSubview(itemView)
    itemView.constrain(.top.sides)
    itemView.update(with: row)
    itemView.prepareForLayout(width: width)
  }
}
