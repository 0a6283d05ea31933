import Foundation

/// The valid combinations of display mode and split behavior, and the columns that fit into a
/// width.
struct SplitArrangement: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  /// The minimum width of the secondary column beside others, in points.
  static let leastSecondaryWidth: CGFloat = 480

  let behavior: Behavior
  let mode: Mode

  /// Calculates an arrangement for a width from the widths of the columns beside the secondary one,
  /// outermost first, in points.
  init(mode: Mode, behavior: Behavior, width: CGFloat, columns: [CGFloat]) {
    self.behavior = Self.behavior(behavior, for: mode, width: width, columns: columns)
    let most = columns.count
    guard mode != .automatic else {
      let count =
        switch self.behavior {
        case .tile, .automatic: most
        case .displace: most - 1
        case .overlay: 0
        }
      self.mode = Self.mode(showing: count, self.behavior)
      return
    }
    self.mode = Self.mode(showing: min(Self.count(mode), most), self.behavior)
  }

  private static func behavior(
    _ preferred: Behavior,
    for mode: Mode,
    width: CGFloat,
    columns: [CGFloat]
  ) -> Behavior {
    if preferred != .automatic {
      return preferred == .displace && columns.count < 2 ? .tile : preferred
    }
    let all = columns.reduce(0, +)
    let automatic: Behavior =
      width - all >= leastSecondaryWidth
      ? .tile
      : columns.count > 1 && width - (columns.last ?? 0) >= leastSecondaryWidth
        ? .displace : .overlay
    return switch mode {
    case .automatic, .secondaryOnly: automatic
    case .oneBesideSecondary: automatic == .overlay ? .tile : automatic
    case .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: columns.count > 1 ? .displace : .tile
    }
  }

  /// Returns the number of columns that a mode shows in addition to the secondary one.
  static func count(_ mode: Mode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Returns the mode in which a behavior shows a number of columns.
  static func mode(showing count: Int, _ behavior: Behavior) -> Mode {
    guard count > 0 else { return .secondaryOnly }
    return switch (behavior, count) {
    case (.overlay, 1): .oneOverSecondary
    case (.overlay, _): .twoOverSecondary
    case (_, 1): .oneBesideSecondary
    case (.displace, _): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
