import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct AsyncImageViewTests {
  let source = GatedImageSource()
  let view = AsyncImageView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))

  @Test func theImageReplacesThePlaceholder() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    view.show(request, with: loader, placeholder: .yellow)
    expectNil(view.image)
    expect(view.backgroundColor, equals: .yellow)
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image != nil)
    expect(view.image, isSameAs: loader.cachedImage(for: request))
    expect(view.contentMode, equals: .scaleAspectFill)
  }

  @Test func anImageInMemoryAppearsImmediately() async throws {
    let request = try TestImage.request("a")
    let loader = ImageLoader(
      source: FixedImageSource([request.url: try TestImage.data()])
    )
    let image = try await loader.image(for: request)
    view.show(request, with: loader)
    expect(view.image, isSameAs: image)
    expect(view.alpha, equals: 1)
  }

  @Test func theImageOfAnOldRowNeverAppearsInAReusedView() async throws {
    let loader = ImageLoader(source: source)
    let old = try TestImage.request("old")
    let new = try TestImage.request("new")
    view.show(old, with: loader)
    await source.waitUntilAsked(1)
    view.show(new, with: loader)
    await source.waitUntilCancelled(1)
    await source.waitUntilAsked(2)
    // Another caller still waits for the old image, so its load is not cancelled.
    let other = Task { try await loader.image(for: old) }
    await source.waitUntilAsked(3)
    source.answer(old.url, with: .success(try TestImage.data()))
    _ = try await other.value
    await yieldMainActor()
    expectNil(view.image)

    source.answer(new.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image, isSameAs: loader.cachedImage(for: new))
  }

  @Test func aLateImageOfAnOldRowDoesNotAppear() async throws {
    let loader = ImageLoader(source: source)
    let old = try TestImage.request("old")
    let other = Task { try await loader.image(for: old) }
    view.show(old, with: loader)
    await source.waitUntilAsked(1)
    view.cancel()
    source.answer(old.url, with: .success(try TestImage.data()))
    _ = try await other.value
    await yieldMainActor()
    expectNil(view.image)
    expect(source.cancelled, satisfies: \.isEmpty)
  }

  @Test func showingTheSameRowAgainContinuesItsLoad() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    view.show(request, with: loader)
    await source.waitUntilAsked(1)
    view.show(request, with: loader)
    await yieldMainActor()
    expect(source.cancelled, satisfies: \.isEmpty)
    expect(source.asked.count, equals: 1)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image != nil)
  }

  @Test func theStateIsReportedAndTheImageCanBeRetried() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    var phases: [AsyncImageView.Phase] = []
    view.onPhaseChange = { phases.append($0) }
    view.retry()
    view.show(request, with: loader)
    await source.waitUntilAsked(1)
    view.retry()
    source.answer(request.url, with: .failure(CocoaError(.fileReadUnknown)))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(phases, equals: [.loading, .failed])
    // Showing the same row again is not another attempt.
    view.show(request, with: loader)
    expect(view.phase, equals: .failed)
    view.retry()
    expectNil(view.image)
    await source.waitUntilAsked(2)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(phases, equals: [.loading, .failed, .loading, .shown])
    expect(view.image, isSameAs: loader.cachedImage(for: request))
    view.cancel()
    view.retry()
    expect(phases.last, equals: .empty)
    expectNil(view.image)
  }

  @Test func returningToARowDuringCancellationShowsItsImage() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    view.show(request, with: loader)
    await source.waitUntilAsked(1)
    view.cancel()
    view.show(request, with: loader)
    await source.waitUntilAsked(2)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image, isSameAs: loader.cachedImage(for: request))
    expect(view.contentMode, equals: .scaleAspectFill)
  }

  @Test func aFailureShowsTheSymbolAndTheNextImageDoesNot() async throws {
    let good = try TestImage.request("good")
    let bad = try TestImage.request("bad")
    let loader = ImageLoader(source: FixedImageSource([good.url: try TestImage.data()]))
    view.show(bad, with: loader)
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image?.isSymbolImage, equals: true)
    expect(view.contentMode, equals: .center)

    view.show(good, with: loader)
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image?.isSymbolImage, equals: false)
    expect(view.contentMode, equals: .scaleAspectFill)
  }

  @Test func aFailedImageIsRetriedWhenItsRowReappears() async throws {
    let request = try TestImage.request("a")
    let loader = ImageLoader(source: source)
    view.show(request, with: loader)
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .failure(CocoaError(.fileNoSuchFile)))
    await loader.waitUntilIdle()
    await yieldMainActor()
    view.cancel()
    view.show(request, with: loader)
    await source.waitUntilAsked(2)
    source.answer(request.url, with: .success(try TestImage.data()))
    await loader.waitUntilIdle()
    await yieldMainActor()
    expect(view.image, isSameAs: loader.cachedImage(for: request))
  }

  @Test func withoutAnImageTheSymbolIsShown() async throws {
    let request = try TestImage.request("a")
    let loader = ImageLoader(source: FixedImageSource([request.url: try TestImage.data()]))
    view.emptySymbol = UIImage(systemName: "person.fill")
    view.show(request, with: loader)
    await loader.waitUntilIdle()
    await yieldMainActor()
    view.show(nil, with: loader, placeholder: .green)
    expect(view.image, isSameAs: view.emptySymbol)
    expect(view.contentMode, equals: .center)
    expect(view.backgroundColor, equals: .green)
  }

  @Test func releasingTheViewCancelsItsLoad() async throws {
    let loader = ImageLoader(source: source)
    var view: AsyncImageView? = AsyncImageView(frame: .zero)
    view?.show(try TestImage.request("a"), with: loader)
    await source.waitUntilAsked(1)
    view = nil
    await source.waitUntilCancelled(1)
    expectNil(view)
  }

  /// The placeholder must stay under the image until the fade ends, otherwise the background would
  /// flash.
  @Test func theImageFadesInOverThePlaceholder() async throws {
    let loader = ImageLoader(source: source)
    let request = try TestImage.request("a")
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 64, height: 64))) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(view)
      return controller
    }
    view.show(request, with: loader, placeholder: .black)
    await source.waitUntilAsked(1)
    source.answer(request.url, with: .success(try TestImage.data(color: .black)))
    await loader.waitUntilIdle()
    await yieldMainActor()
    for _ in 0..<15 {
      let pixel = try screen.snapshot().pixel(x: 32, y: 32)
      expect(pixel, equals: 0xFF00_0000)
      await screen.advance(by: 1.0 / 60)
    }
  }

  @Test func anImageOfAViewModelAppearsImmediatelyWhenItsRowIsScrolledBack() async throws {
    let data = try TestImage.data()
    let image = AsyncImage { data }
    let size = CGSize(width: 64, height: 64)
    var binding: Disposable?
    // A memory warning, which another test may send, empties the cache: everything happens at once.
    await withCheckedContinuation { done in
      view.onPhaseChange = { [view] phase in
        guard phase == .shown else { return }
        view.onPhaseChange = nil
        binding?.dispose()
        view.cancel()
        expectNil(view.image)
        binding = view.show(image, size: size)
        expect(view.phase, equals: .shown)
        expect(view.image != nil)
        done.resume()
      }
      binding = view.show(image, size: size)
    }
    // Another one with the same data is not in memory.
    binding = view.show(AsyncImage { data }, size: size)
    expect(view.phase, equals: .loading)
    binding?.dispose()
  }
}
