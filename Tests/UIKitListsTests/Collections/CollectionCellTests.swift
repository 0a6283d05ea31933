import Expectations
import Foundation
import Testing
import UIKit

@Suite struct CollectionCellTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let whole = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func aBackgroundViewFillsTheCellAtOnce() {
    let background = UIView()
    cell.backgroundView = background
    expect(background.frame, equals: whole)
    expect(cell.subviews.first, isSameAs: background)
    cell.frame.size = CGSize(width: 30, height: 40)
    cell.layoutIfNeeded()
    expect(background.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func theContentHasTheSizeOfItsCellAtOnce() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 40))
    inner.autoresizingMask = [.flexibleWidth]
    cell.contentView.addSubview(inner)
    cell.frame.size = CGSize(width: 130, height: 60)
    expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 130, height: 60))
    expect(inner.frame, equals: CGRect(x: 5, y: 5, width: 120, height: 40))
    cell.bounds.size.height = 70
    expect(cell.contentView.frame.height, equals: 70)
  }

  @Test func theBackgroundOfASelectedCellFillsItAtOnce() {
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.isSelected = true
    expect(background.superview, isSameAs: cell)
    expect(background.frame, equals: whole)
  }

  @Test func anAccessoryViewThatIsReplacedLeavesItsTableCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = first
    expect(first.superview, isSameAs: cell)
    cell.accessoryView = second
    expectNil(first.superview)
    expect(second.superview, isSameAs: cell)
    cell.accessoryView = nil
    expectNil(second.superview)
  }
}
