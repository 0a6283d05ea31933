import Expectations
import Foundation
import Testing
import UIKit

@testable import MomentsComposition

@Suite("Synchronization triggers")
struct SyncTriggerTests {
  /// Counts its calls, and can be blocked during one.
  private actor Sleeper {
    private(set) var count = 0
    private var isHeld = false
    private var waiting: CheckedContinuation<Void, Never>?

    func hold() { isHeld = true }

    func letGo() {
      isHeld = false
      waiting?.resume()
      waiting = nil
    }

    func wake() async {
      count += 1
      guard isHeld else { return }
      await withCheckedContinuation { waiting = $0 }
    }
  }

  private let center = NotificationCenter()
  private let sleeper = Sleeper()
  private let syncTrigger: SyncTrigger

  init() {
    syncTrigger = SyncTrigger(center: center)
    syncTrigger.wake = { [sleeper] in await sleeper.wake() }
  }

  private func comeToFront() {
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @Test("activating the window wakes the source")
  func front() async {
    comeToFront()
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 1)
    comeToFront()
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 2)
  }

  @Test("a returning network wakes the source, a lost one does not")
  func network() async {
    syncTrigger.networkChanged(isAvailable: false)
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 0)
    syncTrigger.networkChanged(isAvailable: true)
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 1)
  }

  @Test("triggers during the work wake the source once more")
  func together() async {
    await sleeper.hold()
    comeToFront()
    while await sleeper.count == 0 { await Task.yield() }
    for _ in 0..<5 {
      comeToFront()
      syncTrigger.networkChanged(isAvailable: true)
    }
    await sleeper.letGo()
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 2)
  }

  @Test("a closed source is not woken")
  func closed() async {
    syncTrigger.wake = nil
    comeToFront()
    await syncTrigger.waitUntilIdle()
    await expect(sleeper.count, equals: 0)
  }
}
