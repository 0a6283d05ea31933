import CoreGraphics

/// An object that follows the content of a scroll view, such as the container of a bar at its edge.
@MainActor protocol ScrollObserver: AnyObject {
  /// The edge of the scroll view that the observer is about; each has one observer.
  var observedEdge: ScrollEdge { get }

  /// Called when the content offset changed.
  func contentDidScroll(_ scrollView: UIScrollView)

  /// Called when the end of the content may have moved.
  func contentEndDidMove(in scrollView: UIScrollView)

  /// The offset at which scrolling stops, given the proposed one; `direction` is negative towards
  /// the start of the content, and 0 if it is slow.
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView, direction: CGFloat)
    -> CGFloat
}

/// An edge of a scroll view that a bar can be at.
enum ScrollEdge {
  case top, bottom
}

extension ScrollObserver {
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView, direction: CGFloat)
    -> CGFloat
  {
    offset
  }
}

struct WeakScrollObserver {
  weak var observer: (any ScrollObserver)?
}

extension UIScrollView {
  /// Returns the vertical offset at which scrolling stops, given the proposed one: bars do not stop
  /// halfway.
  final func stoppingOffset(near offset: CGFloat, direction: CGFloat) -> CGFloat {
    scrollObservers.reduce(offset) { offset, entry in
      entry.observer?.restingOffset(near: offset, of: self, direction: direction) ?? offset
    }
  }

  /// Adds an observer, in place of another one of the same edge.
  final func addScrollObserver(_ observer: any ScrollObserver) {
    guard !scrollObservers.contains(where: { $0.observer === observer }) else { return }
    scrollObservers.removeAll {
      $0.observer.map { $0.observedEdge == observer.observedEdge } ?? true
    }
    scrollObservers.append(WeakScrollObserver(observer: observer))
  }

  /// Removes an observer; does nothing if another one took its place.
  final func removeScrollObserver(_ observer: any ScrollObserver) {
    scrollObservers.removeAll { $0.observer === observer }
  }
}
