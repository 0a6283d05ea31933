public import Foundation

/// Transforms the attributes of a configured text when it is displayed.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The transforming closure.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Transforms attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
