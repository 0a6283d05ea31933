import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// The suggestions for the word at the caret: a short list above the buttons, operated by keys and
/// taps.
final class ComposerSuggestionsView: BaseView {
  /// Called with the chosen suggestion.
  var onChoose: ((ComposerSuggestion) -> Void)?

  private let imageLoader: ImageLoader
  private let stack = UIStackView()
  private let line = HairlineView()
  private var rows: [ComposerSuggestionRow] = []
  private var suggestions: [ComposerSuggestion] = []
  private var selection = 0

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
  }

  override func makeControls() {
    addSubview(stack)
    addConstrainedSubviews(line)
  }

  override func styleControls() {
    backgroundColor = Palette.background
    stack.axis = .vertical
    accessibilityIdentifier = "composer.suggestions"
  }

  override func constrainControls() {
    stack.constrain(.edges)
    line.constrain(.top.sides)
  }

  /// Shows suggestions, the first one selected.
  func update(with suggestions: [ComposerSuggestion]) {
    let selected =
      self.suggestions.indices.contains(selection) ? self.suggestions[selection].id : nil
    self.suggestions = suggestions
    // Results from the network must not move the selection.
    selection = suggestions.firstIndex { $0.id == selected } ?? 0
    isHidden = suggestions.isEmpty
    while rows.count < suggestions.count { addRow() }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= suggestions.count
      if index < suggestions.count { row.update(with: suggestions[index]) } else { row.cancel() }
    }
    showSelection()
  }

  private func addRow() {
    let row = ComposerSuggestionRow(imageLoader: imageLoader)
    let index = rows.count
    row.addAction(
      UIAction { [weak self] _ in self?.choose(index) },
      for: .touchUpInside
    )
    rows.append(row)
    stack.addArrangedSubview(row)
  }

  private func choose(_ index: Int) {
    guard suggestions.indices.contains(index) else { return }
    onChoose?(suggestions[index])
  }

  private func showSelection() {
    for (index, row) in rows.enumerated() { row.isSelected = index == selection }
  }

  /// Moves the selection, or chooses the selected suggestion.
  ///
  /// - Returns: Whether the key was handled: the list is open, and the key is an arrow up or down,
  ///   Return or Tab.
  func take(_ key: UIKey) -> Bool {
    guard !suggestions.isEmpty, key.modifierFlags.isEmpty else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: selection = (selection + suggestions.count - 1) % suggestions.count
    case .keyboardDownArrow: selection = (selection + 1) % suggestions.count
    case .keyboardReturnOrEnter, .keyboardTab:
      choose(selection)
      return true
    default: return false
    }
    showSelection()
    return true
  }
}

/// A line of the list: a portrait or an emoji, a name, and an address.
final class ComposerSuggestionRow: UIControl {
  private static let side: CGFloat = 28

  private let imageLoader: ImageLoader
  private let imageView = AsyncImageView(frame: .zero)
  private let titleLabel = ImageLabel()
  private let detailLabel = UILabel()
  private let words = UIStackView()
  private let stack = UIStackView()

  init(imageLoader: ImageLoader) {
    self.imageLoader = imageLoader
    super.init(frame: .zero)
    titleLabel.imageLoader = imageLoader
    for label in [titleLabel, detailLabel] { words.addArrangedSubview(label) }
    for view in [imageView, words] { stack.addArrangedSubview(view) }
    addSubview(stack)
    stack.isUserInteractionEnabled = false
    stack.alignment = .center
    stack.spacing = Spacing.small
    titleLabel.style(Typography.button(), Palette.primaryText)
    titleLabel.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    detailLabel.style(Typography.caption(), Palette.secondaryText)
    detailLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    detailLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    imageView.emptySymbol = Icon.person.image
    stack.constrain(
      .top.inset(Spacing.xSmall),
      .bottom.inset(Spacing.xSmall).yielding,
      .leading.equal(to: safeAreaLayoutGuide).inset(Spacing.large),
      .trailing.equal(to: safeAreaLayoutGuide).inset(Spacing.large).yielding
    )
    constrain(.height.atLeast(Metrics.tapTarget).yielding)
    imageView.constrain(.size(Self.side).yielding)
    isAccessibilityElement = true
    accessibilityTraits = .button
    stackForLargeText()
  }

  /// Large text has no room for an address beside a name: it is below.
  private func stackForLargeText() {
    let isLarge = words.stackForLargeText(traitCollection)
    words.spacing = isLarge ? 0 : Spacing.small
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForLargeText()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected || isHighlighted ? Palette.pressedSurface : .clear
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  /// Shows a suggestion.
  func update(with suggestion: ComposerSuggestion) {
    titleLabel.show(suggestion.title, in: Typography.button)
    // A handle reads from left to right, with its "@" first, in an Arabic interface too.
    detailLabel.text = suggestion.detail.isEmpty ? nil : "\u{2066}\(suggestion.detail)\u{2069}"
    imageView.isHidden = suggestion.image == nil && !suggestion.isPerson
    imageView.layer.cornerRadius = suggestion.isPerson ? CornerRadius.small : 0
    imageView.show(suggestion.image, side: Self.side, with: imageLoader)
    // Emoji need no background.
    if !suggestion.isPerson { imageView.backgroundColor = .clear }
    accessibilityLabel = suggestion.accessibilityText.readAloud
    accessibilityIdentifier = "suggestion.\(suggestion.id)"
  }

  /// Cancels the load of the image.
  func cancel() { imageView.cancel() }
}
