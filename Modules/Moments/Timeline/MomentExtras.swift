import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// The rare parts of a moment: a poll, a link preview, a quoted moment.
///
/// Each view is created for the first moment that needs it.
final class MomentExtras {
  /// Called with each action of the reader.
  var onAction: (MomentListItemView.Action) -> Void = { _ in }
  /// Called with a new view, to insert it at its position in ``views``.
  var onNewView: (UIView) -> Void = { _ in }

  private let imageLoader: ImageLoader
  private var pollView: PollView?
  private var linkView: LinkPreviewView?
  private var quotedView: QuotedMomentView?
  private var row: MomentRow?

  /// Makes it without any view.
  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
  }

  /// The created views, from top to bottom.
  private(set) var views: [UIView] = []

  /// Shows these parts of a moment, unless a warning conceals them.
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
      view.onOpen = { [weak self] in self?.onAction(.command(.openQuoted)) }
      return view
    }
    view.update(with: quoted)
  }

  /// The view of a slot, created if necessary.
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

  /// Cancels the image loads and clears the moment.
  func cancel() {
    row = nil
    linkView?.cancel()
    quotedView?.cancel()
  }
}
