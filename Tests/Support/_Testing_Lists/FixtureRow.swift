package import Foundation
package import UIKit

/// A cell that knows which row it was configured for, and has a given size.
@MainActor package protocol FixtureRow: UIView {
  var identity: Int { get set }
  var box: FixtureBox { get }
  var reuses: Int { get }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}

extension FixtureRow {
  package var wanted: CGSize {
    get { box.wanted }
    set { box.wanted = newValue }
  }

  package var height: CGFloat {
    get { box.wanted.height }
    set { box.wanted.height = newValue }
  }
}

/// Fills a cell and determines its size.
package final class FixtureBox: UIView {
  private lazy var widthConstraint = widthAnchor.constraint(equalToConstant: 10)
  private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 10)

  package var wanted = CGSize.zero {
    didSet {
      widthConstraint.constant = wanted.width
      heightConstraint.constant = wanted.height
    }
  }

  /// - Parameter isFlexible: Whether it determines the width of the cell as well, and yields to a
  ///   cell of another size.
  package init(filling parent: UIView, isFlexible: Bool = false) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
    if isFlexible {
      widthConstraint.priority = .defaultHigh
      heightConstraint.priority = .defaultHigh
      widthConstraint.isActive = true
    }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: parent.topAnchor),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      parent.bottomAnchor.constraint(equalTo: bottomAnchor),
      heightConstraint,
    ])
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }
}

package final class FixtureCell: UITableViewCell, FixtureRow {
  package private(set) lazy var box = FixtureBox(filling: contentView)
  package var identity = 0
  package private(set) var reuses = 0

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

package final class FixtureItemCell: UICollectionViewCell, FixtureRow {
  package private(set) lazy var box = FixtureBox(filling: contentView, isFlexible: true)
  package var identity = 0
  package private(set) var reuses = 0

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

package final class ListFixtureCell: UICollectionViewListCell, FixtureRow {
  package private(set) lazy var box = FixtureBox(filling: contentView)
  package var identity = 0
  package private(set) var reuses = 0

  package override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

package class FixtureHeaderView: UICollectionReusableView {
  package var identity = 0
}

/// A self-sizing header.
package final class ListFixtureHeader: FixtureHeaderView {
  private lazy var box = FixtureBox(filling: self)

  package override var identity: Int {
    didSet { box.wanted.height = CGFloat(20 + identity % 5) }
  }
}
