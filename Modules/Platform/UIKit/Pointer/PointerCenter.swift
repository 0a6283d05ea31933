import CoreGraphics
import Foundation
import QuartzCore

/// Tracks the region that contains the pointer of one screen, and applies its style.
@MainActor final class PointerCenter {
  private weak var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private var effect: PointerEffectRun?
  private var shape: PointerShapeRun?
  /// The cursor to show on the desktop.
  private(set) var cursor = PointerCursor.standard {
    didSet { if cursor != oldValue { onCursorChange?(cursor) } }
  }
  /// Called when the cursor changes.
  var onCursorChange: ((PointerCursor) -> Void)?

  /// Whether the pointer is in a region.
  var isInRegion: Bool { region != nil }

  // MARK: Following

  /// Updates the region for the view under the pointer, at a point in window coordinates; nil if
  /// the pointer left the screen.
  func update(view: UIView?, at point: CGPoint, modifiers: UIKeyModifierFlags) {
    guard let found = find(view, at: point, modifiers) else { return leave() }
    if found.interaction === interaction, let region, region.isSame(as: found.region) {
      shape?.follow(point, in: found.region)
      return
    }
    leave()
    enter(found.interaction, found.region, at: point)
  }

  /// Finds the innermost view around a view that has a region at a point.
  private func find(
    _ view: UIView?,
    at point: CGPoint,
    _ modifiers: UIKeyModifierFlags
  ) -> (interaction: UIPointerInteraction, region: UIPointerRegion)? {
    guard let view else { return nil }
    for view in sequence(first: view, next: { $0.storedSuperview }) {
      for case let candidate as UIPointerInteraction in view.rare?.interactions ?? []
      where candidate.isEnabled {
        let location = view.convert(point, from: view.containingWindow)
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
        let region =
          candidate.delegate.map {
            $0.pointerInteraction(candidate, regionFor: request, defaultRegion: whole)
          } ?? whole
        if let region, region.rect.contains(location) { return (candidate, region) }
      }
    }
    return nil
  }

  // MARK: Coming and going

  private func enter(
    _ interaction: UIPointerInteraction,
    _ region: UIPointerRegion,
    at point: CGPoint
  ) {
    self.interaction = interaction
    self.region = region
    let delegate = interaction.delegate
    let style =
      delegate.map { $0.pointerInteraction(interaction, styleFor: region) }
      ?? interaction.automaticStyle
    let animator = PointerAnimator()
    delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    if let style, let view = interaction.view { show(style, in: view, at: point) }
    animator.run()
  }

  private func show(_ style: UIPointerStyle, in view: UIView, at point: CGPoint) {
    switch style.kind {
    case .effect(let wanted, let outline):
      effect = PointerEffectRun(wanted, outline)
    case .shape(.verticalBeam, _): cursor = .text
    case .shape(.horizontalBeam, _): cursor = .verticalText
    case .shape(let outline, let axes):
      guard let window = view.containingWindow, let region else { return }
      shape = PointerShapeRun(outline, axes, in: view, window)
      shape?.follow(point, in: region)
      cursor = .hidden
    case .hidden: cursor = .hidden
    case .system: break
    }
  }

  private func leave() {
    guard let region else { return }
    self.region = nil
    let animator = PointerAnimator()
    if let interaction {
      interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
    }
    interaction = nil
    endStyle()
    animator.run()
  }

  /// Ends the effect and the shape of the pointer's style.
  private func endStyle() {
    effect?.end()
    effect = nil
    shape?.end()
    shape = nil
    cursor = .standard
  }

  /// Called when an interaction is removed from its view.
  func forget(_ interaction: UIPointerInteraction) {
    if interaction === self.interaction { leave() }
  }

  /// Discards the region and style of an interaction, to request them again.
  func invalidate(_ interaction: UIPointerInteraction) {
    if interaction === self.interaction { leave() }
  }
}
