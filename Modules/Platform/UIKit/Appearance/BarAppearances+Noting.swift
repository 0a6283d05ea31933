import Foundation

// What proxies of bars and their items keep: see `UIAppearance`.

extension UINavigationBar {
  /// An appearance was given to the bar, or changed.
  func noteAppearance(at place: BarAppearances<UINavigationBarAppearance>.Place) {
    switch place {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact: noteAppearance(\.compactAppearance, compactAppearance)
    case .compactScrollEdge:
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}

extension UIToolbar {
  /// An appearance was given to the bar, or changed.
  func noteAppearance(at place: BarAppearances<UIToolbarAppearance>.Place) {
    switch place {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact: noteAppearance(\.compactAppearance, compactAppearance)
    case .compactScrollEdge:
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}

extension UITabBar {
  /// An appearance was given to the bar, or changed.
  func noteAppearance(at place: BarAppearances<UITabBarAppearance>.Place) {
    switch place {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact, .compactScrollEdge: break
    }
  }
}

extension UITabBarItem {
  /// An appearance was given to the bar, or changed.
  func noteAppearance(at place: BarAppearances<UITabBarAppearance>.Place) {
    switch place {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact, .compactScrollEdge: break
    }
  }
}
