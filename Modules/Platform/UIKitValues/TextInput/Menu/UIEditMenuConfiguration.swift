public import Foundation

/// The identity and location of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  private let name: (any Hashable)?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identity of the menu; unique if nil.
  ///   - sourcePoint: The location of the request, in the coordinates of the interaction's view.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    name = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// The identity of the menu.
  open var identifier: AnyHashable {
    name.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(self))
  }

  /// The location of the request, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
}
