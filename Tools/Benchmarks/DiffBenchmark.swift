import Foundation
import ListDiffing

/// The diff engine beside a floor and the standard library, on workloads of a fixed seed.
///
/// The floor is what any diff by hashing has to do: put the old identities into one `Dictionary`
/// with room for them, and look up the new ones. Each round measures the engine and the floor in
/// turn; the medians of the rounds are printed, in CPU time. The standard library's
/// `difference(from:)` takes time and memory that grow with the square of the number of edits; it
/// runs once, where that square is at most a hundred million, and its figure is `null` elsewhere.
/// It has no moves.
///
/// `peak_bytes_per_item` is counted, not sampled: the buffers the engine holds at its peak and the
/// script it returns, divided by the number of elements of the longer list.
enum DiffBenchmark {
  static func run() {
    measure(
      .readme(
        "readme-5k",
        count: 5_000,
        deleted: 2_000..<3_000,
        inserted: 3_000..<4_000,
        shuffled: 0..<200
      )
    )
    measure(
      .readme(
        "readme-100k",
        count: 100_000,
        deleted: 20_000..<30_000,
        inserted: 30_000..<40_000,
        shuffled: 0..<2_000
      )
    )
    measure(.churn("churn-10k", count: 10_000, share: 0.2))
    measure(.churn("churn-50k", count: 50_000, share: 0.2))
    measure(.churn("heavy-10k", count: 10_000, share: 0.5))
    measure(.churn("heavy-50k", count: 50_000, share: 0.5))
    measure(.same("same-10k", count: 10_000))
    measureSections("sections-100k")
    measure(.oneChange("one-100k", count: 100_000))
    measure(.prepend("prepend-100k", 40, to: 100_000))
    ApplyBenchmark.run()
  }

  // MARK: Workloads

  private static func measure<ID: Hashable>(_ workload: DiffWorkload<ID>) {
    let (old, new) = (workload.old, workload.new)
    let difference = ListDiff.difference(from: old, to: new)
    let (edits, moves) = (difference.deletions.count, difference.moves.count)
    let script =
      (edits + difference.insertions.count) * MemoryLayout<Int>.stride
      + moves * MemoryLayout<BatchMove<Int>>.stride
    report(
      workload.name,
      medians(count: old.count) {
        ListDiff.difference(from: old, to: new).moves.count
      } floor: {
        probe(old, new)
      },
      standardLibrary: standardLibrary(
        old,
        new,
        edits: edits + difference.insertions.count + 2 * moves
      ),
      moves: moves,
      bytesPerItem: Double(difference.workingBytes + script) / Double(max(old.count, new.count))
    )
  }

  /// Five sections of 20,000, with 3,000 removed from and 3,000 new ones put into each, anywhere.
  private static func measureSections(_ name: String) {
    var random = SplitMix(state: 7)
    let old = (0..<5).map { key in
      KeyedSection(key, Array((key * 1_000_000)..<(key * 1_000_000 + 20_000)))
    }
    let new = old.map { section in
      var items = section.items
      for _ in 0..<3_000 { items.remove(at: Int.random(in: 0..<items.count, using: &random)) }
      for number in 0..<3_000 {
        items.insert(
          section.key * 1_000_000 + 500_000 + number,
          at: Int.random(in: 0...items.count, using: &random)
        )
      }
      return KeyedSection(section.key, items)
    }
    let difference = ListDiff.sectionedDifference(from: old, to: new)
    let (oldItems, newItems) = (old.flatMap(\.items), new.flatMap(\.items))
    let script = difference.stages.reduce(0) { sum, stage in
      sum + (stage.deleted.count + stage.inserted.count) * MemoryLayout<IndexPath>.stride
        + stage.moved.count * MemoryLayout<BatchMove<IndexPath>>.stride
    }
    report(
      name,
      medians(count: oldItems.count) {
        ListDiff.sectionedDifference(from: old, to: new).stages.count
      } floor: {
        probe(oldItems, newItems)
      },
      standardLibrary: nil,
      moves: difference.stages.reduce(0) { $0 + $1.moved.count },
      bytesPerItem: Double(difference.workingBytes + script) / Double(newItems.count)
    )
  }

  // MARK: Measuring

  @inline(never)
  private static func probe<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var places = [ID: Int](minimumCapacity: old.count)
    for (index, id) in old.enumerated() { places[id] = index }
    var found = 0
    for id in new where places[id] != nil { found += 1 }
    return found
  }

  private static func medians(
    count: Int,
    engine: () -> Int,
    floor: () -> Int
  ) -> (engine: Double, floor: Double) {
    var (engineTimes, floorTimes): ([Double], [Double]) = ([], [])
    var results = 0
    // The first round warms up.
    for round in 0...(count > 20_000 ? 15 : 41) {
      let start = milliseconds()
      results &+= floor()
      let middle = milliseconds()
      results &+= engine()
      let end = milliseconds()
      guard round > 0 else { continue }
      floorTimes.append(middle - start)
      engineTimes.append(end - middle)
    }
    // Keeps the optimizer from removing the results, and so the work.
    if results == .min { print(results) }
    return (median(engineTimes), median(floorTimes))
  }

  private static func standardLibrary<ID: Hashable>(
    _ old: [ID],
    _ new: [ID],
    edits: Int
  ) -> Double? {
    guard edits * edits <= 100_000_000 else { return nil }
    let start = milliseconds()
    let difference = new.difference(from: old)
    let end = milliseconds()
    return difference.count <= 2 * (old.count + new.count) ? end - start : nil
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// The CPU time of this thread, which does all of the work, without that of other programs.
  static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func report(
    _ name: String,
    _ times: (engine: Double, floor: Double),
    standardLibrary: Double?,
    moves: Int,
    bytesPerItem: Double
  ) {
    print(
      "{\"bench\":\"diff\",\"workload\":\"\(name)\",\"ms\":\(number(times.engine, 4)),"
        + "\"floor_ms\":\(number(times.floor, 4)),\"moves\":\(moves),"
        + "\"peak_bytes_per_item\":\(number(bytesPerItem, 1)),"
        + "\"stdlib_ms\":\(standardLibrary.map { number($0, 3) } ?? "null")}"
    )
  }

  static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
