import Foundation
import QuartzCore

/// Keeps what motion effects add to views in step with where the viewer of a screen is.
@MainActor final class MotionCenter {
  private struct Moved {
    weak var view: UIView?
    /// The keys of the animations that hold what is added.
    var keys: [String] = []
  }

  /// How far the viewer looks from the side and from above or below, from -1 to 1 each.
  var offset = UIOffset.zero {
    didSet { if offset != oldValue { update() } }
  }
  private var moved: [ObjectIdentifier: Moved] = [:]

  /// The effects of a view changed.
  func effectsDidChange(of view: UIView) {
    let key = ObjectIdentifier(view)
    if moved[key] == nil { moved[key] = Moved(view: view) }
    show(key)
  }

  private func update() {
    for key in moved.keys { show(key) }
  }

  private func show(_ key: ObjectIdentifier) {
    guard let view = moved[key]?.view else {
      moved[key] = nil
      return
    }
    let layer = view.backingLayer
    for key in moved[key]?.keys ?? [] { layer.removeAnimation(forKey: key) }
    moved[key]?.keys = []
    guard !view.motionEffects.isEmpty else {
      moved[key] = nil
      return
    }
    // Straight ahead nothing is added, whatever the effects say of it.
    guard offset != .zero else { return }
    for effect in view.motionEffects {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
      for (path, value) in values {
        let animation = CABasicAnimation(keyPath: Self.layerKeyPath(path))
        animation.fromValue = value
        animation.toValue = value
        animation.isAdditive = true
        // It stands still: no frame is due for it.
        animation.speed = 0
        animation.duration = 1
        let name = "motion \(path) \(moved[key]?.keys.count ?? 0)"
        layer.add(animation, forKey: name)
        moved[key]?.keys.append(name)
      }
    }
  }

  /// The property of a layer that a property of a view is.
  private static func layerKeyPath(_ path: String) -> String {
    if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
    if path == "alpha" { return "opacity" }
    guard path == "center" || path.hasPrefix("center.") else { return path }
    return "position" + path.dropFirst("center".count)
  }
}

extension UIView {
  /// The effects of the view changed.
  final func setMotionEffects(_ effects: [UIMotionEffect]) {
    guard !effects.isEmpty || rare?.motionEffects.isEmpty == false else { return }
    rareForWriting.motionEffects = effects
    (window?.screen ?? .running).motion.effectsDidChange(of: self)
  }
}
