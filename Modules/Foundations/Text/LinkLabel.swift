import DesignKit
public import Foundation
public import UIKit
import UIKitClosures

/// A label with tappable links.
///
/// Touches outside the links pass through, so that a tap on plain text selects the row. Not for
/// editable or selectable text.
public final class LinkLabel: ImageLabel {
  /// Called with the index of the tapped range, among those passed to ``setText(_:links:)``.
  public var onLink: ((Int) -> Void)?

  private var links: [NSRange] = []
  /// The text without the mark of the focused link.
  private var unmarkedText: NSAttributedString?
  /// The focused link; nil while the label is not focused.
  private var markedLink: Int?
  private var hitTester: TextHitTester?

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] recognizer in
      guard let self, let index = linkIndex(at: recognizer.location(in: self)) else { return }
      onLink?(index)
    }
    addGestureRecognizer(tap)
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a text and makes parts of it tappable.
  ///
  /// - Parameters:
  ///   - text: The whole text with its attributes, including the colors of links.
  ///   - links: UTF-16 ranges of the text. Ranges outside it are ignored.
  public func setText(_ text: NSAttributedString, links: [NSRange]) {
    self.links = links
    unmarkedText = text
    markedLink = markedLink.flatMap { links.isEmpty ? nil : min($0, links.count - 1) }
    showMark()
  }

  // MARK: Keys

  /// Whether there is a link that Return could open.
  public override var canBecomeFocused: Bool { !links.isEmpty }

  /// Marks the first link when the label gets the focus, and none when it loses it.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    markedLink = isFocused ? 0 : nil
    showMark()
  }

  /// The arrow keys move between links, Return and the space bar open one.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !handle($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard let key = press.key, let marked = markedLink, links.indices.contains(marked) else {
      return false
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: Int
    switch key.keyCode {
    case .keyboardRightArrow: step = isRightToLeft ? -1 : 1
    case .keyboardLeftArrow: step = isRightToLeft ? 1 : -1
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      onLink?(marked)
      return true
    default: return false
    }
    guard links.indices.contains(marked + step) else { return false }
    markedLink = marked + step
    showMark()
    return true
  }

  /// Draws a background behind the focused link.
  private func showMark() {
    hitTester = nil
    guard let text = unmarkedText, let markedLink, links.indices.contains(markedLink),
      NSMaxRange(links[markedLink]) <= text.length
    else {
      attributedText = unmarkedText
      return
    }
    let marked = NSMutableAttributedString(attributedString: text)
    marked.addAttribute(.backgroundColor, value: Palette.pressedSurface, range: links[markedLink])
    attributedText = marked
  }

  /// The index of the link at a point in the label's coordinates; `nil` if there is none.
  ///
  /// The first call after a change lays the text out again; later calls cost the length of a line.
  public func linkIndex(at point: CGPoint) -> Int? {
    guard !links.isEmpty, bounds.contains(point), let text = attributedText else { return nil }
    let tester: TextHitTester
    if let hitTester, hitTester.fits(self) {
      tester = hitTester
    } else {
      tester = TextHitTester(text: text, label: self)
      hitTester = tester
    }
    guard let character = tester.characterIndex(at: point) else { return nil }
    return links.firstIndex { NSLocationInRange(character, $0) }
  }

  /// The actions that were set, or one for each link, named by the link's text.
  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? linkActions }
    set { super.accessibilityCustomActions = newValue }
  }

  private var linkActions: [UIAccessibilityCustomAction]? {
    guard !links.isEmpty, let text = attributedText else { return nil }
    return links.enumerated().compactMap { index, link in
      guard link.location >= 0, NSMaxRange(link) <= text.length else { return nil }
      let name = text.attributedSubstring(from: link).words
      return UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.onLink?(index)
        return self?.onLink != nil
      }
    }
  }

  /// Only the links respond to touches.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    linkIndex(at: point) != nil
  }
}
