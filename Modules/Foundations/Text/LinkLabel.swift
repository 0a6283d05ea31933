import DesignKit
public import Foundation
public import UIKit
import UIKitClosures

/// A label with parts that can be tapped.
///
/// Outside of those parts it lets touches through, so that a tap on plain text selects the row. Not
/// for editable or selectable text.
public final class LinkLabel: ImageLabel {
  /// Told which of the ranges given to ``setText(_:links:)`` was tapped, by its index.
  public var onLink: ((Int) -> Void)?

  private var links: [NSRange] = []
  /// The text without the mark of the link that keys have come to.
  private var unmarkedText: NSAttributedString?
  /// The link that keys have come to; nil while the label has no focus.
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

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a text and makes parts of it tappable.
  ///
  /// - Parameters:
  ///   - text: The whole text with its attributes; the colors of links included.
  ///   - links: UTF-16 ranges of the text. Ranges outside of it are never hit.
  public func setText(_ text: NSAttributedString, links: [NSRange]) {
    self.links = links
    unmarkedText = text
    markedLink = markedLink.flatMap { links.isEmpty ? nil : min($0, links.count - 1) }
    showMark()
  }

  // MARK: Keys

  /// Whether there is a link that Return could open.
  public override var canBecomeFocused: Bool { !links.isEmpty }

  /// Keys come to the first link, and leave with the focus.
  public override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    markedLink = isFocused ? 0 : nil
    showMark()
  }

  /// The arrows lead from link to link, Return and the space bar open one.
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

  /// Puts a ground under the link that keys have come to.
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

  /// The index of the link at a point of the label's own coordinates; `nil` where there is none.
  ///
  /// Lays the text out again on the first call after a change; after that it costs the length of a
  /// line.
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

  /// The program's own; else one for each link, called as the link reads.
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

  /// Only the links count as the label's own ground.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    linkIndex(at: point) != nil
  }
}
