public import Foundation

/// Is notified when an animator begins and ceases to move items.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to move items again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// All items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
