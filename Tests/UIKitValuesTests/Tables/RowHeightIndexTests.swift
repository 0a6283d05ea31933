import Expectations
import TestSupport
import Testing

@testable import UIKitValues

@Suite nonisolated struct RowHeightIndexTests {
  private static let estimate = RowHeightIndex.Entry(height: 44, source: .estimated)

  private func heights(_ index: RowHeightIndex) -> [RowHeightIndex.Entry] {
    (0..<index.count).map { index[$0] }
  }

  @Test func aMillionRowsNeedOneNode() {
    let index = RowHeightIndex(count: 1_000_000, entry: Self.estimate)
    expect(index.count, equals: 1_000_000)
    expect(index.totalHeight, equals: 44_000_000)
    expect(index.offset(ofRow: 500_000), equals: 22_000_000)
    expect(index.row(atOffset: 22_000_001), equals: 500_000)
    expect(index.nodes.count, equals: 1)
  }

  @Test func measuredRowsNeedAtMostSixteenBytes() {
    var index = RowHeightIndex(count: 1_000_000, entry: Self.estimate)
    for row in 200_000..<220_000 {
      index.update(row: row, to: .init(height: Float(50 + row % 37), source: .measured))
    }
    for row in (180_000..<200_000).reversed() {
      index.update(row: row, to: .init(height: Float(50 + row % 37), source: .measured))
    }
    let nodeBytes = index.nodes.capacity * MemoryLayout<RowHeightIndex.Node>.stride
    // An array has a header of 32 bytes.
    let rowBytes = index.nodes.reduce(0) { $0 + ($1.rows.map { 32 + $0.capacity * 4 } ?? 0) }
    expect(nodeBytes + rowBytes, isAtMost: 40_000 * 16)
    expect(index.count, equals: 1_000_000)
  }

  @Test func rowAtOffsetSkipsRowsWithoutHeight() {
    var index = RowHeightIndex(count: 5, entry: .init(height: 10, source: .measured))
    index.update(row: 1, to: .init(height: 0, source: .measured))
    index.update(row: 2, to: .init(height: 0, source: .measured))
    expect(index.row(atOffset: 9.5), equals: 0)
    expect(index.row(atOffset: 10), equals: 3)
    expect(index.row(atOffset: -5), equals: 0)
    expect(index.row(atOffset: 30), equals: 4)
    expectNil(RowHeightIndex().row(atOffset: 0))
  }

  @Test func forgettingKeepsHeightsAsEstimates() {
    var index = RowHeightIndex(count: 3, entry: Self.estimate)
    index.update(row: 1, to: .init(height: 90, source: .measured))
    index.forgetMeasurements()
    expect(index[1], equals: .init(height: 90, source: .estimated))
    expect(index.totalHeight, equals: 178)
  }

  @Test(arguments: Seeds.first(12, random: 40))
  func randomChangesMatchAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model: [RowHeightIndex.Entry] = []
    var index = RowHeightIndex()
    let limit = seed % 4 == 0 ? 2_000 : 200
    for step in 0..<400 {
      let entry = RowHeightIndex.Entry(
        height: Float(Int.random(in: 0...400, using: &random)) / 2,
        source: [.estimated, .measured, .answered, .fixed].randomElement(using: &random) ?? .fixed
      )
      switch Int.random(in: 0..<10, using: &random) {
      case 0...1:
        let row = Int.random(in: 0...model.count, using: &random)
        let count = Int.random(in: 0..<limit, using: &random)
        model.insert(contentsOf: Array(repeating: entry, count: count), at: row)
        index.insert(count: count, entry: entry, at: row)
      case 2...3:
        let row = Int.random(in: 0...model.count, using: &random)
        model.insert(entry, at: row)
        index.insert(count: 1, entry: entry, at: row)
      case 4 where !model.isEmpty:
        let low = Int.random(in: 0..<model.count, using: &random)
        let high = min(model.count, low + Int.random(in: 0...limit, using: &random))
        model.removeSubrange(low..<high)
        index.remove(low..<high)
      case 5 where !model.isEmpty:
        let row = Int.random(in: 0..<model.count, using: &random)
        model.remove(at: row)
        index.remove(row..<row + 1)
      case 6:
        model = model.map(\.withoutMeasurement)
        index.forgetMeasurements()
      default:
        guard !model.isEmpty else { continue }
        let row = Int.random(in: 0..<model.count, using: &random)
        model[row] = entry
        index.update(row: row, to: entry)
      }
      expect(index.count, equals: model.count)
      var tops = [0.0]
      tops.reserveCapacity(model.count + 1)
      for entry in model { tops.append(tops[tops.count - 1] + Double(entry.height)) }
      let total = tops[model.count]
      expect(index.totalHeight, equals: total, "seed \(seed) step \(step)")
      for _ in 0..<5 where !model.isEmpty {
        let row = Int.random(in: 0...model.count, using: &random)
        expect(index.offset(ofRow: row), equals: tops[row], "seed \(seed) step \(step)")
        let probe = Double.random(in: 0...max(total, 1), using: &random)
        if let found = index.row(atOffset: probe), probe < total {
          let top = index.offset(ofRow: found)
          expect(top <= probe && probe < top + Double(index[found].height))
        }
      }
      if step % 50 == 49 { expect(heights(index), equals: model, "seed \(seed) step \(step)") }
    }
  }
}
