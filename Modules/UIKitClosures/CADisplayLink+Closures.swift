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
}
