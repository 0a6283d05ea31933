/// What items of a bar look like, as part of the appearance of the bar.
@MainActor protocol BarAppearancePart: AnyObject {
  /// Called after anything of it changed.
  var onChange: (() -> Void)? { get set }
}
