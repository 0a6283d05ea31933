import DesignKit
import Foundations
import ListModel
import MomentsGallery
import UIKit

/// All states of a part, live, in light and dark appearance side by side.
final class SheetViewController: UIViewController {
  private let component: GalleryComponent
  private let gallery: GalleryModel
  private let scrollView = UIScrollView()

  init(_ component: GalleryComponent, _ gallery: GalleryModel) {
    self.component = component
    self.gallery = gallery
    super.init(nibName: nil, bundle: nil)
    title = component.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.groupedBackground
    view.addSubview(scrollView)
    scrollView.constrain(.edges)
    let sheet = ContactSheet(component, in: gallery.environment).makeView()
    scrollView.addSubview(sheet)
    let content = scrollView.contentLayoutGuide
    sheet.constrain(.top.left.right.bottom.equal(to: content))
  }
}

/// The states of a screen, to choose one from.
final class StateListViewController: ListViewController {
  init(_ component: GalleryComponent, _ gallery: GalleryModel) {
    super.init(style: .table(.insetGrouped))
    title = component.name
    model = TableModel {
      Section("States", component.states.map(\.name)) { name in
        Row(TitleRow(name, role: .opens)).accessory(.disclosureIndicator).onSelect {
          [weak self] _ in
          guard let state = component.states.first(where: { $0.name == name }) else { return }
          let stage = StageViewController(state, gallery)
          self?.navigationController?.pushViewController(stage, animated: true)
        }
      }
    }
  }
}

/// A live screen in one of its states, as wide as the options specify.
final class StageViewController: UIViewController {
  private let state: GalleryState
  private let gallery: GalleryModel
  private var presented: UIViewController?

  init(_ state: GalleryState, _ gallery: GalleryModel) {
    self.state = state
    self.gallery = gallery
    super.init(nibName: nil, bundle: nil)
    title = state.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.groupedBackground
    guard case .screen(let root, let over) = state.makeExample(gallery.environment) else { return }
    presented = over
    addChild(root)
    root.view.clipsToBounds = true
    view.addSubview(root.view)
    root.view.constrain(
      .width(gallery.settings.width).priority(.defaultHigh),
      .width.atMost(),
      .bottom.centerX,
      .top.equal(to: view.safeAreaLayoutGuide)
    )
    root.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let presented else { return }
    self.presented = nil
    present(presented, animated: true)
  }
}
