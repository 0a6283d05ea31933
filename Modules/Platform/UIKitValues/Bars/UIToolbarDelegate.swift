import Foundation

/// The delegate of a toolbar, which provides its position.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
