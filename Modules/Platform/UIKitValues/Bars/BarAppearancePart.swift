/// The appearance of a bar's items, as a part of the bar's appearance.
@MainActor package protocol BarAppearancePart: AnyObject {
  /// Called after a change of the appearance.
  var onChange: (() -> Void)? { get set }
}
