import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The explore screen: shelves of photos, hashtags, people and links, each with its own loading,
/// empty and failure state.
public final class ExploreViewController: TableModelViewController {
  private let viewModel: any ExploreViewModel
  private let imageLoader: ImageLoader
  /// The width that the table was built for.
  private var shownWidth: CGFloat = 0
  private var running: [Int: Task<Void, Never>] = [:]
  private var nextWork = 0

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ExploreViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init()
    title = viewModel.title
  }

  deinit {
    for task in running.values { task.cancel() }
  }

  /// Observes the view model and makes it load.
  public override func bind() {
    super.bind()
    viewModel.shelves.observe { [weak self] _ in self?.show(animated: true) }
      .disposed(by: bindings)
    viewModel.message.observe { [weak self] in self?.listView.show($0) }.disposed(by: bindings)
    start { await $0.load() }
  }

  /// The shortcuts that load all shelves again.
  public override var keyboardShortcuts: [KeyboardShortcut] {
    listView.refreshShortcuts(viewModel.strings.shortcutRefresh)
  }

  public override func trackScreenView() {
    viewModel.screenDidAppear()
  }

  /// Margins and the number of photos side by side depend on the width.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.bounds.width != shownWidth { show(animated: false) }
  }

  private func show(animated: Bool) {
    guard view.bounds.width > 0 else { return }
    shownWidth = view.bounds.width
    let table = ExploreTable(
      width: shownWidth,
      scale: traitCollection.displayScale,
      imageLoader: imageLoader,
      viewModel: viewModel,
      start: { [weak self] work in self?.start(work) }
    )
    apply(table.model(of: viewModel.shelves.value), animated: animated)
  }

  /// Runs work of the view model, cancelled when the screen is released.
  private func start(_ work: @escaping ExploreTable.Work) {
    nextWork += 1
    let id = nextWork
    running[id] = Task { [viewModel, weak self] in
      await work(viewModel)
      self?.running[id] = nil
    }
  }
}
