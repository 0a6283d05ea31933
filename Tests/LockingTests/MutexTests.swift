import Dispatch
import Expectations
import Locking
import Testing

/// Values that one thread at a time uses.
@Suite struct MutexTests {
  private struct Refused: Error, Equatable {}

  @Test func concurrentChangesAreNotLost() {
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { count.withLock { $0 += 1 } }
    }
    expect(count.withLock { $0 }, equals: 80_000)
  }

  @Test func accessIsExclusive() {
    let state = Mutex((inside: 0, most: 0))
    let entries = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<1_000 {
        state.withLock {
          $0.inside += 1
          $0.most = max($0.most, $0.inside)
          // Another lock is allowed inside.
          entries.withLock { $0.append(number) }
          $0.inside -= 1
        }
      }
    }
    expect(state.withLock { $0.most }, equals: 1)
    expect(entries.withLock { $0.count }, equals: 8_000)
  }

  @Test func theResultOfTheClosureIsReturned() {
    let words = Mutex(["one"])
    let count = words.withLock {
      $0.append("two")
      return $0.count
    }
    expect(count, equals: 2)
    expect(words.withLock(\.last), equals: "two")
  }

  @Test func errorsAreThrownWithTheirTypeAndUnlock() {
    let count = Mutex(0)
    do throws(Refused) {
      try count.withLock { value throws(Refused) in
        value = 1
        throw Refused()
      }
      Issue.record("nothing was thrown")
    } catch {
      expect(error, equals: Refused())
    }
    expect(count.withLock { $0 }, equals: 1)
  }

  /// A class that is not `Sendable`: only one owner at a time may have it.
  private final class Box {
    var number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func objectsThatAreNotSendableAreHandedInAndOut() async {
    let box = Mutex<Box?>(Box(1))
    let taken = box.withLock {
      let taken = $0
      $0 = nil
      return taken
    }
    expect(taken?.number, equals: 1)
    expect(box.withLock { $0 == nil })
    box.withLock { $0 = Box(2) }
    let number = await Task.detached { box.withLock { $0?.number } }.value
    expect(number, equals: 2)
  }

  @Test func theValueIsReleasedWithTheMutex() {
    weak var left: Box?
    do {
      let box = Box(1)
      left = box
      _ = Mutex(Unshared(box))
      expect(left != nil)
    }
    expectNil(left)
  }

  /// Unchecked: only one thread uses it.
  private struct Unshared: @unchecked Sendable {
    let box: Box
    init(_ box: Box) { self.box = box }
  }

  @Test func aThreadThatLocksTwiceStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let count = Mutex(0)
      count.withLock { _ in count.withLock { $0 += 1 } }
    }
  }
}
