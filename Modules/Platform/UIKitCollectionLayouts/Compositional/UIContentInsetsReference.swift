public import UIKitCore

/// The edges that insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins
}
