public import UIKit

/// How high a row is.
public enum ListItemSize: Hashable, Sendable {
  /// As high as its constraints say at the width it gets.
  case automatic
  /// So many points high, whatever is in it.
  ///
  /// Cheaper: nothing is measured.
  case fixed(height: CGFloat)
}
