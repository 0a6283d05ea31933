import DesignKit
import Foundation
public import Foundations
public import MomentsContracts
public import UIKit
import UIKitClosures

/// The time of a thread's moment in full, its visibility, and whether it was edited.
///
///     20 March 2025 at 18:05 · Followers only · Edited
///
/// A tap opens the edit history, if there is one: "Edited" then has the color of links, and the
/// whole line takes the tap.
public final class ThreadDetailView: BaseListItemView<ThreadDetailRow, MomentCommand> {
  private let label = UILabel()
  private let tap = UITapGestureRecognizer()

  public override func makeControls() {
    addConstrainedSubviews(label)
    tap.onAction { [weak self] _ in self?.onAction?(.showEdits) }
    addGestureRecognizer(tap)
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    label.accessibilityIdentifier = "thread.detail"
  }

  public override func constrainControls() {
    label.constrain(.top.inset(Spacing.medium), .sides.inset(Spacing.large), .bottom)
  }

  /// Shows the details.
  public override func update(with viewModel: ThreadDetailRow) {
    let text = viewModel.texts.joined(separator: " · ")
    label.text = text
    // Without a destination, a tap belongs to the row.
    tap.isEnabled = viewModel.editsTitle != nil
    if viewModel.editsTitle != nil, let edited = viewModel.marks.editedText {
      label.attributedText = Self.coloring(edited, in: text)
    }
    let words = viewModel.texts + [viewModel.editsTitle].compactMap(\.self)
    label.accessibilityLabel = words.joined(separator: ", ")
    label.accessibilityTraits = viewModel.editsTitle == nil ? .staticText : .button
  }

  /// A line in which one word has the color of links.
  private static func coloring(_ word: String, in line: String) -> NSAttributedString {
    let result = NSMutableAttributedString(string: line)
    if let range = line.range(of: word, options: .backwards) {
      result.addAttribute(
        .foregroundColor,
        value: Palette.accent,
        range: NSRange(range, in: line)
      )
    }
    return result
  }
}
