import DemoViewModels
import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import UIKit
import _Testing_Rows

@testable import MomentsExplore

/// All parts of the screen below each other, in every state that a part has.
final class ItemSheet: UIViewController {
  private let language: AppLanguage
  private let stack = UIStackView()

  init(language: AppLanguage) {
    self.language = language
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// A screen as high as the sheet.
  static func screen(_ traits: ScreenTraits, language: AppLanguage = .english) async -> Screen {
    var traits = traits
    traits.isRightToLeft = language.isRightToLeft
    traits.size.height = 8_000
    let measured = Screen(traits: traits) { ItemSheet(language: language) }
    let sheet = measured.window.rootViewController as? ItemSheet
    traits.size.height = (sheet?.stack.frame.maxY ?? 100).rounded(.up)
    let screen = Screen(traits: traits) { ItemSheet(language: language) }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    return screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    stack.axis = .vertical
    stack.spacing = Spacing.medium
    view.addSubview(stack)
    stack.constrain(.top.sides)
    let strings = Strings(language)
    add(ShelfHeaderView(), ShelfHeader(shelf: "a", title: strings.shelfTitle(.hashtags)))
    addCards(DemoRows.tags(strings).map { row in { card(TagCardView(), row) } })
    addCards(
      DemoRows.people(strings).map { row in { card(PersonCardView(imageLoader: Rows.loader), row) }
      }
    )
    for link in DemoRows.links(strings) { add(LinkRowView(imageLoader: Rows.loader), link) }
    add(
      ShelfMoreView(),
      ShelfMore(shelf: "a", buttonTitle: strings.showMore)
    )
    add(
      ShelfMoreView(),
      ShelfMore(shelf: "b", message: strings.pageFailedTitle, buttonTitle: strings.retry)
    )
    add(
      ShelfMessageView(),
      ShelfMessage(
        shelf: "a",
        message: ListMessage(
          ListEmptyMessage(
            title: strings.emptyShelf(.people),
            message: strings.emptyShelfMessage(.people)
          )
        ),
        isOnSurface: false
      )
    )
    add(
      ShelfMessageView(),
      ShelfMessage(
        shelf: "b",
        message: ListMessage(
          ListFailure(
            title: strings.shelfFailed(.links),
            message: strings.checkConnection,
            retryTitle: strings.retry
          )
        ),
        isOnSurface: false
      )
    )
    for kind in ExploreShelf.Kind.allCases {
      add(
        ShelfPlaceholderView(),
        ShelfPlaceholder(
          shelf: "c",
          kind: kind,
          columns: ExploreMetrics.columns(inWidth: view.bounds.width),
          loadingText: strings.loading
        )
      )
    }
  }

  private func add<View: ListItemView>(_ item: View, _ row: View.ViewModel) {
    stack.addArrangedSubview(item)
    item.update(with: row)
    item.prepareForLayout(width: UIScreen.main.bounds.width)
  }

  /// Adds cards next to each other, as many as fit.
  private func addCards(_ make: [() -> UIView]) {
    let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    let room = UIScreen.main.bounds.width - 2 * Spacing.large
    let width = min(ExploreMetrics.cardWidth * max(scale, 1), room)
    let line = UIStackView()
    line.spacing = Spacing.small
    line.alignment = .fill
    for makeCard in make.prefix(max(Int((room + Spacing.small) / (width + Spacing.small)), 1)) {
      let view = makeCard()
      view.constrain(.width(width))
      line.addArrangedSubview(view)
    }
    let container = UIView()
    container.addSubview(line)
    line.constrain(.top.bottom, .leading.inset(Spacing.large))
    stack.addArrangedSubview(container)
  }
}

private func card<View: ListItemView>(_ view: View, _ row: View.ViewModel) -> UIView {
  view.update(with: row)
  return view
}
