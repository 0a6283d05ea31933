import DesignKit
import Foundation
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// When the moment of a thread was written, in full, who may see it, and what was changed since.
///
///     20 March 2025 at 18:05 · Followers only · Edited
///
/// A tap leads to what it said before, where that can be seen: "Edited" has the color of what can
/// be tapped then, and all of the line takes the tap.
public final class ThreadDetailView: BaseListItemView<ThreadDetailRow, ThreadDetailView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Show what the moment said before.
    case showEdits
  }

  private let label = UILabel()

  /// Puts the label into the view.
  public override func makeControls() {
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    onTap { [weak self] in self?.onAction?(.showEdits) }
  }

  /// Gives the label the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    label.accessibilityIdentifier = "thread.detail"
  }

  /// Says where the label goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Shows what is known.
  public override func update(with viewModel: ThreadDetailRow) {
    let text = viewModel.texts.joined(separator: " · ")
    label.text = text
    // Without somewhere to go, a tap is for the row.
    isUserInteractionEnabled = viewModel.editsTitle != nil
    if viewModel.editsTitle != nil, let edited = viewModel.marks.editedText {
      label.attributedText = Self.coloring(edited, in: text)
    }
    let words = viewModel.texts + [viewModel.editsTitle].compactMap(\.self)
    label.accessibilityLabel = words.joined(separator: ", ")
    label.accessibilityTraits = viewModel.editsTitle == nil ? .staticText : .button
  }

  /// A line in which one word has the color of what can be tapped.
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
