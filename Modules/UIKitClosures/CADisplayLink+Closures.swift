import Foundation
public import UIKit

extension CADisplayLink {
  /// Calls a closure with every frame of the screen until the link is invalidated.
  ///
  /// ```swift
  /// link = .onFrame { [weak self] link in self?.draw(at: link.targetTimestamp) }
  /// ```
  ///
  /// The link retains the closure, and the run loop the link: capture weakly, and invalidate it.
  ///
  /// - Returns: The link, already on the main run loop.
  public static func onFrame(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    let link = makeDisplayLink(handler)
    link.add(to: .main, forMode: .common)
    return link
  }

  /// Calls a closure with every frame of the screen until the link is invalidated or its owner is
  /// released, after which it ends with the next frame.
  ///
  /// ```swift
  /// link = .onFrame(of: self) { $0.draw(at: $1.targetTimestamp) }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: What the frames are for; it is not retained.
  ///   - handler: Called with the owner and the link.
  /// - Returns: The link, already on the main run loop.
  public static func onFrame<Owner: AnyObject>(
    of owner: Owner,
    _ handler: @escaping (Owner, CADisplayLink) -> Void
  ) -> CADisplayLink {
    onFrame { [weak owner] link in
      guard let owner else { return link.invalidate() }
      handler(owner, link)
    }
  }
}
