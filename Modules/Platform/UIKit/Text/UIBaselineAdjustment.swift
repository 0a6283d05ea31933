/// Where the text of a label lies that became smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text as it would have been.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// With its top where that of the text would have been.
  case none = 2
}
