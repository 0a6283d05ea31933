import Foundation
import UIKit
import UIKitClosures

/// Plays what moves in the texts of one row: the row under the pointer, or the one whose menu is
/// open.
///
/// Nothing in a text moves by itself; this is how the reader asks for it, with a pointer, a finger
/// or a key. Whoever is the delegate of the list forwards what the methods say.
final class ListImagePlayer {
  /// How long the rows that pass the pointer are not looked at again, in seconds.
  private static let pause: TimeInterval = 0.1

  private weak var list: UIScrollView?
  private var hover: UIHoverGestureRecognizer?
  private weak var askedRow: UIView?
  private weak var menuRow: UIView?
  private weak var playing: UIView?
  private var lastLook = -TimeInterval.infinity

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

  /// The list scrolls, which it does in each frame: which row plays is found out now and then, and
  /// by ``update()`` when the list has come to rest.
  func listScrolls() {
    guard hover?.state != .possible, CACurrentMediaTime() - lastLook > Self.pause else { return }
    update()
  }

  /// Finds out again which row plays: the pointer or the rows moved.
  func update() {
    lastLook = CACurrentMediaTime()
    let next = menuRow ?? hoveredRow
    guard next !== playing else { return }
    for label in playing?.imageLabels ?? [] { label.playsImages = false }
    playing = next
    for label in next?.imageLabels ?? [] { label.playsImages = true }
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
  /// The labels in the view whose texts may have images; O(views).
  fileprivate var imageLabels: [ImageLabel] {
    if let label = self as? ImageLabel { return [label] }
    return subviews.flatMap(\.imageLabels)
  }
}
