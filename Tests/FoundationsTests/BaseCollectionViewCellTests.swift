import DesignKit
import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct BaseCollectionViewCellTests {
  private func installed() -> (BaseCollectionViewCell<TestRowView>, TestRowView) {
    let cell = BaseCollectionViewCell<TestRowView>(frame: .zero)
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

  @Test func aFixedHeightIsNotMeasured() {
    let (cell, _) = installed()
    cell.rowHeight = { _ in 123 }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 10, width: 300, height: 40)
    let fitted = cell.preferredLayoutAttributesFitting(attributes)
    expect(fitted.frame, equals: CGRect(x: 0, y: 10, width: 300, height: 123))
    expect(attributes.frame.height, equals: 40)
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
  }
}
