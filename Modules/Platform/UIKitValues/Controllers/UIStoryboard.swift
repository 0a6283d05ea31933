import Foundation

/// A storyboard, which no program here has: it is the type of properties that are nil.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
