import Foundation
import UIKit
import UIKitClosures

/// Plays the animated images in the texts of one row: the row under the pointer, or the one with an
/// open menu.
///
/// Images in texts are still until the reader starts them with the pointer, a touch or a key. The
/// delegate of the list forwards its calls.
final class ListImagePlayer {
  /// The minimum interval between two searches for the row under the pointer while scrolling, in
  /// seconds.
  private static let pause: TimeInterval = 0.1

  private weak var list: UIScrollView?
  private var hover: UIHoverGestureRecognizer?
  private weak var requestedRow: UIView?
  private weak var menuRow: UIView?
  private weak var playing: UIView?
  private var lastUpdate = -TimeInterval.infinity

  /// Observes the pointer over a table or a collection.
  init(_ list: UIScrollView) {
    self.list = list
    let hover = UIHoverGestureRecognizer.onHover { [weak self] _ in self?.update() }
    list.addGestureRecognizer(hover)
    self.hover = hover
  }

  /// Called in each frame of a scroll: the playing row is searched only at intervals, and by
  /// ``update()`` when the list has come to rest.
  func listScrolls() {
    guard hover?.state != .possible, CACurrentMediaTime() - lastUpdate > Self.pause else { return }
    update()
  }

  /// Searches the row to play, after the pointer or the rows moved.
  func update() {
    lastUpdate = CACurrentMediaTime()
    let next = menuRow ?? hoveredRow
    guard next !== playing else { return }
    for label in playing?.imageLabels ?? [] { label.playsImages = false }
    playing = next
    for label in next?.imageLabels ?? [] { label.playsImages = true }
  }

  /// Called when the list requests the menu of a row, which may have none.
  func menuIsRequested(at indexPath: IndexPath) { requestedRow = row(at: indexPath) }

  /// Called when the requested menu opens.
  func menuOpens() {
    menuRow = requestedRow
    update()
  }

  /// Called when the menu was closed.
  func menuCloses() {
    menuRow = nil
    update()
  }

  /// The row under the pointer, unless Reduce Motion is enabled: the pointer is over some row even
  /// if the reader does not use it.
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
