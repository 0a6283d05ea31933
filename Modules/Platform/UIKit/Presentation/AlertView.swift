import Foundation
import QuartzCore

/// The card of an alert, or the two cards of an action sheet.
@MainActor final class AlertView: UIView {
  var onChoice: ((UIAlertAction) -> Void)?

  private var content: AlertContent?
  private let card = UIView()
  private let cancelCard = UIView()
  /// Scrolls the text if it does not fit on the screen.
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [AlertField] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []

  override func didInit() {
    super.didInit()
    for card in [card, cancelCard] {
      card.clipsToBounds = true
      card.backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(red: 0.15, green: 0.15, blue: 0.16, alpha: 1)
          : UIColor(red: 0.97, green: 0.97, blue: 0.98, alpha: 1)
      }
      addSubview(card)
    }
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      scrollView.addSubview(label)
    }
    scrollView.scrollsToTop = false
    card.addSubview(scrollView)
    accessibilityViewIsModal = true
  }

  private var isSheet: Bool { content?.style == .actionSheet }
  private var leastButtonHeight: CGFloat { isSheet ? 57 : 44 }
  private static let cardGap: CGFloat = 8

  func show(_ content: AlertContent) {
    self.content = content
    titleLabel.text = content.title
    messageLabel.text = content.message
    let metrics = UIFontMetrics(forTextStyle: .body)
    titleLabel.font = metrics.scaledFont(
      for: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
      maximumPointSize: 28
    )
    titleLabel.textColor = isSheet ? .strong(.secondaryLabel) : .label
    messageLabel.font = metrics.scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 24)
    messageLabel.textColor = isSheet ? .strong(.secondaryLabel) : .label
    for card in [card, cancelCard] { card.layer.cornerRadius = isSheet ? 13 : 14 }
    if fields.map(\.field) != content.textFields {
      for field in fields { field.removeFromSuperview() }
      fields = content.textFields.map { AlertField($0) }
      for field in fields { scrollView.addSubview(field) }
    }
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = content.orderedActions.map { action in
      let button = AlertButton(action, isBold: content.isBold(action), isLarge: isSheet)
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice?(action) },
        for: .touchUpInside
      )
      (isSheet && action.style == .cancel ? cancelCard : card).addSubview(button)
      return button
    }
    lines = cardButtons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      card.addSubview(line)
      return line
    }
    cancelCard.isHidden = cancelButton == nil
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// The button on a separate card.
  private var cancelButton: AlertButton? {
    isSheet ? buttons.last { $0.action.style == .cancel } : nil
  }

  private var cardButtons: [AlertButton] {
    let cancel = cancelButton
    return buttons.filter { $0 !== cancel }
  }

  // MARK: Sizes

  private static let fieldGap: CGFloat = 8

  private var hasWords: Bool {
    hasTexts || !fields.isEmpty
  }

  private func wordsHeight(for width: CGFloat) -> CGFloat {
    guard hasWords else { return 0 }
    let space = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    let heights = [titleLabel, messageLabel].filter { $0.text != nil }
      .map { $0.sizeThatFits(space).height.rounded(.up) }
    let padding: CGFloat = isSheet ? 14 : 19
    let words = heights.reduce(0, +) + CGFloat(max(heights.count - 1, 0)) * 4
    return words + fieldsHeight(below: words) + 2 * padding
  }

  /// Returns the height of the text fields including spacing, in points.
  private func fieldsHeight(below words: CGFloat) -> CGFloat {
    guard !fields.isEmpty else { return 0 }
    let heights = fields.reduce(0) { $0 + $1.height }
    let space = words > 0 ? 2 * Self.fieldGap : 0
    return heights + CGFloat(fields.count - 1) * Self.fieldGap + space
  }

  private func standSideBySide(in width: CGFloat) -> Bool {
    !isSheet && cardButtons.count == 2 && cardButtons.allSatisfy { $0.naturalWidth <= width / 2 }
  }

  private func buttonsHeight(for width: CGFloat) -> CGFloat {
    let isRow = standSideBySide(in: width)
    let heights = cardButtons.map {
      $0.height(for: isRow ? width / 2 : width, least: leastButtonHeight)
    }
    return isRow ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  private func cancelHeight(for width: CGFloat) -> CGFloat {
    cancelButton.map { $0.height(for: width, least: leastButtonHeight) + Self.cardGap } ?? 0
  }

  /// Returns the total height at a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    wordsHeight(for: width) + buttonsHeight(for: width) + cancelHeight(for: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let cancelHeight = cancelHeight(for: width)
    let cardHeight = max(0, bounds.height - cancelHeight)
    card.frame = CGRect(x: 0, y: 0, width: width, height: cardHeight)
    let buttonsHeight = min(buttonsHeight(for: width), cardHeight)
    placeWords(in: CGSize(width: width, height: cardHeight - buttonsHeight))
    placeButtons(from: cardHeight - buttonsHeight, width: width)
    guard let cancelButton else { return }
    let y = cardHeight + Self.cardGap
    cancelCard.frame = CGRect(x: 0, y: y, width: width, height: bounds.height - y)
    cancelButton.frame = cancelCard.bounds
  }

  private func placeWords(in size: CGSize) {
    scrollView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = CGSize(width: size.width, height: wordsHeight(for: size.width))
    var y: CGFloat = isSheet ? 14 : 19
    for label in [titleLabel, messageLabel] where label.text != nil {
      let space = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(space).height.rounded(.up)
      label.frame = CGRect(x: 16, y: y, width: size.width - 32, height: height)
      y += height + 4
    }
    if hasTexts { y += 2 * Self.fieldGap - 4 }
    for field in fields {
      field.frame = CGRect(x: 16, y: y, width: size.width - 32, height: field.height)
      y += field.height + Self.fieldGap
    }
  }

  private var hasTexts: Bool { titleLabel.text != nil || messageLabel.text != nil }

  private func placeButtons(from top: CGFloat, width: CGFloat) {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let isRow = standSideBySide(in: width)
    let rowHeight = buttonsHeight(for: width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = top
    for (index, button) in cardButtons.enumerated() {
      let line = lines[index]
      if isRow {
        let isLeft = (index == 0) != isRightToLeft
        let half = (width / 2).rounded()
        button.frame = CGRect(
          x: isLeft ? 0 : half,
          y: top,
          width: isLeft ? half : width - half,
          height: rowHeight
        )
        line.frame =
          index == 0
          ? CGRect(x: 0, y: top, width: width, height: hairline)
          : CGRect(x: half, y: top, width: hairline, height: rowHeight)
      } else {
        let height = button.height(for: width, least: leastButtonHeight)
        button.frame = CGRect(x: 0, y: y, width: width, height: height)
        line.frame = CGRect(x: 0, y: y, width: width, height: hairline)
        line.isHidden = index == 0 && !hasWords
        y += height
      }
      card.bringSubviewToFront(line)
    }
  }
}
