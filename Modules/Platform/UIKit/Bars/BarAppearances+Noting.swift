import Foundation

// The appearance properties of bars and their items: see `UIAppearance`.

extension UINavigationBar {
  /// Called when an appearance of the bar was set or modified.
  func noteAppearance(at kind: BarAppearances<UINavigationBarAppearance>.Kind) {
    switch kind {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact: noteAppearance(\.compactAppearance, compactAppearance)
    case .compactScrollEdge:
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}

extension UIToolbar {
  /// Called when an appearance of the bar was set or modified.
  func noteAppearance(at kind: BarAppearances<UIToolbarAppearance>.Kind) {
    switch kind {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact: noteAppearance(\.compactAppearance, compactAppearance)
    case .compactScrollEdge:
      noteAppearance(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}

extension UITabBar {
  /// Called when an appearance of the bar was set or modified.
  func noteAppearance(at kind: BarAppearances<UITabBarAppearance>.Kind) {
    switch kind {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact, .compactScrollEdge: break
    }
  }
}

extension UITabBarItem {
  /// Called when an appearance of the item was set or modified.
  func noteAppearance(at kind: BarAppearances<UITabBarAppearance>.Kind) {
    switch kind {
    case .standard: noteAppearance(\.standardAppearance, standardAppearance)
    case .scrollEdge: noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    case .compact, .compactScrollEdge: break
    }
  }
}
