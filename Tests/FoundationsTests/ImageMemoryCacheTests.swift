import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct ImageMemoryCacheTests {
  /// An image of 10 by 10 pixels: 400 bytes.
  private func image() throws -> UIImage {
    try require(UIImage(data: TestImage.data(width: 10, height: 10)))
  }

  @Test func theLeastRecentlyUsedIsEvictedFirst() throws {
    let cache = ImageMemoryCache<ImageRequest>(limit: 1_200)
    let requests = try ["a", "b", "c", "d"].map { try TestImage.request($0) }
    for request in requests.prefix(3) { cache[request] = try image() }
    expect(cache.bytes, equals: 1_200)
    expect(cache[requests[0]] != nil)
    cache[requests[3]] = try image()

    expect(cache.bytes, equals: 1_200)
    expect(cache.count, equals: 3)
    expectNil(cache[requests[1]])
    expect(cache[requests[0]] != nil)
    expect(cache[requests[2]] != nil)
    expect(cache[requests[3]] != nil)
  }

  @Test func replacingAnImageCountsItOnce() throws {
    let cache = ImageMemoryCache<ImageRequest>(limit: 10_000)
    let request = try TestImage.request("a")
    for _ in 0..<5 { cache[request] = try image() }
    expect(cache.bytes, equals: 400)
    expect(cache.count, equals: 1)
    cache[request] = nil
    expect(cache.bytes, equals: 0)
    expect(cache.count, equals: 0)
  }

  @Test func anImageLargerThanTheLimitIsCachedAlone() throws {
    let cache = ImageMemoryCache<ImageRequest>(limit: 100)
    let requests = try ["a", "b"].map { try TestImage.request($0) }
    for request in requests { cache[request] = try image() }
    expect(cache.count, equals: 1)
    expect(cache[requests[1]] != nil)
  }

  @Test(arguments: Seeds.first(1))
  func randomUseStaysWithinTheLimitAndAgreesWithAModel(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let cache = ImageMemoryCache<ImageRequest>(limit: 2_000)
    let requests = try (0..<12).map { try TestImage.request("\($0)") }
    let image = try image()
    // Oldest first.
    var model: [ImageRequest] = []
    for _ in 0..<2_000 {
      let request = requests[Int.random(in: 0..<requests.count, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        cache[request] = nil
        model.removeAll { $0 == request }
      case 1, 2:
        cache[request] = image
        model.removeAll { $0 == request }
        model.append(request)
        if model.count > 5 { model.removeFirst() }
      default:
        let isThere = model.contains(request)
        expect((cache[request] != nil), equals: isThere, "seed \(seed)")
        if isThere {
          model.removeAll { $0 == request }
          model.append(request)
        }
      }
      expect(cache.count, equals: model.count, "seed \(seed)")
      expect(cache.bytes, equals: model.count * 400, "seed \(seed)")
    }
  }

  @Test func aLongCacheIsReleasedWithoutRecursion() throws {
    let image = try image()
    var cache: ImageMemoryCache<ImageRequest>? = ImageMemoryCache<ImageRequest>(limit: .max)
    for index in 0..<50_000 { cache?[try TestImage.request("\(index)")] = image }
    cache = nil
    expectNil(cache)
  }
}
