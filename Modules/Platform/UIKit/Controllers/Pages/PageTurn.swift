/// A page turn in progress.
@MainActor struct PageTurn {
  /// The page that appears.
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// Whether the reader started the turn, so that the delegate is notified and cached neighbors are
  /// kept.
  let isOfReader: Bool
  /// Whether a gesture or its deceleration moves the pages, rather than an animation started by
  /// code.
  let isDriven: Bool
  var completion: ((Bool) -> Void)?
}

/// A neighbor of the current page, as far as it is known.
@MainActor struct PageNeighbours {
  enum Neighbour {
    case unknown
    case none
    case page(UIViewController)

    init(_ page: UIViewController?) { self = page.map { .page($0) } ?? .none }
  }

  var before = Neighbour.unknown
  var after = Neighbour.unknown

  /// Whether neither neighbor was requested from the data source yet.
  var areUnknown: Bool {
    if case .unknown = before { return true }
    if case .unknown = after { return true }
    return false
  }

  subscript(direction: UIPageViewController.NavigationDirection) -> Neighbour {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}

extension UIPageViewController.NavigationDirection {
  var opposite: Self { self == .forward ? .reverse : .forward }
}
