import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct ImageLoaderTests {
  let source = GatedImageSource()

  @Test func concurrentRequestsShareOneLoad() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let first = Task { try await loader.image(for: request) }
    let second = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    expect(!loader.isIdle)
    source.answer(request.url, with: .success(try TestImage.data()))

    let images = try await [first.value, second.value]
    expect(images[0], isSameAs: images[1])
    expect(source.asked.count, equals: 1)
    expect(loader.isIdle)
  }

  @Test func aLoadedImageIsInMemory() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    expectNil(loader.cachedImage(for: request))
    let load = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .success(try TestImage.data()))
    let image = try await load.value

    expect(loader.cachedImage(for: request), isSameAs: image)
    try await expect(loader.image(for: request), isSameAs: image)
    expect(source.asked.count, equals: 1)
  }

  @Test func aMemoryWarningReleasesImages() async throws {
    let notifications = NotificationCenter()
    let requests = try (0..<3).map { try TestImage.request("\($0)") }
    let data = try TestImage.data()
    let loader = ImageLoader(
      source: FixedImageSource(Dictionary(uniqueKeysWithValues: requests.map { ($0.url, data) })),
      notifications: notifications
    )
    for request in requests { _ = try await loader.image(for: request) }
    expect(requests.allSatisfy { loader.cachedImage(for: $0) != nil })

    notifications.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    expect(requests.allSatisfy { loader.cachedImage(for: $0) == nil })
    _ = try await loader.image(for: requests[1])
    expect(loader.cachedImage(for: requests[1]) != nil)
  }

  @Test func aReleasedLoaderObservesNothing() throws {
    let notifications = NotificationCenter()
    weak var released: ImageLoader?
    do {
      let loader = ImageLoader(source: source, notifications: notifications)
      released = loader
    }
    expectNil(released)
    notifications.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  @Test func theLoadContinuesWhileACallerWaits() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let first = Task { try await loader.image(for: request) }
    let second = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    first.cancel()
    await yieldMainActor()
    expect(source.cancelled, satisfies: \.isEmpty)
    source.answer(request.url, with: .success(try TestImage.data()))

    await #expect(throws: CancellationError.self) { try await first.value }
    try await expect(second.value.size.width, equals: 8)
  }

  @Test func theLoadIsCancelledWithItsLastCaller() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let first = Task { try await loader.image(for: request) }
    let second = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    first.cancel()
    second.cancel()
    await source.waitUntilCancelled(1)

    await #expect(throws: CancellationError.self) { try await first.value }
    await #expect(throws: CancellationError.self) { try await second.value }
    await loader.waitUntilIdle()
    expectNil(loader.cachedImage(for: request))
  }

  @Test func aRequestDuringACancelledLoadStartsItsOwnLoad() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let first = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    first.cancel()
    // Requested in the same turn of the main actor: the first load is cancelled but has not ended.
    let second = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(2)
    source.answer(request.url, with: .success(try TestImage.data()))

    try await expect(second.value.size.width, equals: 8)
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test func aCancelledCallerStartsNoLoad() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let load = Task { try await loader.image(for: request) }
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    await loader.waitUntilIdle()
    expectNil(loader.cachedImage(for: request))
  }

  @Test func errorsOfTheSourceReachEveryCaller() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let first = Task { try await loader.image(for: request) }
    let second = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .failure(CocoaError(.fileNoSuchFile)))
    await #expect(throws: CocoaError.self) { try await first.value }
    await #expect(throws: CocoaError.self) { try await second.value }

    let third = Task { try await loader.image(for: request) }
    await source.waitUntilAsked(2)
    source.answer(request.url, with: .success(try TestImage.data()))
    try await expect(third.value.size.width, equals: 8)
  }

  @Test(arguments: ["", "<html>not found</html>", "\u{89}PNG\r\n\u{1A}\n"])
  func bytesThatAreNoImageAreReported(bytes: String) async throws {
    let request = try TestImage.request("a")
    let loader = ImageLoader(source: FixedImageSource([request.url: Data(bytes.utf8)]))
    await #expect(throws: ImageLoadingError.notAnImage(request.url)) {
      try await loader.image(for: request)
    }
  }

  @Test func truncatedImagesFail() async throws {
    let request = try TestImage.request("a")
    let data = try TestImage.data(width: 200, height: 200)
    let loader = ImageLoader(source: FixedImageSource([request.url: data.prefix(data.count / 3)]))
    await #expect(throws: ImageLoadingError.notAnImage(request.url)) {
      try await loader.image(for: request)
    }
  }

  @Test func largeImagesAreScaledDownToTheRequestedSize() async throws {
    let request = try TestImage.request("a")
    let data = try TestImage.data(width: 400, height: 200)
    let loader = ImageLoader(source: FixedImageSource([request.url: data]))
    let image = try await loader.image(for: request)
    expect(image.size.width * image.scale, equals: 64)
    expect(image.size.height * image.scale, equals: 32)
  }

  @Test func smallImagesAreNotUpscaled() async throws {
    let request = try TestImage.request("a")
    let data = try TestImage.data(width: 20, height: 10)
    let loader = ImageLoader(source: FixedImageSource([request.url: data]))
    let image = try await loader.image(for: request)
    expect(image.size.width * image.scale, equals: 20)
  }

  @Test func waitingForIdleEndsWithTheLastLoad() async throws {
    let loader = ImageLoader(source: source)
    await loader.waitUntilIdle()
    let requests = try ["a", "b"].map { try TestImage.request($0) }
    let loads = requests.map { request in Task { try? await loader.image(for: request) } }
    await source.waitUntilAsked(2)
    let idle = Task {
      await loader.waitUntilIdle()
      return loader.isIdle
    }
    source.answer(requests[0].url, with: .success(try TestImage.data()))
    _ = await loads[0].value
    expect(!loader.isIdle)
    source.answer(requests[1].url, with: .failure(CocoaError(.fileNoSuchFile)))
    await expect(idle.value)
    _ = await loads[1].value
  }

  @Test func prefetchedImagesAreInMemory() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    loader.prefetch([request, request])
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    expect(loader.cachedImage(for: request) != nil)
    expect(source.asked.count, equals: 1)
  }

  @Test func cancelledPrefetchingStopsUnlessAnotherCallerWaits() async throws {
    let loader = ImageLoader(source: source)
    let alone = try TestImage.request("alone")
    let shared = try TestImage.request("shared")
    loader.prefetch([alone, shared])
    await source.waitUntilAsked(2)
    let load = Task { try await loader.image(for: shared) }
    await yieldMainActor()
    loader.cancelPrefetching([alone, shared])
    await source.waitUntilCancelled(1)
    source.answer(shared.url, with: .success(try TestImage.data()))
    try await expect(load.value.size.width, equals: 8)
    expect(source.cancelled, equals: [alone.url])
  }

  @Test func prefetchingAgainAfterCancellingLoadsAgain() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    loader.prefetch([request])
    await source.waitUntilAsked(1)
    loader.cancelPrefetching([request])
    loader.prefetch([request])
    await source.waitUntilAsked(2)
    await source.waitUntilCancelled(1)
    await yieldMainActor()
    // The end of the first load must not remove the second, which can still be cancelled.
    loader.cancelPrefetching([request])
    await source.waitUntilCancelled(2)
    await loader.waitUntilIdle()
    expectNil(loader.cachedImage(for: request))
  }
}

/// Yields twelve times, so that every task of the main actor reaches its next suspension points.
func yieldMainActor() async {
  for _ in 0..<12 { await SentWork.shared.turn() }
}
