import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import UIKit

extension ExploreTable {
  /// The rows of each page of photos.
  private static let photoRows = 3

  private var sides: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  @RowBuilder func grid(of photos: [PhotoTile], in shelf: ExploreShelf) -> [AnyRow] {
    GridRow(
      { [imageLoader] in PhotoTileView(imageLoader: imageLoader) },
      photos,
      columns: columns,
      rows: Self.photoRows
    )
    .id(shelf.id)
    .insets(sides)
    .background(Palette.surface)
    .onSelectItem { [viewModel] in viewModel.openPhoto($0) }
    .onPrefetchItems(
      { [imageLoader, scale] photos in
        imageLoader.prefetch(photos.map { PhotoTileView.request(for: $0, scale: scale) })
      },
      cancel: { [imageLoader, scale] photos in
        imageLoader.cancelPrefetching(
          photos.map { PhotoTileView.request(for: $0, scale: scale) }
        )
      }
    )
    .onEndNear(distance: 2) { [start] in start { await $0.loadMore(shelf.id) } }
  }

  @RowBuilder func slide(of tags: [TagRow], in shelf: ExploreShelf) -> [AnyRow] {
    SlidingRow(TagCardView.self, tags)
      .id(shelf.id)
      .insets(sides)
      .itemWidth(.scaled(ExploreMetrics.cardWidth))
      .snapping(.items)
      .onSelectItem { [viewModel] in viewModel.openTag($0) }
      .onEndNear(distance: 2) { [start] in start { await $0.loadMore(shelf.id) } }
  }

  @RowBuilder func slide(of people: [PersonRow], in shelf: ExploreShelf) -> [AnyRow] {
    SlidingRow({ [imageLoader] in PersonCardView(imageLoader: imageLoader) }, people)
      .id(shelf.id)
      .insets(sides)
      .itemWidth(.scaled(ExploreMetrics.cardWidth))
      .snapping(.items)
      .onSelectItem { [viewModel] in viewModel.openPerson($0) }
      .onPrefetchItems(
        { [imageLoader, scale] people in
          imageLoader.prefetch(people.compactMap { PersonCardView.request(for: $0, scale: scale) })
        },
        cancel: { [imageLoader, scale] people in
          imageLoader.cancelPrefetching(
            people.compactMap { PersonCardView.request(for: $0, scale: scale) }
          )
        }
      )
      .onEndNear(distance: 2) { [start] in start { await $0.loadMore(shelf.id) } }
  }

  @RowBuilder func row(of link: LinkRow) -> [AnyRow] {
    Row({ [imageLoader] in LinkRowView(imageLoader: imageLoader) }, link)
      .onAction { [viewModel] _, link in viewModel.openLink(link) }
      .onPrefetch { [imageLoader, scale] link in
        if let request = LinkPreviewView.request(for: link.preview, scale: scale) {
          imageLoader.prefetch([request])
        }
      }
  }

  /// The row after the items: a button if the shelf does not load by itself, or the reason why
  /// loading more failed.
  func more(of shelf: ExploreShelf) -> [AnyRow] {
    guard shelf.state == .content else { return [] }
    let more: ShelfMore
    switch shelf.paging {
    case .failed(let failure):
      more = ShelfMore(shelf: shelf.id, message: failure.title, buttonTitle: failure.retryTitle)
    case .idle where !shelf.moreTitle.isEmpty:
      more = ShelfMore(shelf: shelf.id, buttonTitle: shelf.moreTitle)
    case .loading where !shelf.moreTitle.isEmpty:
      more = ShelfMore(shelf: shelf.id, loadingText: shelf.loadingText)
    case .idle, .loading, .end:
      return []
    }
    let row = Row(ShelfMoreView.self, more)
      .onAction { [start] _, more in start { await $0.loadMore(more.shelf) } }
      .background(ground(of: shelf))
    return [row.asRow]
  }
}
