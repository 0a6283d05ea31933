import Expectations
import Foundation
import ListModel
import Testing

@MainActor @Suite struct AsyncImageTests {
  /// Data that a test releases.
  @MainActor private final class Gate {
    private var waiting: [CheckedContinuation<Data, any Error>] = []
    private(set) var requests = 0

    func data() async throws -> Data {
      requests += 1
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func answer(_ result: Result<Data, any Error>) {
      let all = waiting
      waiting = []
      for continuation in all { continuation.resume(with: result) }
    }
  }

  private func settled(_ holds: () -> Bool) async {
    for _ in 0..<1000 where !holds() { await Task.yield() }
  }

  @Test func anImageIsLoadedOnceAndShown() async {
    let gate = Gate()
    let image = AsyncImage { try await gate.data() }
    var states: [AsyncImage.State] = []
    let binding = image.state.observe { states.append($0) }
    image.load()
    image.load()
    await settled { gate.requests == 1 }
    gate.answer(.success(Data([1])))
    await settled { states.count == 3 }
    image.load()
    expect(states, equals: [.idle, .loading, .loaded(Data([1]))])
    expect(gate.requests, equals: 1)
    binding.dispose()
  }

  @Test func aFailedImageIsLoadedAgain() async {
    let gate = Gate()
    let image = AsyncImage { try await gate.data() }
    image.load()
    await settled { gate.requests == 1 }
    gate.answer(.failure(CocoaError(.fileReadUnknown)))
    await settled { image.state.value != .loading }
    expect(image.state.value, equals: .failed)
    image.load()
    await settled { gate.requests == 2 }
    gate.answer(.success(Data([2])))
    await settled { image.state.value != .loading }
    expect(image.state.value, equals: .loaded(Data([2])))
  }

  @Test func aCancelledLoadIsNotShownLater() async {
    let gate = Gate()
    let image = AsyncImage { try await gate.data() }
    image.load()
    await settled { gate.requests == 1 }
    image.cancel()
    expect(image.state.value, equals: .idle)
    gate.answer(.success(Data([3])))
    for _ in 0..<20 { await Task.yield() }
    expect(image.state.value, equals: .idle)
    image.load()
    await settled { gate.requests == 2 }
    gate.answer(.success(Data([4])))
    await settled { image.state.value != .loading }
    image.cancel()
    expect(image.state.value, equals: .loaded(Data([4])))
  }
}
