import Foundation

/// Says where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
