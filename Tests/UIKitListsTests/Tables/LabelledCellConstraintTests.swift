import Expectations
import Foundation
import Testing
import UIKit

/// Cells and headers whose standard label was used, and that have constraints of their own.
@MainActor @Suite final class LabelledCellConstraintTests: NSObject, UITableViewDataSource {
  /// As the rows of forms: the label is theirs, its place is determined by constraints that are
  /// made when the cell updates its constraints.
  private final class FieldCell: UITableViewCell {
    let block = UIView()
    private var made: [NSLayoutConstraint] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.translatesAutoresizingMaskIntoConstraints = false
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      contentView.removeConstraints(made)
      guard let textLabel else { return super.updateConstraints() }
      let views: [String: Any] = ["label": textLabel, "block": block]
      made = ["H:|-40-[label]", "H:|-[block]-|", "V:|-30-[label]-[block(>=100@800)]-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views)
      }
      contentView.addConstraints(made)
      super.updateConstraints()
    }
  }

  /// A switch beside the label: constraints that say nothing about the height.
  private final class SwitchCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textLabel?.text = "Sound"
      let dot = UIView()
      dot.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(dot)
      dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private let field = FieldCell(style: .default, reuseIdentifier: nil)
  private let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let toggle = SwitchCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    [field, plain, toggle][indexPath.row]
  }

  private func shownTable() -> UITableView {
    field.textLabel?.text = "Notes"
    plain.textLabel?.text = "Plain"
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    table.separatorStyle = .none
    table.dataSource = self
    table.layoutIfNeeded()
    return table
  }

  @Test func constraintsOfTheContentDetermineTheHeightOfACellWithALabel() {
    let table = shownTable()
    let label = field.textLabel?.frame ?? .zero
    let margins = field.contentView.layoutMargins
    expect(field.block.frame.height, equals: 100)
    expect(abs(field.frame.height - (30 + label.height + 8 + 100 + margins.bottom)), isBelow: 1)
    expect(plain.frame.minY, equals: table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
  }

  @Test func labelsWithConstraintsStayWhereThoseSay() {
    let table = shownTable()
    expect(field.textLabel?.frame.origin, equals: CGPoint(x: 40, y: 30))
    field.setNeedsLayout()
    table.layoutIfNeeded()
    expect(field.textLabel?.frame.origin, equals: CGPoint(x: 40, y: 30))
  }

  @Test func aCellWhoseConstraintsGiveNoHeightIsAsHighAsOneWithALabel() {
    let table = shownTable()
    expect(toggle.frame.height, equals: plain.frame.height)
    expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height, isAbove: 0)
  }
}
