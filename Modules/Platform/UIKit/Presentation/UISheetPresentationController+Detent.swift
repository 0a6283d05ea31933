public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identity of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The string that identifies a detent in its sheet.
      public let rawValue: String
      /// Makes an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The detent at about half of the screen's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at the full height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier, by which the detent is selected.
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

    /// Returns a detent at about half of the screen's height; inactive if the height is compact.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue / 2).rounded()
      }
    }

    /// Returns a detent at the full height of a sheet.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a custom height, in points, without the bottom safe area; it is
    /// inactive if the resolver returns nil.
    ///
    /// The resolver is called again after `invalidateDetents()`, and when the available height or
    /// the traits change. Without an identifier the detent has a unique one.
    open class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Returns the height in points, without the bottom safe area; nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
