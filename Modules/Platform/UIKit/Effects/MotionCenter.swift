import Foundation
import QuartzCore

/// Applies motion effects to their views for the viewer offset of a screen.
@MainActor final class MotionCenter {
  private struct Moved {
    weak var view: UIView?
    /// The keys of the animations that hold the relative values.
    var keys: [String] = []
  }

  /// The offset of the viewer, from -1 to 1 in both directions.
  var offset = UIOffset.zero {
    didSet { if offset != oldValue { update() } }
  }
  private var moved: [ObjectIdentifier: Moved] = [:]

  /// Called when the effects of a view change.
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
    // Without an offset nothing is added, regardless of the effects.
    guard offset != .zero else { return }
    for effect in view.motionEffects {
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
      for (path, value) in values {
        let animation = CABasicAnimation(keyPath: Self.layerKeyPath(path))
        animation.fromValue = value
        animation.toValue = value
        animation.isAdditive = true
        // A paused animation: no frame is due for it.
        animation.speed = 0
        animation.duration = 1
        let name = "motion \(path) \(moved[key]?.keys.count ?? 0)"
        layer.add(animation, forKey: name)
        moved[key]?.keys.append(name)
      }
    }
  }

  /// The key path of the layer for a key path of the view.
  private static func layerKeyPath(_ path: String) -> String {
    if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
    if path == "alpha" { return "opacity" }
    guard path == "center" || path.hasPrefix("center.") else { return path }
    return "position" + path.dropFirst("center".count)
  }
}

extension UIView {
  /// Sets the motion effects of the view.
  final func setMotionEffects(_ effects: [UIMotionEffect]) {
    guard !effects.isEmpty || rare?.motionEffects.isEmpty == false else { return }
    rareForWriting.motionEffects = effects
    (window?.screen ?? .running).motion.effectsDidChange(of: self)
  }
}
