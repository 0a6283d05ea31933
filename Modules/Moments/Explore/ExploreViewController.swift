public import Foundations
import ListModel
public import MomentsComponents
public import MomentsContracts
import UIKit

/// The explore screen: shelves of photos, hashtags, people and links, each with its own loading,
/// empty and failure state.
public final class ExploreViewController: ListScreenViewController {
  private let viewModel: any ExploreViewModel
  private let imageLoader: ImageLoader
  /// The width that the table was built for.
  private var shownWidth: CGFloat = 0

  /// Makes the screen with a view model, demo or live.
  public init(viewModel: any ExploreViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
  }

  public override func registerRows() {
    listView.declareRows(of: viewModel.shelves) { [weak self] in
      self?.table(of: $0) ?? TableModel()
    }
  }

  /// Margins and the number of photos side by side depend on the width.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.width != shownWidth else { return }
    shownWidth = view.bounds.width
    apply(table(of: viewModel.shelves.value), animated: false)
  }

  private func table(of shelves: [ExploreShelf]) -> TableModel {
    guard shownWidth > 0 else { return TableModel() }
    return ExploreTable(
      width: shownWidth,
      scale: traitCollection.displayScale,
      imageLoader: imageLoader,
      viewModel: viewModel,
      start: { [viewModel, weak self] work in self?.listView.run { await work(viewModel) } }
    )
    .model(of: shelves)
  }
}
