import CoreGraphics
public import Foundation

/// Shows the title and the image of an element in the middle of the window during a long press, if
/// the reader prefers an accessibility size.
///
/// For elements that do not grow with the text, because there is no space: those of bars. Prefer
/// text that adapts. Tab bars have the interaction already. The finger can move from element to
/// element; the one that it is lifted over is activated.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private let press = UILongPressGestureRecognizer()
  private lazy var pressGate = PressGate(interaction: self)
  private var panel: LargeContentPanel?

  /// Makes an interaction with a delegate, which is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.delegate = pressGate
    // The finger may move to other elements.
    press.allowableMovement = 10
    press.addAction { [weak self] in self?.pressDidChange($0) }
  }

  /// Provides the elements.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

  /// The recognizer of the long press, for relations to other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Whether the viewer is used: with the content size categories for accessibility.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) {
    dismiss()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Whether a press begins at a point: the text of the view is large, and there is an element.
  fileprivate func begins(at point: CGPoint) -> Bool {
    guard let view = self.view,
      view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    return element(at: point) != nil
  }

  private func element(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return shownView(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  /// Returns the innermost view at a point that is shown in the viewer.
  func shownView(at point: CGPoint) -> UIView? {
    guard let root = self.view else { return nil }
    var view = root.hitTest(point, with: nil)
    while let current = view {
      if current.showsLargeContentViewer { return current }
      if current === root { return nil }
      view = current.superview
    }
    return nil
  }

  /// Performs what a tap on an element does, if that is a control.
  func perform(_ item: (any UILargeContentViewerItem)?) {
    guard let control = item as? UIControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(element(at: point))
    case .ended:
      let last = element(at: point)
      dismiss()
      if let delegate {
        delegate.largeContentViewerInteraction(self, didEndOn: last, at: point)
      } else {
        perform(last)
      }
    default: dismiss()
    }
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard let new, let view = self.view, let window = view.window else { return dismiss() }
    // A delegate may describe several elements with one view.
    let panel = panel ?? LargeContentPanel(in: window)
    if self.panel == nil { window.addSubview(panel) }
    self.panel = panel
    panel.show(new, tint: view.tintColor)
  }

  private func dismiss() {
    guard let panel else { return }
    self.panel = nil
    UIView.animate(
      withDuration: 0.2,
      animations: { panel.alpha = 0 },
      completion: { _ in panel.removeFromSuperview() }
    )
  }
}

/// Lets presses begin only over elements, with large text.
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UILargeContentViewerInteraction

  init(interaction: UILargeContentViewerInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.begins(at: gestureRecognizer.location(in: interaction.view))
  }
}
