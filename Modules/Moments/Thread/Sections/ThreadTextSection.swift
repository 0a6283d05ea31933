import Foundation
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// The text of the moment; a long text unfolds with a spring animation.
final class ThreadTextSection: ListBindingSectionController<ThreadMomentRow> {
  private static let springDuration: TimeInterval = 0.55
  private static let springDamping: CGFloat = 0.72

  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader
  private let menu: (ThreadMomentRow) -> UIMenu?

  init(
    viewModel: any ThreadViewModel,
    imageLoader: ImageLoader,
    menu: @escaping (ThreadMomentRow) -> UIMenu?
  ) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    self.menu = menu
    super.init()
  }

  override func contextMenu(at index: Int) -> UIMenu? { object.flatMap(menu) }

  override func registerRows() {
    register(
      { [imageLoader] in ThreadTextView(imageLoader: imageLoader) },
      onAction: { [weak self, viewModel] action, row in
        switch action {
        case .toggleFold: self?.toggleFold()
        case .toggleWarning: viewModel.toggleWarning()
        case .showOriginal: viewModel.perform(.translate, on: row.moment)
        case .open(let target): viewModel.open(target)
        }
      },
      onSelect: { [weak self] row in
        if row.folding.canFold, !row.isConcealed { self?.toggleFold() }
      }
    )
  }

  override func rows(for moment: ThreadMomentRow) -> [any ListItemViewModel] {
    [moment.text].compactMap { $0 }
  }

  /// The list sets the row's new height inside the animation, and so uses its spring.
  private func toggleFold() {
    UIView.animate(
      withDuration: Self.springDuration,
      delay: 0,
      usingSpringWithDamping: Self.springDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [viewModel] in viewModel.toggleFold() }
    )
  }
}
