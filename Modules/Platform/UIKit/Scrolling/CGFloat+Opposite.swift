import Foundation

extension CGFloat {
  /// The number of the other sign; of zero 0 and not -0, which programs would read in offsets,
  /// frames and insets.
  var opposite: CGFloat { 0 - self }
}
