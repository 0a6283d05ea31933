/// An animation from the layer's current image to its next one.
///
/// Sliding transitions also fade, as on Apple's platforms.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The edge where the transition begins; nil for the left edge.
  open var subtype: CATransitionSubtype?
  /// The initial progress, from 0 to 1.
  open var startProgress: Float = 0
  /// The final progress, from 0 to 1.
  open var endProgress: Float = 1

  /// Whether the layer flips about its vertical axis; about its horizontal axis if false, and no
  /// flip if nil.
  package final var turnsSideways: Bool?
  /// Whether the right or lower edge comes forward in a flip.
  package final var turnsBackwards = false

  override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.turnsSideways = turnsSideways
    copy.turnsBackwards = turnsBackwards
    return duplicate(into: copy)
  }

  /// The motion of the images.
  final var motion: TransitionMotion {
    if let turnsSideways {
      return .flip(isSideways: turnsSideways, isBackwards: turnsBackwards)
    }
    let edge = (subtype ?? .fromLeft).edge
    switch type {
    case .push: return .push(from: edge)
    case .moveIn: return .moveIn(from: edge)
    case .reveal: return .reveal(from: edge)
    default: return .fade
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new image fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new image slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new image slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image slides out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The key of a layer's transition, whatever key it is added with.
public let kCATransition = "transition"
