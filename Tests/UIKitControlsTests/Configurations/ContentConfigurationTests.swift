import Expectations
import Foundation
import Testing
import UIKit

/// Cells, headers and footers that show configurations.
@MainActor @Suite struct ContentConfigurationTests {
  /// A custom content configuration.
  private struct Badge: UIContentConfiguration {
    var words: String

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      let isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return Badge(words: isSelected ? "chosen" : words)
    }
  }

  private final class BadgeView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: any UIContentConfiguration {
      didSet { label.text = (configuration as? Badge)?.words }
    }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      label.text = badge.words
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func makeCell(style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    return cell
  }

  private func words(in view: UIView) -> [String] {
    let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
    return [own].compactMap { $0 } + view.subviews.flatMap { words(in: $0) }
  }

  private func height(_ cell: UIView, width: CGFloat = 320) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func aContentConfigurationBecomesTheContentView() {
    let cell = makeCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Language"
    content.secondaryText = "English"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    expect(cell.contentView is UIListContentView)
    expect(words(in: cell), equals: ["Language", "English"])
    cell.contentConfiguration = nil
    expect(!(cell.contentView is UIListContentView))
    expect(words(in: cell), equals: [])
  }

  @Test func aConfigurationOfTheSameTypeIsShownByTheSameView() {
    let cell = makeCell()
    cell.contentConfiguration = Badge(words: "one")
    let view = cell.contentView
    cell.contentConfiguration = Badge(words: "two")
    expect(cell.contentView, isSameAs: view)
    expect(words(in: cell), equals: ["two"])
    cell.contentConfiguration = cell.defaultContentConfiguration()
    expect(cell.contentView !== view)
  }

  @Test func theDefaultFollowsTheStyleOfTheCell() {
    expect(makeCell(style: .default).defaultContentConfiguration(), equals: .cell())
    expect(makeCell(style: .subtitle).defaultContentConfiguration(), equals: .subtitleCell())
    expect(makeCell(style: .value1).defaultContentConfiguration(), equals: .valueCell())
    expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func cellsAreAsHighAsTheirConfiguration() {
    let cell = makeCell()
    var content = UIListContentConfiguration.cell()
    content.text = "One line"
    cell.contentConfiguration = content
    expect((44...45).contains(height(cell)))
    content.text = String(repeating: "Many words of a long title. ", count: 12)
    cell.contentConfiguration = content
    let narrow = height(cell, width: 200)
    expect(narrow, isAbove: height(cell, width: 400))
    expect(height(cell, width: 400), isAbove: 60)
    let badge = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    badge.contentConfiguration = Badge(words: "One line")
    expect(height(badge), isAbove: 75)
  }

  @Test func textsAreSideBySideIfTheyFit() throws {
    let cell = makeCell()
    var content = UIListContentConfiguration.valueCell()
    content.text = "Units"
    content.secondaryText = "Celsius"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let view = try require(cell.contentView as? UIListContentView)
    let first = try require(view.textLayoutGuide)
    let second = try require(view.secondaryTextLayoutGuide)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(first.layoutFrame.maxX, isAtMost: second.layoutFrame.minX)
    expect(abs(second.layoutFrame.maxX - 304), isBelow: 1)
    content.secondaryText = String(repeating: "Celsius and more ", count: 5)
    cell.contentConfiguration = content
    cell.frame.size.height = 120
    cell.layoutIfNeeded()
    expect(first.layoutFrame.maxY, isAtMost: second.layoutFrame.minY)
    expect(abs(first.layoutFrame.minX - second.layoutFrame.minX), isBelow: 1)
  }

  @Test func imagesAreLimitedToTheirMaximumSize() throws {
    let cell = makeCell()
    var content = UIListContentConfiguration.cell()
    content.text = "Photo"
    let format = UIGraphicsImageRendererFormat()
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format)
      .image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 40)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let view = try require(cell.contentView as? UIListContentView)
    expect(view.imageLayoutGuide?.layoutFrame.size, equals: CGSize(width: 60, height: 40))
    let image = try require(view.subviews.first(where: { $0 is UIImageView }))
    expect(image.bounds.size, equals: CGSize(width: 40, height: 20))
  }

  @Test func contentAndBackgroundAreUpdatedForTheState() {
    let cell = makeCell()
    cell.contentConfiguration = Badge(words: "plain")
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(words(in: cell), equals: ["chosen"])
    expect(cell.backgroundConfiguration?.backgroundColor, equals: .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Badge(words: "mine")
    cell.layoutIfNeeded()
    expect(words(in: cell), equals: ["mine"])
  }

  @Test func theHandlerIsCalledOnceForAllChangesBeforeALayout() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isHighlighted)
      var content = UIListContentConfiguration.cell()
      content.text = state.isHighlighted ? "pressed" : "at rest"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    expect(states, equals: [false])
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    expect(words(in: cell).contains("pressed"))
    expect(states.filter { $0 }.count, isAtLeast: 1)
  }

  @Test func disabledCellsAreDimmedByDefault() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    expect(content.updated(for: state).textProperties.color, equals: .tertiaryLabel)
    content.textProperties.color = .systemRed
    expect(content.updated(for: state).textProperties.color, equals: .systemRed)
    state[UIConfigurationStateCustomKey("mine")] = 7
    expect(state[UIConfigurationStateCustomKey("mine")], equals: AnyHashable(7))
  }

  @Test func headersShowConfigurationsToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    var content = header.defaultContentConfiguration()
    expect(content, equals: .plainHeader())
    content.text = "Recently"
    header.contentConfiguration = content
    header.layoutIfNeeded()
    expect(words(in: header), equals: ["Recently"])
    expect(UIListContentConfiguration.groupedHeader().textProperties.transform, equals: .uppercase)
  }
}
