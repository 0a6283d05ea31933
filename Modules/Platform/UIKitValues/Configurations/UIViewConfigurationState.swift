import Foundation

/// The state of a header or a footer.
public struct UIViewConfigurationState: CustomStates, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with all flags false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
