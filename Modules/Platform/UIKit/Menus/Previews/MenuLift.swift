import CoreGraphics
import Foundation
import QuartzCore

/// The preview beside a menu that was opened by touch: a platter over a dimmed background.
///
/// An animation of the layer hides the source view meanwhile, so that no property of the program's
/// views changes.
@MainActor final class MenuLift {
  /// How a preview disappears.
  enum End {
    /// Returns to a target; nil fades out.
    case dismiss(UITargetedPreview?)
    /// Expands to the size of the window, as a transition to the previewed content.
    case pop
  }

  /// The frames of a preview and its menu in the window.
  struct Placement {
    var center = CGPoint.zero
    var scale: CGFloat = 1
    var menu = CGRect.zero
    /// Whether the menu is above the preview.
    var isAbove = false
  }

  private static let hiding = "menu.lift"
  private static let gap: CGFloat = 10
  private static let duration: TimeInterval = 0.4

  let preview: UITargetedPreview
  let controller: UIViewController?
  let platter: PreviewPlatter
  private let ground = UIView()
  private let start: CGPoint
  private let startTransform: CGAffineTransform
  private let reducesMotion: Bool

  /// Makes the preview, before it is added to the window.
  ///
  /// - Parameters:
  ///   - preview: The source view and its target.
  ///   - controller: The view controller to show instead of an image of the view; nil for the
  ///     image.
  ///   - window: The window that the preview appears in.
  ///   - space: The area of the window that it can cover.
  init(
    _ preview: UITargetedPreview,
    controller: UIViewController?,
    in window: UIWindow,
    space: CGRect
  ) {
    self.preview = preview
    self.controller = controller
    start = preview.visibleCenter(in: window)
    reducesMotion = UIAccessibility.isReduceMotionEnabled
    if let controller {
      let wanted = controller.preferredContentSize
      let size = CGSize(
        width: min(wanted.width > 0 ? wanted.width : space.width, space.width),
        height: min(wanted.height > 0 ? wanted.height : space.height, space.height)
      )
      platter = PreviewPlatter(controller, size: size)
      let rect = preview.visibleRect
      let scale = max(min(rect.width / size.width, rect.height / size.height), 0.1)
      startTransform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      platter = PreviewPlatter(preview)
      startTransform = preview.target.transform
    }
    // Black cannot be dimmed: in dark mode, the background becomes lighter than the preview.
    ground.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.22, alpha: 0.65) : UIColor(white: 0, alpha: 0.2)
    }
    ground.isUserInteractionEnabled = false
  }

  // MARK: Places

  /// Returns the layout of preview and menu: the menu is below the preview, or above it, or the
  /// preview moves up until both fit; it is scaled down if they do not.
  func placement(menu size: CGSize, in space: CGRect, isRightToLeft: Bool) -> Placement {
    let gap = size.height > 0 ? Self.gap : 0
    let natural = platter.bounds.size
    let height = max(space.height - size.height - gap, space.height / 4)
    var result = Placement()
    result.scale = min(space.width / natural.width, height / natural.height, 1)
    let shown = CGSize(
      width: natural.width * result.scale,
      height: natural.height * result.scale
    )
    var frame = CGRect(
      x: min(max(start.x - shown.width / 2, space.minX), space.maxX - shown.width),
      y: min(max(start.y - shown.height / 2, space.minY), space.maxY - shown.height),
      width: shown.width,
      height: shown.height
    )
    let menuHeight = min(size.height, space.height - shown.height - gap)
    result.isAbove =
      frame.maxY + gap + menuHeight > space.maxY && frame.minY - gap - menuHeight >= space.minY
    if !result.isAbove {
      frame.origin.y = min(frame.minY, space.maxY - menuHeight - gap - shown.height)
    }
    result.center = CGPoint(x: frame.midX, y: frame.midY)
    // Align the menu with the edge of the preview that is nearer to the window's edge; for a
    // centered preview, with the leading edge.
    let isNearRight = abs(frame.midX - space.midX) < 1 ? isRightToLeft : frame.midX > space.midX
    let x = isNearRight ? frame.maxX - size.width : frame.minX
    result.menu = CGRect(
      x: min(max(x, space.minX), space.maxX - size.width),
      y: result.isAbove ? frame.minY - gap - menuHeight : frame.maxY + gap,
      width: size.width,
      height: menuHeight
    )
    return result
  }

  private func move(to placement: Placement) {
    platter.center = placement.center
    platter.transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
  }

  // MARK: Appearing

  /// Adds the background and the platter behind the panel of the menu, in their initial state.
  func enter(_ menu: UIView) {
    ground.frame = menu.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menu.insertSubview(ground, at: 0)
    menu.insertSubview(platter, at: 1)
    platter.center = start
    platter.transform = startTransform
    platter.setLifted(false)
  }

  /// Animates the preview to its position and shows the panel beside it.
  func appear(
    at placement: Placement,
    panel: UIView,
    alongside: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    controller?.beginAppearanceTransition(true, animated: true)
    ground.alpha = 0
    panel.alpha = 0
    if controller != nil || reducesMotion { platter.alpha = 0 }
    if reducesMotion {
      move(to: placement)
    } else {
      panel.transform = Self.small(panel, isAbove: placement.isAbove)
    }
    if controller == nil { hideSource() }
    animate { [self] in
      ground.alpha = 1
      platter.alpha = 1
      panel.alpha = 1
      panel.transform = .identity
      platter.setLifted(true)
      move(to: placement)
      alongside()
    } completion: { [controller] in
      controller?.endAppearanceTransition()
      completion()
    }
  }

  /// Adapts to another size of the menu.
  func move(to placement: Placement, animated: Bool) {
    guard animated, !reducesMotion else { return move(to: placement) }
    UIView.animate(withDuration: 0.25) { [self] in move(to: placement) }
  }

  // MARK: Disappearing

  /// Animates the preview to its target, then removes the menu and all its views.
  func disappear(
    _ end: End,
    _ menu: UIView,
    panel: UIView,
    isAbove: Bool,
    alongside: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    menu.isUserInteractionEnabled = false
    controller?.beginAppearanceTransition(false, animated: true)
    animate { [self] in
      ground.alpha = 0
      panel.alpha = 0
      if !reducesMotion { panel.transform = Self.small(panel, isAbove: isAbove) }
      leave(end, menu)
      alongside()
    } completion: { [self] in
      showSource()
      menu.removeFromSuperview()
      controller?.view.removeFromSuperview()
      controller?.endAppearanceTransition()
      completion()
    }
  }

  private func leave(_ end: End, _ menu: UIView) {
    if !reducesMotion, case .pop = end { return grow(over: menu.bounds) }
    if !reducesMotion, case .dismiss(let target?) = end, let window = menu.window,
      target.targetWindow === window
    {
      return goBack(to: target, in: window)
    }
    // Show the source view while the preview fades out.
    showSource()
    platter.alpha = 0
  }

  private func grow(over space: CGRect) {
    let size = platter.bounds.size
    let scale = max(space.width / size.width, space.height / size.height)
    platter.center = CGPoint(x: space.midX, y: space.midY)
    platter.transform = CGAffineTransform(scaleX: scale, y: scale)
    platter.alpha = 0
  }

  private func goBack(to target: UITargetedPreview, in window: UIWindow) {
    let size = target.visibleRect.size
    let own = platter.bounds.size
    platter.center = target.visibleCenter(in: window)
    platter.transform = CGAffineTransform(
      scaleX: max(size.width / own.width, 0.01),
      y: max(size.height / own.height, 0.01)
    )
    .concatenating(target.target.transform)
    platter.setLifted(false)
    if controller != nil { platter.alpha = 0 }
  }

  /// Removes the preview without animation, because its window was closed.
  func drop() {
    showSource()
    controller?.view.removeFromSuperview()
    platter.removeFromSuperview()
    ground.removeFromSuperview()
  }

  // MARK: Parts

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let completion = { (_: Bool) in completion() }
    guard !reducesMotion else {
      return UIView.animate(withDuration: 0.2, animations: changes, completion: completion)
    }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      usingSpringWithDamping: 0.86,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: changes,
      completion: completion
    )
  }

  /// The transform of a panel at the start of its animation: scaled down towards the preview.
  private static func small(_ panel: UIView, isAbove: Bool) -> CGAffineTransform {
    let scale: CGFloat = 0.4
    let shift = panel.bounds.height * (1 - scale) / 2
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: isAbove ? shift : -shift))
  }

  private func hideSource() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0
    animation.duration = 0.001
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    preview.view.layer.add(animation, forKey: Self.hiding)
  }

  private func showSource() { preview.view.layer.removeAnimation(forKey: Self.hiding) }
}
