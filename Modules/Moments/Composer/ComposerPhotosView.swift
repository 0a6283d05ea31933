import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit
import UIKitClosures

/// The photos of the draft, in a grid as high as they need.
final class ComposerPhotosView: BaseView {
  /// An action of the reader on the photos.
  enum Action: Hashable {
    case describe(String)
    case remove(String)
    case move(from: Int, to: Int)
  }

  /// Called with each action of the reader.
  var onAction: ((Action) -> Void)?

  private let strings: Strings
  private let imageLoader: ImageLoader
  private let layout = ComposerPhotosLayout()
  private let collectionView: UICollectionView
  private lazy var source = makeSource()
  private lazy var height = inactiveConstraint(.height(0).yielding)
  private var photos: [ComposerPhoto] = []

  private static let widestTile: CGFloat = 180

  init(strings: Strings, imageLoader: ImageLoader) {
    self.strings = strings
    self.imageLoader = imageLoader
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
  }

  override func makeControls() {
    addSubview(collectionView)
    collectionView.delegate = self
    _ = source
    let hold = UILongPressGestureRecognizer()
    hold.minimumPressDuration = 0.35
    hold.onAction { [weak self] in self?.held($0) }
    collectionView.addGestureRecognizer(hold)
  }

  override func styleControls() {
    layout.minimumLineSpacing = Spacing.small
    layout.minimumInteritemSpacing = Spacing.small
    collectionView.backgroundColor = .clear
    collectionView.isScrollEnabled = false
    collectionView.accessibilityIdentifier = "composer.grid"
  }

  override func constrainControls() {
    collectionView.constrain(.edges)
    height.isActive = true
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let cells = UICollectionView.CellRegistration<ComposerPhotoCell, String> {
      [weak self] cell, _, id in self?.fill(cell, id: id)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] _ in (self?.photos.count ?? 0) > 1 }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.didReorder(to: transaction.finalSnapshot.itemIdentifiers)
    }
    return source
  }

  private func fill(_ cell: ComposerPhotoCell, id: String) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    cell.update(
      with: photos[index],
      at: index,
      of: photos.count,
      strings: strings,
      side: tileSide,
      imageLoader: imageLoader
    )
    cell.onRemove = { [weak self] in self?.onAction?(.remove(id)) }
    let remove = UIAccessibilityCustomAction(name: strings.composerRemovePhoto) { [weak self] _ in
      self?.onAction?(.remove(id))
      return true
    }
    // The button in the corner is part of the element.
    cell.accessibilityCustomActions = moves(from: index) + [remove]
  }

  /// The accessibility actions that replace dragging.
  private func moves(from index: Int) -> [UIAccessibilityCustomAction] {
    [(strings.composerMoveEarlier, index - 1), (strings.composerMoveLater, index + 1)]
      .filter { photos.indices.contains($0.1) }
      .map { name, target in
        UIAccessibilityCustomAction(name: name) { [weak self] _ in
          self?.onAction?(.move(from: index, to: target))
          return true
        }
      }
  }

  // MARK: Showing

  /// Shows photos; existing ones are moved.
  func update(with photos: [ComposerPhoto]) {
    guard photos != self.photos else { return }
    let isFirst = self.photos.isEmpty
    let known = Set(self.photos.map(\.id))
    self.photos = photos
    isHidden = photos.isEmpty
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos.map(\.id))
    // The spoken positions change with every photo that is added or removed.
    snapshot.reconfigureItems(photos.map(\.id).filter(known.contains))
    source.apply(snapshot, animatingDifferences: !isFirst && window != nil)
    setNeedsLayout()
  }

  // MARK: Geometry

  private var columns: Int {
    max(3, Int((bounds.width / Self.widestTile).rounded(.up)))
  }

  private var tileSide: CGFloat {
    let gaps = CGFloat(columns - 1) * Spacing.small
    return max(1, ((bounds.width - gaps) / CGFloat(columns)).rounded(.down))
  }

  override func layoutSubviews() {
    let side = tileSide
    if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    let rows = CGFloat((photos.count + columns - 1) / columns)
    let neededHeight = max(0, rows * side + max(0, rows - 1) * Spacing.small)
    if height.constant != neededHeight { height.constant = neededHeight }
    super.layoutSubviews()
  }

  // MARK: Moving

  private func held(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: collectionView)
    switch recognizer.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point) else { return }
      collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }

  private func didReorder(to ids: [String]) {
    let old = photos.map(\.id)
    guard let first = zip(old, ids).enumerated().first(where: { $1.0 != $1.1 })?.offset,
      let last = zip(old, ids).enumerated().reversed().first(where: { $1.0 != $1.1 })?.offset
    else { return }
    // If one photo moved, all between shift by one.
    let isLater = ids[last] == old[first]
    onAction?(isLater ? .move(from: first, to: last) : .move(from: last, to: first))
  }
}

extension ComposerPhotosView: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath),
      photos.contains(where: { $0.id == id && $0.state == .ready })
    else { return }
    onAction?(.describe(id))
  }
}

/// Rows of tiles aligned to the leading edge.
final class ComposerPhotosLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
