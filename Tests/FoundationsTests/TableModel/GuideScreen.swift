import DesignKit
import Foundations
import ListModel
import UIKit

// A screen like that of docs/guides/closure-built-tables.md, with a shelf that loads by itself.

/// The state of the screen.
struct TownsState {
  var towns: [TownRow] = []
  var photos: [PhotoTile] = []
  var tags: Shelf<TagCard> = .loading

  /// A part of the screen that loads on its own.
  enum Shelf<Item> {
    case loading
    case failed(String)
    case items([Item])
  }
}

final class TownsController: ListViewController {
  var state = TownsState() {
    didSet { model = makeModel() }
  }

  /// The reader's actions, for the tests.
  private(set) var log: [String] = []

  private func makeModel() -> TableModel {
    TableModel {
      Section("Photos of the week", id: "photos") {
        GridRow(PhotoTileView.self, state.photos, columns: 3, rows: 3)
          .id("photos")
          .onSelectItem { [weak self] photo in self?.open(photo) }
      }
      Section("Tags", id: "tags") {
        switch state.tags {
        case .loading:
          Row(ShelfMessageView.self, ShelfMessage(text: "Loading…"))
        case .failed(let text):
          Row(ShelfMessageView.self, ShelfMessage(text: text))
            .onSelect { [weak self] _ in self?.loadTags() }
        case .items(let tags):
          SlidingRow(TagCardView.self, tags)
            .id("tags")
            .itemWidth(.scaled(132))
            .snapping(.items)
            .onSelectItem { [weak self] tag in self?.open(tag) }
            .onItemAction { [weak self] action, tag in self?.perform(action, on: tag) }
            .onEndNear { [weak self] in self?.loadMoreTags() }
        }
      }
      Section("Towns", state.towns) { town in
        Row(TownView.self, town)
          .separator(.inset(leading: Spacing.large))
          .onSelect { [weak self] town in self?.open(town) }
          .onAction { [weak self] action, town in self?.perform(action, on: town) }
      }
      .footer("Weather of this morning")
    }
  }

  // MARK: What the reader does

  private func open(_ photo: PhotoTile) { log.append("photo \(photo.itemID)") }

  private func open(_ tag: TagCard) { log.append("tag \(tag.name)") }

  private func open(_ town: TownRow) { log.append("town \(town.name)") }

  private func perform(_ action: TagCardView.Action, on tag: TagCard) {
    log.append("\(action) \(tag.name)")
  }

  private func perform(_ action: TownView.Action, on town: TownRow) {
    guard let index = state.towns.firstIndex(where: { $0.itemID == town.itemID }) else { return }
    state.towns[index].isFavorite.toggle()
  }

  private func loadTags() { log.append("load tags") }

  private func loadMoreTags() { log.append("more tags") }
}

/// The message that a shelf shows in place of items.
nonisolated struct ShelfMessage: ListItemViewModel, Hashable {
  var itemID: ListItemID { "message" }
  var text: String
}

final class ShelfMessageView: BaseListItemView<ShelfMessage, Never>, SelfContainedItemView {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() {
    label.font = Typography.body()
    label.textColor = Palette.secondaryText
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
  }

  override func constrainControls() { label.constrain(.edges.inset(Spacing.large)) }

  override func update(with viewModel: ShelfMessage) {
    label.text = viewModel.text
    label.accessibilityIdentifier = "shelf.message"
  }
}
