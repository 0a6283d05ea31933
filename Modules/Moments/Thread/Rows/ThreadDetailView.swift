import DesignKit
import Foundation
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit
import UIKitClosures

/// The time of a thread's moment in full, its visibility, whether it was edited, and its numbers of
/// likes and boosts.
///
///     20 March 2025 at 18:05 · Followers only · Edited
///     24 likes   12 boosts
///
/// A tap on the first line opens the edit history, if there is one: "Edited" then has the color of
/// links, and the whole line takes the tap. The second line opens the people who like and boosted
/// it.
public final class ThreadDetailView: BaseListItemView<ThreadDetailRow, MomentCommand> {
  private let label = UILabel()
  private let likesButton = UIButton(type: .custom)
  private let boostsButton = UIButton(type: .custom)
  private let people = UIStackView()
  private let tap = UITapGestureRecognizer()
  private lazy var endsAtLabel = label.inactiveConstraint(.bottom)
  private lazy var endsAtPeople = people.inactiveConstraint(.bottom)

  public override func makeControls() {
    for button in [likesButton, boostsButton] { people.addArrangedSubview(button) }
    addConstrainedSubviews(label, people)
    tap.onAction { [weak self] _ in self?.onAction?(.showEdits) }
    addGestureRecognizer(tap)
    likesButton.onPrimaryAction { [weak self] in self?.onAction?(.openLikers) }
    boostsButton.onPrimaryAction { [weak self] in self?.onAction?(.openBoosters) }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    label.accessibilityIdentifier = "thread.detail"
    people.spacing = Spacing.large
    for button in [likesButton, boostsButton] {
      button.titleLabel?.style(Typography.caption(), Palette.accent)
      // The largest text in a long language is scaled down rather than truncated.
      button.titleLabel?.adjustsFontSizeToFitWidth = true
      button.titleLabel?.minimumScaleFactor = 0.5
      button.setTitleColor(Palette.accent, for: .normal)
      button.contentHorizontalAlignment = .leading
    }
    likesButton.accessibilityIdentifier = "thread.likes"
    boostsButton.accessibilityIdentifier = "thread.boosts"
  }

  public override func constrainControls() {
    label.constrain(.top.inset(Spacing.medium), .sides.inset(Spacing.large))
    people.constrain(
      .top.equal(to: label.bottomAnchor),
      .leading.equal(to: label),
      .trailing.atMost(label)
    )
    for button in [likesButton, boostsButton] {
      // A cell may be lower until it is measured, and a stack view hides empty views.
      button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
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
    for (button, title) in [
      (likesButton, viewModel.likesTitle), (boostsButton, viewModel.boostsTitle),
    ] {
      button.setTitle(title, for: .normal)
      button.isHidden = title == nil
    }
    people.stackForLargeText(traitCollection, alignment: .leading)
    people.isHidden = likesButton.isHidden && boostsButton.isHidden
    (people.isHidden ? endsAtPeople : endsAtLabel).isActive = false
    (people.isHidden ? endsAtLabel : endsAtPeople).isActive = true
  }

  /// At large text sizes it needs the full width.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    people.stackForLargeText(traitCollection, alignment: .leading)
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
