import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// What most moments have not: a poll, a page that is linked to, a quoted moment.
///
/// Each view is made for the first moment that needs it.
final class MomentExtras {
  /// Called with what the reader does.
  var onAction: (MomentListItemView.Action) -> Void = { _ in }
  /// Called with a view that was just made, to put it where it belongs in ``views``.
  var onNewView: (UIView) -> Void = { _ in }

  private let imageLoader: ImageLoader
  private var pollView: PollView?
  private var linkView: LinkPreviewView?
  private var quotedView: QuotedMomentView?
  private var row: MomentRow?

  /// Makes no view yet.
  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
  }

  /// The views that were made, from top to bottom.
  private(set) var views: [UIView] = []

  /// Shows what a moment has of it, unless a warning conceals it.
  func show(_ row: MomentRow) {
    self.row = row
    let isShown = !row.isConcealed
    show(isShown ? row.poll : nil)
    show(isShown ? row.link : nil)
    show(isShown ? row.quoted : nil)
  }

  private func show(_ poll: PollRow?) {
    pollView?.isHidden = poll == nil
    guard let poll, let row else { return }
    let view = view(\.pollView) {
      let view = PollView()
      view.imageLoader = imageLoader
      view.onAction = { [weak self] in self?.onAction(.poll($0)) }
      return view
    }
    view.update(with: poll, identifier: "\(row.id)")
  }

  private func show(_ link: LinkPreview?) {
    linkView?.isHidden = link == nil
    guard let link else {
      linkView?.cancel()
      return
    }
    let view = view(\.linkView) {
      let view = LinkPreviewView(.init(isCard: true), imageLoader: imageLoader)
      view.onOpen = { [weak self] in
        if let self, let url = row?.link?.url { onAction(.open(.link(url))) }
      }
      return view
    }
    view.update(with: link)
  }

  private func show(_ quoted: QuotedMoment?) {
    quotedView?.isHidden = quoted == nil
    guard let quoted else {
      quotedView?.cancel()
      return
    }
    let view = view(\.quotedView) {
      let view = QuotedMomentView(imageLoader: imageLoader)
      view.onOpen = { [weak self] in self?.onAction(.openQuoted) }
      return view
    }
    view.update(with: quoted)
  }

  /// The view of a slot, made where there is none.
  private func view<View: UIView>(
    _ slot: ReferenceWritableKeyPath<MomentExtras, View?>,
    _ make: () -> View
  ) -> View {
    if let view = self[keyPath: slot] { return view }
    let view = make()
    self[keyPath: slot] = view
    views = [pollView, linkView, quotedView].compactMap(\.self)
    onNewView(view)
    return view
  }

  /// Stops loading and forgets the moment.
  func cancel() {
    row = nil
    linkView?.cancel()
    quotedView?.cancel()
  }
}
