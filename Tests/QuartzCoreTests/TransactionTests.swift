import CoreGraphics
import Expectations
import Foundation
import Locking
import QuartzCore
import Testing

@Suite struct TransactionTests {
  @Test func implicitAnimationsCallTheDelegate() throws {
    let stage = Stage()
    let delegate = RecordingDelegate()
    stage.layer.delegate = delegate
    delegate.action = NSNull()
    stage.layer.position.x = 50
    expect(delegate.keys, equals: ["position"])
    expectNil(stage.layer.animationKeys())
    delegate.action = CABasicAnimation()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    stage.layer.position.x = 150
    CATransaction.commit()
    expect(stage.layer.animationKeys(), equals: ["position"])
    stage.frame(at: 1)
    try expect(stage.x(at: 1.5), equals: 100)
    try expect(stage.x(at: 2), equals: 150)
  }

  @Test func layersOnAScreenAnimateImplicitly() throws {
    let stage = Stage()
    let (group, mask) = (CALayer(), CALayer())
    group.opacity = 0
    group.mask = mask
    stage.layer.addSublayer(group)
    group.opacity = 0.5
    mask.opacity = 0.5
    expectNil(group.animationKeys())
    expectNil(mask.animationKeys())
    // A frame commits the layers, whether anybody draws it or not.
    stage.frame(at: 1)
    group.opacity = 1
    mask.opacity = 1
    expect(group.animationKeys(), equals: ["opacity"])
    expect(mask.animationKeys(), equals: ["opacity"])
    stage.frame(at: 1)
    stage.frame(at: 1.125)
    let opacity = try MediaTime.$source.withValue(stage.clock) {
      try require(group.presentation()).opacity
    }
    expect(opacity > 0.5 && opacity < 1)
    stage.frame(at: 1.26)
    expectNil(group.animationKeys())
  }

  @Test func layersAddedToALayerThatIsAwayFromTheScreenAnimateAfterItsReturn() {
    let stage = Stage()
    let group = CALayer()
    stage.layer.addSublayer(group)
    stage.frame(at: 0)
    group.removeFromSuperlayer()
    let dot = CALayer()
    group.addSublayer(dot)
    stage.frame(at: 1)
    dot.opacity = 0.5
    expectNil(dot.animationKeys())
    stage.layer.addSublayer(group)
    stage.frame(at: 2)
    dot.opacity = 1
    expect(dot.animationKeys(), equals: ["opacity"])
  }

  @Test func disabledActionsAreNotRequested() {
    let stage = Stage()
    let delegate = RecordingDelegate()
    stage.layer.delegate = delegate
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    expect(CATransaction.disableActions())
    stage.layer.position.x = 50
    CATransaction.commit()
    CATransaction.commit()
    expect(delegate.keys, satisfies: \.isEmpty)
    expect(!CATransaction.disableActions())
  }

  @Test func transactionPropertiesAreAccessibleByKey() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("mine", forKey: "purpose")
    expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.begin()
    expect(CATransaction.value(forKey: "purpose") as? String, equals: "mine")
    expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, equals: true)
    CATransaction.commit()
    CATransaction.commit()
    expect(CATransaction.value(forKey: "purpose") == nil && !CATransaction.disableActions())
  }

  @Test func theTransactionLockIsRecursiveAndExcludesOtherThreads() {
    let order = Mutex<[String]>([])
    let other = DispatchSemaphore(value: 0)
    CATransaction.lock()
    CATransaction.lock()
    Thread.detachNewThread {
      CATransaction.lock()
      order.withLock { $0.append("other") }
      CATransaction.unlock()
      other.signal()
    }
    CATransaction.unlock()
    order.withLock { $0.append("first") }
    CATransaction.unlock()
    other.wait()
    expect(order.withLock { $0 }, equals: ["first", "other"])
  }

  @Test func completionWaitsForAllAnimationsOfTheTransaction() {
    let stage = Stage()
    var completed = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed += 1 }
    stage.layer.add(move(from: 0, to: 1, duration: 1), forKey: "a")
    CATransaction.begin()
    stage.layer.add(move(from: 0, to: 1, duration: 2), forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    stage.frame(at: 0)
    stage.frame(at: 1.5)
    expect(completed, equals: 0)
    stage.frame(at: 2)
    expect(completed, equals: 1)
  }

  @Test func completionWithoutAnimationsRunsAtCommit() {
    var completed = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed = true }
    expect(!completed)
    CATransaction.commit()
    expect(completed)
  }

  @Test func removedAnimationsCompleteTheTransaction() {
    let stage = Stage()
    var completed = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { completed = true }
    stage.layer.add(move(from: 0, to: 1, duration: 1), forKey: "a")
    CATransaction.commit()
    stage.layer.removeAllAnimations()
    expect(completed)
  }
}
