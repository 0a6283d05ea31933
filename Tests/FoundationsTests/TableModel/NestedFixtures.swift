import Foundation
import Foundations
import ListModel
import ScreenTesting
import UIKit

/// An item of a nested collection.
nonisolated struct TestTile: ListItemViewModel, Hashable {
  var id: Int
  var text: String
  var height: CGFloat

  init(_ id: Int, _ text: String? = nil, height: CGFloat = 40) {
    self.id = id
    self.text = text ?? "Tile \(id)"
    self.height = height
  }

  var itemID: ListItemID { ListItemID(id) }

  static func tiles(_ ids: some Sequence<Int>) -> [TestTile] { ids.map { TestTile($0) } }
}

/// Shows a ``TestTile``: a text above a button.
final class TestTileView: BaseListItemView<TestTile, TestTileView.Action>, SelfContainedItemView {
  enum Action: Equatable { case press }

  let label = UILabel()
  let button = UIButton(type: .custom)
  private(set) var updateCount = 0
  private var height: NSLayoutConstraint?

  override func makeControls() {
    addSubview(label)
    addSubview(button)
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(.press) },
      for: .primaryActionTriggered
    )
  }

  override func constrainControls() {
    for view in [label, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    self.height = height
    NSLayoutConstraint.activate([
      height,
      label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor).yieldingToHiding(),
      label.bottomAnchor.constraint(equalTo: bottomAnchor).yieldingToHiding(),
      button.topAnchor.constraint(equalTo: topAnchor),
      button.trailingAnchor.constraint(equalTo: trailingAnchor).yieldingToHiding(),
      button.widthAnchor.constraint(equalToConstant: 20),
      button.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  override func update(with viewModel: TestTile) {
    updateCount += 1
    label.text = viewModel.text
    height?.constant = viewModel.height
    accessibilityIdentifier = "tile.\(viewModel.id)"
    button.accessibilityIdentifier = "press.\(viewModel.id)"
  }
}

extension TableModelScreen {
  /// The collection inside a row.
  func collection(_ row: Int, _ section: Int = 0) -> UICollectionView? {
    guard let cell = cell(row, section) else { return nil }
    return Self.collection(in: cell)
  }

  private static func collection(in view: UIView) -> UICollectionView? {
    if let collection = view as? UICollectionView { return collection }
    for subview in view.subviews {
      if let found = collection(in: subview) { return found }
    }
    return nil
  }

  /// The item views of a row by the text they show.
  func tiles(_ row: Int, _ section: Int = 0) -> [String: TestTileView] {
    var found: [String: TestTileView] = [:]
    func search(_ view: UIView) {
      guard !view.isHidden else { return }
      if let tile = view as? TestTileView { found[tile.label.text ?? ""] = tile }
      for subview in view.subviews { search(subview) }
    }
    if let collection = collection(row, section) { search(collection) }
    return found
  }

  /// The texts of the visible items of a row, from the leading side.
  func tileTexts(_ row: Int, _ section: Int = 0) -> [String] {
    guard let collection = collection(row, section) else { return [] }
    let isRightToLeft = screen.traits.isRightToLeft
    return tiles(row, section).map { ($0.key, $0.value.convert($0.value.bounds, to: collection)) }
      .filter { $0.1.intersects(collection.bounds) }
      .sorted { isRightToLeft ? $0.1.minX > $1.1.minX : $0.1.minX < $1.1.minX }
      .map(\.0)
  }
}
