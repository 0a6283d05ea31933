import Foundation
import Foundations
import UIKit

extension LayoutBenchmark {
  /// The constraints of 1,000 cells, made and activated by plain anchors and by rules.
  ///
  /// Both in turn, each time with new cells that are made outside of the measured time.
  static func rules() {
    let (plainCell, ruleCell) = (HeaderCell(), HeaderCell())
    plainCell.constrainByAnchors()
    ruleCell.constrainByRules()
    for cell in [plainCell, ruleCell] {
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
      cell.layoutIfNeeded()
    }
    guard plainCell.frames == ruleCell.frames else {
      return print("layouts differ: \(plainCell.frames) and \(ruleCell.frames)")
    }
    let count = 1_000
    func time(_ constrain: (HeaderCell) -> Void) -> Double {
      let cells = (0..<count).map { _ in HeaderCell() }
      return measure(rounds: 1, operations: count) { _ in
        for cell in cells { constrain(cell) }
      }.best
    }
    var (anchors, rules): ([Double], [Double]) = ([], [])
    for round in 0...20 {
      let plain = time { $0.constrainByAnchors() }
      let ruled = time { $0.constrainByRules() }
      // The first round warms up.
      guard round > 0 else { continue }
      anchors.append(plain)
      rules.append(ruled)
    }
    anchors.sort()
    rules.sort()
    let middle = anchors.count / 2
    report(
      "cell of 6 views and 24 constraints, made by rules and by anchors",
      [
        "rules_us": rules[0], "anchors_us": anchors[0], "ratio": rules[0] / anchors[0],
        "median_ratio": rules[middle] / anchors[middle],
      ]
    )
  }
}

/// A cell like the header of a profile.
private final class HeaderCell: UIView {
  private let background = UIView()
  private let scrim = UIView()
  private let avatar = UIView()
  private let name = UIView()
  private let details = UIView()
  private let button = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [background, scrim, avatar, name, details, button] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var frames: [CGRect] { subviews.map(\.frame) }

  func constrainByAnchors() {
    for view in [background, scrim, avatar, name, details, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let width = button.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)
    width.priority = .required - 1
    let height = button.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .required - 1
    NSLayoutConstraint.activate([
      background.topAnchor.constraint(equalTo: topAnchor),
      background.leadingAnchor.constraint(equalTo: leadingAnchor),
      background.trailingAnchor.constraint(equalTo: trailingAnchor),
      background.widthAnchor.constraint(equalTo: background.heightAnchor, multiplier: 1.25),
      scrim.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrim.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrim.bottomAnchor.constraint(equalTo: background.bottomAnchor),
      scrim.heightAnchor.constraint(equalTo: background.heightAnchor, multiplier: 0.45),
      avatar.widthAnchor.constraint(equalToConstant: 80),
      avatar.heightAnchor.constraint(equalToConstant: 80),
      avatar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      avatar.bottomAnchor.constraint(equalTo: background.bottomAnchor, constant: 24),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: avatar.leadingAnchor, constant: -12),
      name.bottomAnchor.constraint(equalTo: background.bottomAnchor, constant: -12),
      name.heightAnchor.constraint(equalToConstant: 20),
      details.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      details.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      details.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      details.heightAnchor.constraint(equalToConstant: 40),
      button.topAnchor.constraint(equalTo: details.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      width,
      height,
    ])
  }

  func constrainByRules() {
    background.constrain(.top.sides, .ratio(1.25))
    scrim.constrain(
      .sides,
      .bottom.equal(to: background),
      .height.equal(to: background).multiplied(by: 0.45)
    )
    avatar.constrain(.size(80), .trailing.inset(16), .bottom.equal(to: background).offset(24))
    name.constrain(
      .leading.inset(16),
      .trailing.equal(to: avatar.leadingAnchor).offset(-12),
      .bottom.equal(to: background).inset(12),
      .height(20)
    )
    details.constrain(
      .top.equal(to: avatar.bottomAnchor).offset(12),
      .sides.inset(16),
      .height(40)
    )
    button.constrain(
      .top.equal(to: details.bottomAnchor).offset(8),
      .leading.inset(16),
      .width.atLeast(96).yielding,
      .height(44).yielding
    )
  }
}
