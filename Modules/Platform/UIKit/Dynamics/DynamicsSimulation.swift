import CoreGraphics
import Foundation

/// The items of an animator with their bodies.
@MainActor final class DynamicsSimulation {
  /// An item that is shared by behaviors.
  @MainActor final class Entry {
    let item: any UIDynamicItem
    let body: DynamicsBody
    /// The transform when the item joined, and its angle; scale and shear are preserved.
    fileprivate(set) var transform: CGAffineTransform
    fileprivate(set) var angle: CGFloat
    fileprivate(set) var size: CGSize
    fileprivate var users = 0
    /// The behaviors that set its properties, in the order they were added.
    fileprivate var properties: [UIDynamicItemBehavior] = []

    fileprivate init(_ item: any UIDynamicItem) {
      self.item = item
      transform = item.transform
      angle = item.transform.rotationAngle
      size = item.bounds.size
      body = DynamicsBody(center: item.center, angle: angle)
    }
  }

  let space = DynamicsSpace()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The items of all behaviours.
  var items: [any UIDynamicItem] { entries.values.map(\.item) }

  func entry(of item: any UIDynamicItem) -> Entry? { entries[ObjectIdentifier(item)] }

  // MARK: Items

  /// Adds an item for a behavior; it has one body for all behaviors.
  @discardableResult
  func join(_ item: any UIDynamicItem) -> Entry {
    let entry = entries[ObjectIdentifier(item)] ?? Entry(item)
    entry.users += 1
    if entry.users == 1 {
      entries[ObjectIdentifier(item)] = entry
      space.add(entry.body)
      update(entry)
    }
    return entry
  }

  /// Removes an item for a behavior; the body is removed with the last one.
  func leave(_ item: any UIDynamicItem) {
    guard let entry = entries[ObjectIdentifier(item)] else { return }
    entry.users -= 1
    guard entry.users == 0 else { return }
    entries[ObjectIdentifier(item)] = nil
    space.remove(entry.body)
  }

  func add(_ properties: UIDynamicItemBehavior, to item: any UIDynamicItem) {
    let entry = join(item)
    entry.properties.append(properties)
    update(entry)
  }

  func remove(_ properties: UIDynamicItemBehavior, from item: any UIDynamicItem) {
    guard let entry = entries[ObjectIdentifier(item)] else { return }
    entry.properties.removeAll { $0 === properties }
    update(entry)
    leave(item)
  }

  /// Updates the properties of an item from its behaviors; later behaviors take precedence.
  func update(_ entry: Entry) {
    let body = entry.body
    func value<Value>(_ path: KeyPath<UIDynamicItemBehavior.Properties, Value?>) -> Value? {
      entry.properties.reversed().lazy.compactMap { $0.properties[keyPath: path] }.first
    }
    // A behavior without values uses its own defaults, which differ from those of items without any
    // behavior.
    let hasAny = !entry.properties.isEmpty
    body.elasticity = value(\.elasticity) ?? (hasAny ? 0 : DynamicsBody.standardElasticity)
    body.friction = value(\.friction) ?? (hasAny ? 0 : DynamicsBody.standardFriction)
    body.resistance = value(\.resistance) ?? 0
    body.angularResistance = value(\.angularResistance) ?? 0
    body.setMass(
      of: entry.size,
      density: value(\.density) ?? 1,
      rotates: value(\.allowsRotation) ?? true,
      isAnchored: value(\.isAnchored) ?? false
    )
  }

  /// Moves the body to the item's current position.
  ///
  /// - Returns: Whether the size changed, so that shapes must be recreated.
  func readAgain(_ entry: Entry) -> Bool {
    entry.transform = entry.item.transform
    entry.angle = entry.item.transform.rotationAngle
    entry.body.center = entry.item.center
    entry.body.angle = entry.angle
    space.reindex(entry.body)
    let size = entry.item.bounds.size
    guard size != entry.size else { return false }
    entry.size = size
    update(entry)
    return true
  }

  /// Updates the items from their bodies.
  func writeItems() {
    for entry in entries.values where !entry.body.isAnchored {
      let item = entry.item
      let center = entry.body.center
      if item.center != center { item.center = center }
      let turn = entry.body.angle - entry.angle
      let transform =
        turn == 0
        ? entry.transform : entry.transform.concatenating(CGAffineTransform(rotationAngle: turn))
      if item.transform != transform { item.transform = transform }
    }
  }

  /// Whether there is no visible motion: less than 3 points and 0.03 radians per second.
  var isAtRest: Bool {
    entries.values.allSatisfy { entry in
      let velocity = entry.body.velocity
      return hypot(velocity.x, velocity.y) < 3 && abs(entry.body.angularVelocity) < 0.03
    }
  }

  /// The shortest side of an item, in points.
  var shortestSide: CGFloat {
    entries.values.reduce(CGFloat.infinity) { side, entry in
      min(side, max(1, min(entry.size.width, entry.size.height)))
    }
  }
}

extension CGAffineTransform {
  /// The rotation angle, in radians.
  fileprivate var rotationAngle: CGFloat { atan2(b, a) }
}
