import Components
public import Contracts
import DesignKit
public import Foundations
public import ListModel
public import UIKit

/// The timeline: a profile header, then moments, newest first.
public final class TimelineViewController: BaseTableViewController {
  private let viewModel: any TimelineViewModel
  private let imageLoader: ImageLoader

  /// Makes the screen over a view model, demo or live.
  public init(viewModel: any TimelineViewModel, imageLoader: ImageLoader) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    super.init(viewModel: viewModel)
    title = viewModel.title
  }

  /// Fails: screens are made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The profile header and the moments.
  public override func registerRows() {
    register(
      { [imageLoader] in UserProfileListItemView(imageLoader: imageLoader) },
      onAction: { [viewModel] action, row in
        switch action {
        case .openProfile: viewModel.openProfile(row.person)
        }
      }
    )
    register(
      { [imageLoader] in MomentListItemView(imageLoader: imageLoader) },
      onAction: { [viewModel] in viewModel.perform($0, on: $1) },
      onSelect: { [viewModel] in viewModel.openMoment($0.id) }
    )
  }

  /// Shows what the view model has to say, as a message over the list.
  public override func bind() {
    super.bind()
    viewModel.message.observe { [weak self] message in
      guard let self, let message else { return }
      ToastView(text: message.text).present(in: view)
    }.disposed(by: bindings)
  }

  /// Loads the photos of rows that are about to appear.
  public override func prefetch(_ items: [AnyListItem]) {
    imageLoader.prefetch(requests(of: items))
  }

  /// Stops what ``prefetch(_:)`` began.
  public override func cancelPrefetching(_ items: [AnyListItem]) {
    imageLoader.cancelPrefetching(requests(of: items))
  }

  private func requests(of items: [AnyListItem]) -> [ImageRequest] {
    items.compactMap { $0.as(MomentRow.self) }.filter { !$0.isConcealed }.flatMap {
      PhotoGridView.requests(for: $0.photos, traits: traitCollection)
    }
  }
}

extension TimelineViewModel {
  /// Hands what the reader did in a moment to the intent it stands for.
  fileprivate func perform(_ action: MomentListItemView.Action, on row: MomentRow) {
    switch action {
    case .toggleLike: toggleLike(row.id)
    case .toggleFold: toggleFold(row.id)
    case .toggleWarning: toggleWarning(row.id)
    case .open(let target): open(target, in: row.id)
    case .openPhoto(let index): openPhoto(at: index, of: row.id)
    case .openAuthor: openProfile(row.author)
    case .openComments: openMoment(row.id)
    }
  }
}
