public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String
      /// An identifier of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of this name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as a sheet gets.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name, by which the detent is selected.
    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen; inactive where the screen is low.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue / 2).rounded()
      }
    }

    /// As high as a sheet gets.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the program's choice: in points, without the safe area below; `nil` leaves the
    /// detent out.
    ///
    /// The resolver is called again after `invalidateDetents()` and where room or traits change.
    /// Without an identifier the detent gets one that nothing else has.
    open class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in points, without the safe area below; `nil` where the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
