import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterDelegateTests {
  private let groups = (1...40).map { TestGroup($0, TestRow.rows([$0 * 10, $0 * 10 + 1])) }

  // MARK: Display

  @Test func sectionsAndCellsAreNotifiedWhenTheyAppearAndDisappear() async throws {
    let log = DisplayLog()
    let fixture = AdapterScreen {
      $0.displayDelegate = log
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.displayDelegate = log
        return section
      }
    }
    await fixture.settle(groups)
    expect(log.visible, equals: Set(1...5))
    expect(log.cells, equals: 10)
    try await fixture.screen.scroll(by: 1_000)
    expect(log.visible, equals: Set(11...15))
    expect(log.cells, equals: 10)
    await fixture.settle(Array(groups.prefix(2)))
    expect(log.visible, equals: Set(1...2))
    expect(log.cells, equals: 4)
  }

  @Test func aStackIsVisibleWhileAnyPartIs() async throws {
    let log = DisplayLog()
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        let part = GroupSection()
        let stack = ListStackedSectionController([part])
        for section in [part, stack] { section.displayDelegate = log }
        return stack
      }
    }
    await fixture.settle(groups)
    expect(log.began, equals: 10)
    try await fixture.screen.scroll(by: 1_000)
    expect(log.began - log.ended, equals: 10)
  }

  // MARK: Working range

  @Test func sectionsNearTheVisibleOnesAreNotifiedOnce() async throws {
    let log = RangeLog()
    let fixture = AdapterScreen(workingRange: 2) {
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.workingRangeDelegate = log
        return section
      }
    }
    await fixture.settle(groups)
    expect(log.near, equals: Set(1...7))
    try await fixture.screen.scroll(by: 1_000)
    expect(log.near, equals: Set(9...17))
    expect(log.entered.count, equals: Set(log.entered).count)
    await fixture.settle(Array(groups.prefix(16)))
    expect(log.near.isSubset(of: Set(1...16)))
    expect(log.left.contains(17))
  }

  /// The purpose of the working range: images are loaded before their section is visible.
  @Test func imagesInTheWorkingRangeAreLoadedAhead() async throws {
    let source = GatedImageSource()
    let loader = ImageLoader(source: source)
    let requests = try (1...40).map { try TestImage.request("\($0)") }
    let prefetcher = Prefetcher { [weak loader] section in
      guard let loader, let id = section.object?.id else { return }
      Task { _ = try? await loader.image(for: requests[id - 1]) }
    }
    let fixture = AdapterScreen(workingRange: 3) {
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.workingRangeDelegate = prefetcher
        return section
      }
    }
    await fixture.settle(groups)
    await source.waitUntilAsked(8)
    expect(Set(source.asked), equals: Set(requests.prefix(8).map(\.url)))
    for request in requests.prefix(8) {
      source.answer(request.url, with: .success(try TestImage.data()))
    }
    await loader.waitUntilIdle()
    expect(loader.cachedImage(for: requests[7]) != nil)
    try await fixture.screen.scroll(by: 200)
    await source.waitUntilAsked(10)
  }

  // MARK: Scrolling

  @Test func visibleSectionsAndTheScreenAreNotifiedOfScrolling() async throws {
    let log = ScrollLog()
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        let section = GroupSection()
        section.scrollDelegate = log
        return section
      }
    }
    fixture.adapter.scrollViewDelegate = log
    await fixture.settle(groups)
    log.sections = []
    try await fixture.screen.scroll(by: 150)
    expect(log.sections.contains(2))
    expect(!log.sections.contains(30))
    await fixture.screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
    await fixture.screen.advance(by: 3)
    expect(log.drags, isAbove: 0)
    expect(log.ends, equals: log.drags)
    expect(log.screenScrolls, isAbove: 1)
  }
}

private func id(_ section: ListSectionController) -> Int {
  (section as? GroupSection)?.object?.id ?? 0
}

private final class DisplayLog: ListDisplayDelegate, ListAdapterDisplayDelegate {
  var visible: Set<Int> = []
  var cells = 0
  var began = 0
  var ended = 0

  func listSectionWillDisplay(_ section: ListSectionController) {
    began += 1
    visible.insert(id(section))
  }

  func listSectionDidEndDisplaying(_ section: ListSectionController) {
    ended += 1
    visible.remove(id(section))
  }

  func listAdapter(_ adapter: ListAdapter, willDisplay cell: UICollectionViewCell, at: IndexPath) {
    cells += 1
  }

  func listAdapter(
    _ adapter: ListAdapter,
    didEndDisplaying cell: UICollectionViewCell,
    at: IndexPath
  ) {
    cells -= 1
  }
}

private final class RangeLog: ListWorkingRangeDelegate {
  var entered: [Int] = []
  var left: [Int] = []
  var near: Set<Int> = []

  func listSectionDidEnterWorkingRange(_ section: ListSectionController) {
    entered.append(id(section))
    near.insert(id(section))
  }

  func listSectionDidLeaveWorkingRange(_ section: ListSectionController) {
    left.append(id(section))
    near.remove(id(section))
  }
}

private final class Prefetcher: ListWorkingRangeDelegate {
  private let load: (GroupSection) -> Void

  init(load: @escaping (GroupSection) -> Void) { self.load = load }

  func listSectionDidEnterWorkingRange(_ section: ListSectionController) {
    if let section = section as? GroupSection { load(section) }
  }

  func listSectionDidLeaveWorkingRange(_ section: ListSectionController) {}
}

private final class ScrollLog: NSObject, ListScrollDelegate, UIScrollViewDelegate {
  var sections: Set<Int> = []
  var drags = 0
  var ends = 0
  var screenScrolls = 0

  func listSectionDidScroll(_ section: ListSectionController) { sections.insert(id(section)) }
  func listSectionWillBeginDragging(_ section: ListSectionController) { drags += 1 }
  func listSectionDidEndDragging(_ section: ListSectionController, willDecelerate: Bool) {
    ends += 1
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { screenScrolls += 1 }
}
