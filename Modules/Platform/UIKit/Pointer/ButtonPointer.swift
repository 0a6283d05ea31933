import CoreGraphics
import Foundation

/// Provides the pointer effect of a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private unowned let button: UIButton
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?
  private(set) var isHovered = false

  init(_ button: UIButton) { self.button = button }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button.isEnabled ? defaultRegion : nil }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    let preview = UITargetedPreview(view: button)
    let effect = UIPointerEffect.automatic(preview)
    let own = button.ground?.view.layer.cornerRadius ?? button.outlineRadius
    // Add padding around titles without any; in a bar, do not fill the height of the bar.
    let isBare = button.configuration == nil && button.ground == nil
    let rect =
      isBare
      ? button.bounds.insetBy(dx: -8, dy: button.bounds.height >= 44 ? 4 : 0) : button.bounds
    let shape = UIPointerShape.roundedRect(
      button.convert(rect, to: preview.target.container),
      radius: own > 0 ? own : UIPointerShape.defaultCornerRadius
    )
    if let provider { return provider(button, effect, shape) }
    return UIPointerStyle(effect: effect, shape: shape)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { setHovered(true) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { setHovered(false) }

  private func setHovered(_ value: Bool) {
    guard isHovered != value else { return }
    isHovered = value
    if button.automaticallyUpdatesConfiguration { button.setNeedsUpdateConfiguration() }
  }
}

extension UIButton {
  /// Returns the pointer style of a button, from the button and the proposed effect and shape, in
  /// that order.
  public typealias PointerStyleProvider = (
    _ button: UIButton,
    _ proposedEffect: UIPointerEffect,
    _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  final func setPointerInteraction(_ isEnabled: Bool) {
    guard isEnabled != isPointerInteractionEnabled else { return }
    if isEnabled {
      addInteraction(pointerForWriting.interaction)
    } else if let pointer {
      removeInteraction(pointer.interaction)
    }
  }

  final func setPointerStyleProvider(_ provider: PointerStyleProvider?) {
    guard provider != nil || pointer != nil else { return }
    pointerForWriting.provider = provider
    pointer?.interaction.invalidate()
  }

  private var pointerForWriting: ButtonPointer {
    let made = pointer ?? ButtonPointer(self)
    pointer = made
    return made
  }
}
