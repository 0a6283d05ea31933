/// A turn of pages that is under way.
@MainActor struct PageTurn {
  /// The page that appears.
  let page: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// Whether the delegate is notified of it, and the pages beside are known afterwards.
  let isOfReader: Bool
  /// Whether a finger, a wheel or what follows from them moves the pages, not an animation of code.
  let isDriven: Bool
  var completion: ((Bool) -> Void)?
}

/// What is known of the pages beside the one that is shown.
@MainActor struct PageNeighbours {
  enum Neighbour {
    case unknown
    case none
    case page(UIViewController)

    init(_ page: UIViewController?) { self = page.map { .page($0) } ?? .none }
  }

  var before = Neighbour.unknown
  var after = Neighbour.unknown

  /// Whether the data source was not asked for one of them.
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
