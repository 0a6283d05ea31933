import DesignKit
public import Foundations
import UIKit

/// States of a component below each other, each with its name, in light beside dark.
public final class ContactSheetView: BaseView {
  /// A state: its name, and its appearance in each user interface style.
  struct Item {
    var name: String
    var examples: [(style: UIUserInterfaceStyle, view: UIView, inset: CGFloat)]
  }

  /// The room between states, and around them.
  static let gap: CGFloat = 16
  /// The room between the appearances of one state.
  static let pairGap: CGFloat = 4

  private let column = UIStackView()

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - items: The states.
  ///   - cellWidth: The width of a state in one appearance, in points.
  ///   - itemsPerLine: The number of states side by side.
  init(title: String, items: [Item], cellWidth: CGFloat, itemsPerLine: Int = 1) {
    super.init(frame: .zero)
    // The sheet itself has English text from left to right, regardless of its components.
    semanticContentAttribute = .forceLeftToRight
    backgroundColor = UIColor(white: 0.91, alpha: 1)
    column.semanticContentAttribute = .forceLeftToRight
    column.axis = .vertical
    column.spacing = Self.gap
    column.alignment = .leading
    addSubview(column)
    column.constrain(.top.left.bottom.inset(Self.gap), .right.atMost().inset(Self.gap))
    column.addArrangedSubview(Self.label(title, .systemFont(ofSize: 17, weight: .semibold)))
    for start in stride(from: 0, to: items.count, by: itemsPerLine) {
      let line = items[start..<min(start + itemsPerLine, items.count)]
      let blocks = line.map { Self.block($0, cellWidth: cellWidth) }
      let stack = Self.stack(blocks, .horizontal, spacing: 2 * Self.gap)
      stack.alignment = .top
      column.addArrangedSubview(stack)
    }
  }

  private static func block(_ item: Item, cellWidth: CGFloat) -> UIView {
    let cells = item.examples.map { example -> UIView in
      let cell = UIView()
      cell.overrideUserInterfaceStyle = example.style
      cell.backgroundColor = Palette.background
      cell.clipsToBounds = true
      cell.constrain(.width(cellWidth))
      let view = example.view
      cell.addSubview(view)
      view.constrain(.top.sides.bottom.inset(example.inset))
      return cell
    }
    let pair = stack(cells, .horizontal, spacing: pairGap)
    pair.alignment = .fill
    return stack([label(item.name, .systemFont(ofSize: 12)), pair], .vertical, spacing: 4)
  }

  private static func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat)
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = .forceLeftToRight
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = axis == .vertical ? .leading : .fill
    return stack
  }

  private static func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.semanticContentAttribute = .forceLeftToRight
    label.text = text
    label.font = font
    label.textColor = UIColor(white: 0.2, alpha: 1)
    return label
  }
}
