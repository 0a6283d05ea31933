/// An animation from the layer's present image to its next.
///
/// Sliding transitions also fade, as on Apple's platforms.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// Where the transition begins; nil for the left edge.
  open var subtype: CATransitionSubtype?
  /// The progress to begin with, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress to end with, from 0 to 1.
  open var endProgress: Float = 1

  /// Turns the layer over: about its upright middle line, or about the level one for false; nil for
  /// the transition of the type.
  package final var turnsSideways: Bool?
  /// Whether it is the right or lower edge that comes forward as the layer turns over.
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

  /// How the images move.
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
  /// The new image appears through the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new image slides into place over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new image slides into place and pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
