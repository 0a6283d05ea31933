import Foundation

/// The state that a content-unavailable configuration is updated for.
public struct UIContentUnavailableConfigurationState: CustomStates, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search; nil if there is no active search.
  public var searchText: String?
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
