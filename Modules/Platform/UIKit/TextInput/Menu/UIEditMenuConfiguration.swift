public import Foundation

/// Which menu is shown, and where.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  private let name: (any Hashable)?
  private let point: CGPoint

  /// Describes a menu.
  ///
  /// - Parameters:
  ///   - identifier: Tells the menu from others; an object of its own without one.
  ///   - sourcePoint: Where it was requested, in the coordinates of the interaction's view.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    name = identifier
    point = sourcePoint
    super.init()
  }

  /// Tells the menu from others.
  open var identifier: AnyHashable {
    name.map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(self))
  }

  /// Where it was requested, in the coordinates of the interaction's view.
  open var sourcePoint: CGPoint { point }
}
