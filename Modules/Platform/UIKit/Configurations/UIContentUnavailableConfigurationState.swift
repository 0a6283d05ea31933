import Foundation

/// The state that a configuration of unavailable content is updated for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for on the screen; nil without an active search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a screen that is not searched.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// State of the program's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
