import CoreGraphics
public import Foundation
internal import QuartzCore

/// Shows a tool tip while the pointer rests on a view.
///
/// Touches do not show it, so it should not be the only source of information.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  private var hover: UIHoverGestureRecognizer?
  private var timer: FrameTimer?
  private weak var tip: ToolTipView?

  /// The delay before the tool tip is shown, in seconds.
  private static let delay: TimeInterval = 0.6

  /// Makes an interaction without a default tool tip.
  public override init() { super.init() }

  /// Makes an interaction with a default tool tip.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Provides the tool tips of parts of the view.
  open weak var delegate: (any UIToolTipInteractionDelegate)?

  /// Whether tool tips are shown; defaults to `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  /// The text that is shown if there is no delegate; nil for none.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue { leave() } }
  }

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to another view or removed.
  open func willMove(to view: UIView?) {
    leave()
    if let hover { self.view?.removeGestureRecognizer(hover) }
    hover = nil
  }

  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      if let tip {
        // The tool tip stays while the pointer is in the area that it describes.
        guard !tip.source.contains(gesture.location(in: view)) else { return }
        tip.removeFromSuperview()
      }
      wait()
    default: leave()
    }
  }

  private func wait() {
    guard isEnabled, let screen = view?.window?.screen else { return }
    if let timer { screen.timers.cancel(timer) }
    timer = screen.timers.schedule(at: screen.now + Self.delay) { [weak self] in self?.show() }
  }

  private func leave() {
    if let timer { view?.window?.screen.timers.cancel(timer) }
    timer = nil
    tip?.removeFromSuperview()
  }

  private func show() {
    timer = nil
    guard isEnabled, let view = self.view, let window = view.window, let hover, hover.isHovering,
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

/// The text of a tool tip, and the area that it describes.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  private let rect: CGRect

  /// Makes a configuration for a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Makes a configuration for a part of a view, in the coordinates of the view.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    self.rect = rect
    super.init()
  }

  /// The text.
  open private(set) var toolTip: String
  /// The area that the tool tip describes, in the coordinates of the view; null for the whole view.
  open var sourceRect: CGRect { rect }
}

/// Provides the tool tips of a view.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tool tip for a point of the view; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the interaction's default tool tip.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.usualConfiguration }
}

extension UIControl {
  /// The tool tip of the control; nil for none.
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

  /// The interaction that shows the tool tip; nil if the control has none.
  public final var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}
