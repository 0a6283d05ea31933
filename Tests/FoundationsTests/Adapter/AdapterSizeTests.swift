import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// The cost of a long list: cells are made only for visible rows, regardless of the number of
/// objects and changes.
@Suite struct AdapterSizeTests {
  private final class Log {
    /// The number of requested cells.
    var cells = 0
  }

  private final class CountedSection: ListSingleSectionController<TestRowView> {
    var log: Log?

    override func cell(at index: Int) -> UICollectionViewCell {
      log?.cells += 1
      return super.cell(at: index)
    }
  }

  private func screen(_ count: Int) async -> (AdapterScreen, Log) {
    let log = Log()
    let fixture = AdapterScreen(workingRange: 3) {
      $0.register(TestRow.self) {
        let section = CountedSection({ TestRowView() })
        section.log = log
        return section
      }
    }
    await fixture.settle(TestRow.rows(0..<count))
    return (fixture, log)
  }

  @Test func fiveThousandObjectsLoadLikeTen() async {
    let (few, fewLog) = await screen(12)
    let (many, manyLog) = await screen(5_000)
    expect(many.texts, equals: few.texts)
    expect(manyLog.cells, isAtMost: fewLog.cells + 5)
  }

  @Test func changingOneObjectConfiguresOneCell() async {
    let (fixture, log) = await screen(5_000)
    log.cells = 0
    var rows = TestRow.rows(0..<5_000)
    rows[3].text = "liked"
    fixture.show(rows)
    await fixture.screen.settle()
    expect(fixture.texts[3], equals: "liked")
    expect(log.cells, equals: 1)
  }

  @Test func reversingAllModelsIsAnimatedWithAFewCells() async {
    let (fixture, log) = await screen(5_000)
    log.cells = 0
    var isDone = false
    fixture.objects = Array(TestRow.rows(0..<5_000).reversed())
    fixture.adapter.performUpdates(animated: true) { isDone = true }
    expect(!isDone)
    await fixture.screen.settle()
    expect(isDone)
    expect(log.cells, isBelow: 80)
    let shown = Set(fixture.texts)
    expect(shown.count, equals: fixture.texts.count)
  }

  @Test func scrollingToTheEndOfALongListIsImmediate() async {
    let (fixture, log) = await screen(5_000)
    log.cells = 0
    fixture.adapter.scroll(to: TestRow(4_999), at: .bottom, animated: false)
    await fixture.screen.settle()
    expect(fixture.texts.last, equals: "Row 4999")
    expect(log.cells, isBelow: 60)
  }
}
