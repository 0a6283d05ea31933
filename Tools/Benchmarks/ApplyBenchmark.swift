import Foundation
import Foundations
import ListModel
import UIKit

/// What the reader waits for when a list of 10,000 self-sizing rows is churned: the difference, the
/// batch update, the layout of what is visible, and setting the animation up.
///
/// A table does the last three in one call, so they are measured by leaving parts out: the batch in
/// a table too low to show a row, the layout as the extra time of a table of a phone's height, and
/// the animation as the extra time with animations on. `ms` is one whole update through
/// `ListUpdater`, all of them together.
enum ApplyBenchmark {
  static func run(rounds: Int = 11) {
    let workload = DiffWorkload<Int>.churn("apply-churn-10k", count: 10_000, share: 0.2)
    let old = sections(workload.old)
    let new = sections(workload.new)
    guard let hidden = ApplyTable(height: 0), let still = ApplyTable(height: 844),
      let moving = ApplyTable(height: 844)
    else { return }
    var (diff, batch, layout, whole): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var moves = 0
    for _ in 0..<rounds {
      let start = DiffBenchmark.milliseconds()
      let changes = ListDiff.changes(from: old, to: new)
      diff.append(DiffBenchmark.milliseconds() - start)
      moves = changes.stages.reduce(0) { $0 + $1.moved.count }
      batch.append(hidden.update(from: old, to: new, animated: false))
      layout.append(still.update(from: old, to: new, animated: false))
      whole.append(moving.update(from: old, to: new, animated: true))
    }
    let (diffTime, hiddenTime) = (DiffBenchmark.median(diff), DiffBenchmark.median(batch))
    let (stillTime, wholeTime) = (DiffBenchmark.median(layout), DiffBenchmark.median(whole))
    func text(_ value: Double) -> String { DiffBenchmark.number(value, 3) }
    print(
      "{\"bench\":\"diff\",\"workload\":\"\(workload.name)\",\"ms\":\(text(wholeTime)),"
        + "\"diff_ms\":\(text(diffTime)),\"batch_ms\":\(text(hiddenTime - diffTime)),"
        + "\"layout_ms\":\(text(max(0, stillTime - hiddenTime))),"
        + "\"animation_ms\":\(text(max(0, wholeTime - stillTime))),\"moves\":\(moves)}"
    )
  }

  private static func sections(_ ids: [Int]) -> [ListSection] {
    [ListSection(id: "rows", rows: ids.map { ApplyRow(number: $0) })]
  }
}

private nonisolated struct ApplyRow: ListItemViewModel, Equatable {
  var number: Int
  var itemID: ListItemID { ListItemID(number) }
}

/// A table in a window of its own, fed by an updater.
private final class ApplyTable: NSObject, UITableViewDataSource {
  private let meter: FrameMeter
  private let window: UIWindow
  private let table: UITableView
  private let updater: ListUpdater

  init?(height: CGFloat) {
    guard let meter = FrameMeter() else { return nil }
    self.meter = meter
    window = meter.headless.makeWindow()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: .plain)
    updater = ListUpdater(container: table)
    super.init()
    table.separatorStyle = .none
    table.register(ScrollBenchmarkCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
  }

  /// Shows `old`, then measures the update to `new`, in milliseconds.
  func update(from old: [ListSection], to new: [ListSection], animated: Bool) -> Double {
    meter.headless.run { updater.reload(to: old) }
    for _ in 0..<3 { _ = meter.frame() }
    var time = 0.0
    meter.headless.run {
      let start = DiffBenchmark.milliseconds()
      updater.update(to: new, animated: animated)
      time = DiffBenchmark.milliseconds() - start
    }
    // Lets the animation end.
    for _ in 0..<40 { _ = meter.frame() }
    return time
  }

  func numberOfSections(in tableView: UITableView) -> Int { updater.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    updater.sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = updater.sections[indexPath.section].items[indexPath.row].as(ApplyRow.self)
    (cell as? ScrollBenchmarkCell)?.show(row: row?.number ?? 0)
    return cell
  }
}
