public import Foundation
import UIKit

extension Screen {
  /// Drags a finger along a path without lifting it in between.
  ///
  /// - Parameters:
  ///   - points: The points at which the touch begins, turns, and ends; at least two.
  ///   - duration: The duration of each part of the path, in seconds.
  ///   - arriving: Called at each point but the first, with its index, while the finger is down.
  public func drag(
    through points: [CGPoint],
    duration: TimeInterval = 0.5,
    arriving: (Int) async -> Void = { _ in }
  ) async {
    guard let first = points.first, points.count > 1 else { return }
    host.touch(.began, at: first)
    let frame: TimeInterval = 1.0 / 60
    let steps = max(2, Int(duration / frame))
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        await advance(by: frame)
        host.touch(
          .moved,
          at: CGPoint(
            x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part
          )
        )
      }
      await advance(by: frame)
      await arriving(index)
    }
    host.touch(.ended, at: points[points.count - 1])
    await advance(by: frame)
  }
}
