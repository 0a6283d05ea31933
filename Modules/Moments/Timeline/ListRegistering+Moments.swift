import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

extension ListRegistering {
  /// Registers moments as in the timeline, with all actions.
  ///
  /// - Parameters:
  ///   - viewModel: Handles the reader's actions; called for each row, for lists whose view model
  ///     changes.
  ///   - imageLoader: Loads the images.
  ///   - screen: Returns the view controller that presents confirmations; if nil, actions that
  ///     need one do nothing.
  public func registerMoments(
    of viewModel: @escaping @autoclosure () -> any TimelineViewModel,
    imageLoader: ImageLoader,
    on screen: @escaping () -> UIViewController?
  ) {
    let ask: (MomentRow.Actions.Question, @escaping () -> Void) -> Void = { question, perform in
      screen()?.ask(question, strings: viewModel().strings, then: perform)
    }
    register(MomentRow.self) { [weak list = listView] moment in
      let owner = viewModel()
      let swipes = MomentSwipes(viewModel: owner)
      let requests: @MainActor (MomentRow) -> [ImageRequest] = { [weak list] moment in
        list.map { moment.imageRequests(for: $0.traitCollection) } ?? []
      }
      return Row({ makeMomentView(viewModel, imageLoader, ask) }, moment)
        .onAction { owner.perform($0, on: $1) }
        .onSelect(tints: false) { owner.perform(.openMoment, on: $0.id) }
        .leadingSwipe { swipes.leading(of: $0) }
        .trailingSwipe { swipes.trailing(of: $0) }
        .contextMenu { owner.menu(of: $0, asking: ask) }
        .onPrefetch(
          { imageLoader.prefetch(requests($0)) },
          cancel: { imageLoader.cancelPrefetching(requests($0)) }
        )
    }
  }
}

/// A row view of moments, with a button that opens their menu; it outlives the moments that it
/// shows.
private func makeMomentView(
  _ viewModel: @escaping () -> any TimelineViewModel,
  _ imageLoader: ImageLoader,
  _ ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
) -> MomentListItemView {
  let view = MomentListItemView(imageLoader: imageLoader)
  view.menu = { viewModel().menu(of: $0, asking: ask) }
  return view
}

extension MomentRow {
  /// The images of a moment that is about to appear.
  @MainActor fileprivate func imageRequests(for traits: UITraitCollection) -> [ImageRequest] {
    guard !arePhotosConcealed else { return [] }
    let link = link.flatMap { LinkPreviewView.request(for: $0, scale: traits.displayScale) }
    return PhotoGridView.requests(for: photos, traits: traits) + (link.map { [$0] } ?? [])
  }
}
