import DesignKit
import Foundations
import ListModel
import MomentsContracts
import UIKit

/// Builds the table of the shelves.
struct ExploreTable {
  /// Asynchronous work of the view model.
  typealias Work = @MainActor (any ExploreViewModel) async -> Void

  /// The width of the screen, in points.
  let width: CGFloat
  /// The number of pixels per point, for the images.
  let scale: CGFloat
  let imageLoader: ImageLoader
  let viewModel: any ExploreViewModel
  /// Runs work, cancelled when the screen is released.
  let start: (@escaping Work) -> Void

  var margin: CGFloat { ExploreMetrics.margin(inWidth: width) }
  var columns: Int { ExploreMetrics.columns(inWidth: width) }

  /// The table of some shelves.
  ///
  /// O(number of items).
  func model(of shelves: [ExploreShelf]) -> TableModel {
    TableModel(sections: shelves.map(section))
      .separators(false)
  }

  private func section(of shelf: ExploreShelf) -> Section {
    Section(id: shelf.id) {
      Row(ShelfHeaderView.self, header(of: shelf)).background(ground(of: shelf))
      content(of: shelf)
      more(of: shelf)
      Row(id: ListItemID("end of \(shelf.id)")) { UIView() }
        .height(shelf.kind == .photos ? Spacing.large : Spacing.small)
        .background(ground(of: shelf))
    }
  }

  /// The color behind a shelf: photos have a full-width background.
  func ground(of shelf: ExploreShelf) -> UIColor {
    shelf.kind == .photos ? Palette.surface : Palette.background
  }

  private func header(of shelf: ExploreShelf) -> ShelfHeader {
    ShelfHeader(shelf: shelf.id, title: shelf.title, detail: shelf.detail)
  }

  // MARK: Content

  private func content(of shelf: ExploreShelf) -> [AnyRow] {
    switch shelf.state {
    case .loading:
      let placeholder = ShelfPlaceholder(
        shelf: shelf.id,
        kind: shelf.kind,
        columns: columns,
        overhang: margin,
        loadingText: shelf.loadingText
      )
      return [Row(ShelfPlaceholderView.self, placeholder).background(ground(of: shelf)).asRow]
    case .empty(let empty):
      return message(ListMessage(empty), of: shelf)
    case .failed(let failure):
      return message(ListMessage(failure), of: shelf)
    case .content:
      return items(of: shelf)
    }
  }

  private func message(_ message: ListMessage, of shelf: ExploreShelf) -> [AnyRow] {
    let model = ShelfMessage(
      shelf: shelf.id,
      message: message,
      isOnSurface: shelf.kind == .photos
    )
    return [
      Row(ShelfMessageView.self, model)
        .onAction { [start] _, message in start { await $0.retry(message.shelf) } }
        .background(ground(of: shelf))
        .asRow
    ]
  }

  private func items(of shelf: ExploreShelf) -> [AnyRow] {
    switch shelf.items {
    case .photos(let photos): grid(of: photos, in: shelf)
    case .hashtags(let tags): slide(of: tags, in: shelf)
    case .people(let people): slide(of: people, in: shelf)
    case .links(let links): links.flatMap(row(of:))
    }
  }
}
