import Foundation
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// The moment of a thread, in rows: author, text, photos, poll, link, quoted moment, details,
/// likes.
final class ThreadMomentSection: ListSectionController<ThreadMomentRow> {
  // A long text unfolds with a spring.
  private static let springDuration: TimeInterval = 0.55
  private static let springDamping: CGFloat = 0.72

  private let viewModel: any ThreadViewModel
  private let imageLoader: ImageLoader
  private let ask: (MomentRow.Actions.Question, @escaping () -> Void) -> Void

  init(
    viewModel: any ThreadViewModel,
    imageLoader: ImageLoader,
    ask: @escaping (MomentRow.Actions.Question, @escaping () -> Void) -> Void
  ) {
    self.viewModel = viewModel
    self.imageLoader = imageLoader
    self.ask = ask
    super.init()
  }

  @RowBuilder override func rows(for moment: ThreadMomentRow) -> [AnyRow] {
    part(moment, { [imageLoader] in ThreadAuthorView(imageLoader: imageLoader) }, moment.author)
      .onAction { [viewModel] action, row in
        switch action {
        case .openAuthor: viewModel.openProfile(row.author)
        }
      }
    if let text = moment.text { row(of: text, in: moment) }
    if let photos = moment.photos {
      part(moment, { [imageLoader] in ThreadPhotosView(imageLoader: imageLoader) }, photos)
        .onAction { [viewModel] action, row in
          switch action {
          case .openPhoto(let index): viewModel.openPhoto(at: index, of: row.moment)
          }
        }
    }
    if let poll = moment.poll {
      part(moment, { [imageLoader] in ThreadPollView(imageLoader: imageLoader) }, poll)
        .onAction { [viewModel] in viewModel.perform($0, inPollOf: $1.moment) }
    }
    if let link = moment.link {
      part(moment, { [imageLoader] in ThreadLinkView(imageLoader: imageLoader) }, link)
        .onAction { [viewModel] action, row in
          switch action {
          case .open: viewModel.open(.link(row.content.url), in: row.moment)
          }
        }
    }
    if let quoted = moment.quoted {
      part(moment, { [imageLoader] in ThreadQuotedView(imageLoader: imageLoader) }, quoted)
        .onAction { [viewModel] action, row in
          switch action {
          case .open: viewModel.perform(.openQuoted, on: row.moment)
          }
        }
    }
    if let detail = moment.detail {
      part(moment, { ThreadDetailView() }, detail)
        .onAction { [viewModel] in viewModel.perform($0, on: $1.moment) }
    }
    part(moment, { [imageLoader] in ThreadLikesView(imageLoader: imageLoader) }, moment.likes)
      .onAction { [viewModel] in viewModel.perform($0, on: $1.moment) }
  }

  private func row(
    of text: ThreadTextRow,
    in moment: ThreadMomentRow
  ) -> Row<ThreadTextView> {
    part(moment, { [imageLoader] in ThreadTextView(imageLoader: imageLoader) }, text)
      .onAction { [weak self, viewModel] action, row in
        switch action {
        case .command(.fold): self?.toggleFold(row)
        case .command(let command): viewModel.perform(command, on: row.moment)
        case .open(let target): viewModel.open(target, in: row.moment)
        }
      }
      .onSelect(tints: false) { [weak self] row in
        if row.folding.canFold, !row.isConcealed { self?.toggleFold(row) }
      }
  }

  /// A row with the menu of the moment.
  private func part<View: ListItemView>(
    _ moment: ThreadMomentRow,
    _ makeView: @escaping () -> View,
    _ row: View.ViewModel
  ) -> Row<View> {
    Row(makeView, row).contextMenu { [viewModel, ask] _ in viewModel.menu(of: moment, asking: ask) }
  }

  /// The list sets the row's new height inside the animation, and so uses its spring.
  private func toggleFold(_ row: ThreadTextRow) {
    UIView.animate(
      withDuration: Self.springDuration,
      delay: 0,
      usingSpringWithDamping: Self.springDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [viewModel] in viewModel.perform(.fold, on: row.moment) }
    )
  }
}
