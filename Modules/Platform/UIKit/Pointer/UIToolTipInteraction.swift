import CoreGraphics
public import Foundation
internal import QuartzCore

/// Shows a few words about a view while the pointer rests on it.
///
/// Fingers never see them: say nothing there that is said nowhere else.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?
  private var hover: UIHoverGestureRecognizer?
  private var timer: FrameTimer?
  private weak var tip: ToolTipView?

  /// How long the pointer rests before the words are shown, in seconds.
  private static let delay: TimeInterval = 0.6

  /// Makes an interaction that shows nothing by itself.
  public override init() { super.init() }

  /// Makes an interaction that shows words, unless its delegate has others.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Says what is shown where.
  open weak var delegate: (any UIToolTipInteractionDelegate)?

  /// Whether it takes part.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  /// The words, where the delegate has no others; nil for none.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue { leave() } }
  }

  /// The view that it belongs to.
  open var view: UIView? { storedView }

  /// It is about to belong to another view.
  open func willMove(to view: UIView?) {
    leave()
    if let hover { storedView?.removeGestureRecognizer(hover) }
    hover = nil
  }

  /// It belongs to another view.
  open func didMove(to view: UIView?) {
    storedView = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer(actions: ())
    hover.addAction { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      if let tip {
        // It stays while the pointer is in what it is about.
        guard !tip.source.contains(gesture.location(in: storedView)) else { return }
        tip.removeFromSuperview()
      }
      wait()
    default: leave()
    }
  }

  private func wait() {
    guard isEnabled, let screen = storedView?.window?.screen else { return }
    if let timer { screen.timers.cancel(timer) }
    timer = screen.timers.schedule(at: screen.now + Self.delay) { [weak self] in self?.show() }
  }

  private func leave() {
    if let timer { storedView?.window?.screen.timers.cancel(timer) }
    timer = nil
    tip?.removeFromSuperview()
  }

  private func show() {
    timer = nil
    guard isEnabled, let view = storedView, let window = view.window, let hover, hover.isHovering,
      (view as? UIControl)?.isTracking != true
    else { return }
    let point = hover.location(in: view)
    let configuration =
      delegate == nil
      ? usualConfiguration : delegate?.toolTipInteraction(self, configurationAt: point)
    guard let configuration, !configuration.toolTip.isEmpty else { return }
    let source = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
    let tip = ToolTipView(configuration.toolTip, source: source)
    self.tip = tip
    window.screen.show(tip, at: view.convert(point, to: window), in: window)
  }

  final var usualConfiguration: UIToolTipConfiguration? {
    defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// What a tool tip says, and about what.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  private let words: String
  private let rect: CGRect

  /// Words about a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Words about a part of a view, in the coordinates of the view.
  public init(toolTip: String, in rect: CGRect) {
    words = toolTip
    self.rect = rect
    super.init()
  }

  /// The words.
  open var toolTip: String { words }
  /// The part of the view that they are about; null for all of it.
  open var sourceRect: CGRect { rect }
}

/// Says what a tool tip shows.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// What is shown while the pointer rests at a point of the view; nil for nothing.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The interaction's own words.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.usualConfiguration }
}

extension UIControl {
  /// A few words about the control that are shown while the pointer rests on it; nil for none.
  public final var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// What shows the control's words; nil for a control that has none.
  public final var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
