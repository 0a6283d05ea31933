import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Values of layers and animations by their names.
@Suite struct KeyedValueTests {
  @Test func anAnimationKeepsAValueOfOnesOwnAndItsCopiesHaveIt() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.value(forKey: "purpose") == nil)
    animation.setValue("appear", forKey: "purpose")
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    let running = try #require(layer.animation(forKey: "fade"))
    #expect(running.value(forKey: "purpose") as? String == "appear")
  }

  @Test func anAnimationsPropertiesAreReachedByTheirNames() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(NSNumber(value: 3), forKey: "repeatCount")
    animation.setValue(0.25, forKey: "toValue")
    animation.setValue(false, forKey: "removedOnCompletion")
    #expect(animation.duration == 2.5 && animation.repeatCount == 3)
    #expect(animation.toValue as? Double == 0.25 && !animation.isRemovedOnCompletion)
    #expect(animation.value(forKey: "keyPath") as? String == "opacity")
  }

  @Test func aLayerKeepsAValueOfOnesOwnAndSetsItsProperties() {
    let layer = CALayer()
    layer.setValue("badge", forKey: "role")
    layer.setValue("head", forKey: "name")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.value(forKey: "role") as? String == "badge")
    #expect(layer.name == "head" && layer.opacity == 0.5)
    #expect(CALayer(layer: layer).value(forKey: "role") as? String == "badge")
    layer.setValue(nil, forKey: "role")
    #expect(layer.value(forKey: "role") == nil)
  }
}
