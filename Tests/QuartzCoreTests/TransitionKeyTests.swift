import Expectations
import Foundation
import QuartzCore
import Testing

/// The key of transitions.
@MainActor @Suite struct TransitionKeyTests {
  @Test func transitionsHaveTheirKeyWhateverTheyAreAddedWith() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: "mine")
    expect(layer.animationKeys(), equals: [kCATransition])
    expect(layer.animation(forKey: kCATransition) is CATransition)
    layer.removeAnimation(forKey: kCATransition)
    expectNil(layer.animationKeys())
  }
}
