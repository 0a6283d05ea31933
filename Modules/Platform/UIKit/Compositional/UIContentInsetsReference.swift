/// The reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins
}
