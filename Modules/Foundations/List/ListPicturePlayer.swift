import UIKit
import UIKitClosures

/// Plays what moves in the texts of one row: the row under the pointer, or the one whose menu is
/// open.
///
/// Nothing in a text moves by itself; this is how the reader asks for it, with a pointer, a finger
/// or a key. Whoever is the delegate of the list forwards what the methods say.
final class ListPicturePlayer {
  private weak var list: UIScrollView?
  private var hover: UIHoverGestureRecognizer?
  private weak var askedRow: UIView?
  private weak var menuRow: UIView?
  private weak var playing: UIView?

  /// Watches the pointer over a table or a collection.
  init(_ list: UIScrollView) {
    self.list = list
    let hover = UIHoverGestureRecognizer.onHover { [weak self] _ in self?.update() }
    list.addGestureRecognizer(hover)
    self.hover = hover
  }

  /// Stops, and leaves the list.
  func detach() {
    menuRow = nil
    if let hover { list?.removeGestureRecognizer(hover) }
    hover = nil
    list = nil
    update()
  }

  /// Finds out again which row plays: the pointer, the rows or the list moved.
  func update() {
    let next = menuRow ?? hoveredRow
    guard next !== playing else { return }
    for label in playing?.pictureLabels ?? [] { label.playsPictures = false }
    playing = next
    for label in next?.pictureLabels ?? [] { label.playsPictures = true }
  }

  /// The list asks for the menu of a row, which may have one.
  func menuIsAsked(at indexPath: IndexPath) { askedRow = row(at: indexPath) }

  /// The menu that was asked for opens.
  func menuOpens() {
    menuRow = askedRow
    update()
  }

  /// The menu is closed.
  func menuCloses() {
    menuRow = nil
    update()
  }

  /// The row under the pointer, unless the reader wants little motion: a pointer is somewhere also
  /// where nobody asks for anything.
  private var hoveredRow: UIView? {
    guard let hover, hover.state == .began || hover.state == .changed,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    let point = hover.location(in: list)
    let path =
      (list as? UITableView)?.indexPathForRow(at: point)
      ?? (list as? UICollectionView)?.indexPathForItem(at: point)
    return path.flatMap(row(at:))
  }

  private func row(at indexPath: IndexPath) -> UIView? {
    (list as? UITableView)?.cellForRow(at: indexPath)
      ?? (list as? UICollectionView)?.cellForItem(at: indexPath)
  }
}

extension UIView {
  /// The labels in the view whose texts may have pictures; O(views).
  fileprivate var pictureLabels: [PictureLabel] {
    if let label = self as? PictureLabel { return [label] }
    return subviews.flatMap(\.pictureLabels)
  }
}
