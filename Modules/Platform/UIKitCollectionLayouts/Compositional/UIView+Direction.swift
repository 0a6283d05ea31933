internal import UIKitCore

extension UIView {
  /// Whether the content is laid out from right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
