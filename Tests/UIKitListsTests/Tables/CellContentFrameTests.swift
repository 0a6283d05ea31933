import Expectations
import Foundation
import Testing
import UIKit

/// The frame of a cell's content view before the cell was laid out: initializers of cells place
/// their subviews in it.
@MainActor @Suite struct CellContentFrameTests {
  private final class Cell: UITableViewCell {
    let bar = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      bar.frame = CGRect(x: 10, y: 0, width: contentView.bounds.width - 20, height: 44)
      bar.autoresizingMask = [.flexibleWidth]
      contentView.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func contentFillsANewCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test func subviewsKeepTheirDistancesToTheEdges() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame.size.width = 400
    cell.layoutIfNeeded()
    expect(cell.bar.frame, equals: CGRect(x: 10, y: 0, width: 380, height: 44))
  }
}
