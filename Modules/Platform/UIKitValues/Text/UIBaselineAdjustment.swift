/// The vertical position of a label's text that was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is that of the unscaled text.
  case alignBaselines = 0
  /// Vertically centered.
  case alignCenters = 1
  /// The top is that of the unscaled text.
  case none = 2
}
