public import Foundation

/// An element with details in addition to its label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  // The type is Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The details, in the order in which they are read.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
