import DesignKit
import Foundation
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit
import UIKitClosures

/// When the moment of a thread was written, in full, who may see it, what was changed since, and
/// how often it was shared.
///
///     20 March 2025 at 18:05 · Followers only · Edited
///     12 boosts
///
/// A tap on the first line leads to what it said before, where that can be seen: "Edited" has the
/// color of what can be tapped then, and all of the line takes the tap. The second leads to who
/// shared it.
public final class ThreadDetailView: BaseListItemView<ThreadDetailRow, ThreadDetailView.Action> {
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Show what the moment said before.
    case showEdits
    /// Show who shared the moment.
    case showBoosters
  }

  private let label = UILabel()
  private let boostsButton = UIButton(type: .custom)
  private let tap = UITapGestureRecognizer()
  private lazy var endsAtLabel = label.bottomAnchor.constraint(equalTo: bottomAnchor)
  private lazy var endsAtButton = boostsButton.bottomAnchor.constraint(equalTo: bottomAnchor)

  /// Puts the controls into the view.
  public override func makeControls() {
    for control in [label, boostsButton] {
      control.translatesAutoresizingMaskIntoConstraints = false
      addSubview(control)
    }
    tap.onAction { [weak self] _ in self?.onAction?(.showEdits) }
    addGestureRecognizer(tap)
    boostsButton.onPrimaryAction { [weak self] in self?.onAction?(.showBoosters) }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    label.accessibilityIdentifier = "thread.detail"
    boostsButton.titleLabel?.style(Typography.caption(), Palette.accent)
    boostsButton.setTitleColor(Palette.accent, for: .normal)
    boostsButton.contentHorizontalAlignment = .leading
    boostsButton.accessibilityIdentifier = "thread.boosts"
  }

  /// Says where the controls go.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      boostsButton.topAnchor.constraint(equalTo: label.bottomAnchor),
      boostsButton.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      boostsButton.trailingAnchor.constraint(lessThanOrEqualTo: label.trailingAnchor),
      // A cell may be lower until it is measured.
      boostsButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .withPriority(.required - 1),
    ])
  }

  /// Shows what is known.
  public override func update(with viewModel: ThreadDetailRow) {
    let text = viewModel.texts.joined(separator: " · ")
    label.text = text
    // Without somewhere to go, a tap is for the row.
    tap.isEnabled = viewModel.editsTitle != nil
    if viewModel.editsTitle != nil, let edited = viewModel.marks.editedText {
      label.attributedText = Self.coloring(edited, in: text)
    }
    let words = viewModel.texts + [viewModel.editsTitle].compactMap(\.self)
    label.accessibilityLabel = words.joined(separator: ", ")
    label.accessibilityTraits = viewModel.editsTitle == nil ? .staticText : .button
    boostsButton.setTitle(viewModel.boostsTitle, for: .normal)
    boostsButton.isHidden = viewModel.boostsTitle == nil
    (boostsButton.isHidden ? endsAtButton : endsAtLabel).isActive = false
    (boostsButton.isHidden ? endsAtLabel : endsAtButton).isActive = true
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
