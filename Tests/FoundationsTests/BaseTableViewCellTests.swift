import DesignKit
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct BaseTableViewCellTests {
  private func installed() -> (BaseTableViewCell<TestRowView>, TestRowView) {
    let cell = BaseTableViewCell<TestRowView>(style: .default, reuseIdentifier: "row")
    let view = TestRowView()
    cell.install(view)
    return (cell, view)
  }

  @Test func theViewFillsTheCell() {
    let (cell, view) = installed()
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
    cell.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 80))
  }

  @Test func onAWideScreenTheViewIsCentered() {
    let (cell, view) = installed()
    cell.frame = CGRect(x: 0, y: 0, width: 1_000, height: 80)
    cell.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 180, y: 0, width: Metrics.readableWidth, height: 80))
  }

  @Test func theViewReceivesItsWidthBeforeItIsMeasured() {
    let cell = BaseTableViewCell<WidthView>(style: .default, reuseIdentifier: "row")
    let view = WidthView()
    cell.install(view)
    for (given, received) in [(390, 390), (1_000, Metrics.readableWidth)] as [(CGFloat, CGFloat)] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: given, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      expect(view.widths.last, equals: received)
      expect(size.height, equals: received / 10)
    }
  }

  @Test func reuseRemovesTheActionHandlerOfTheRowView() {
    let (cell, view) = installed()
    view.onAction = { _ in Issue.record("the old row must not hear of it") }
    cell.prepareForReuse()
    expectNil(view.onAction)
    expect(cell.itemView, isSameAs: view)
  }

  @Test func installingAgainReplacesTheView() {
    let (cell, old) = installed()
    let new = TestRowView()
    cell.install(new)
    expectNil(old.superview)
    expect(cell.itemView, isSameAs: new)
    expect(cell.contentView.subviews, equals: [new])
  }
}

/// A view whose height is a tenth of its width.
private final class WidthView: BaseListItemView<TestRow, Never> {
  var widths: [CGFloat] = []
  private var height: NSLayoutConstraint?

  override func constrainControls() {
    height = heightAnchor.constraint(equalToConstant: 0)
    height?.isActive = true
  }

  override func update(with viewModel: TestRow) {}

  override func prepareForLayout(width: CGFloat) {
    widths.append(width)
    height?.constant = width / 10
  }
}
