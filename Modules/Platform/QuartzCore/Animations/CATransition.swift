/// An animation from the layer's present picture to its next.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The progress to begin with, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress to end with, from 0 to 1.
  open var endProgress: Float = 1

  override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copy.type = type
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return duplicate(into: copy)
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new picture appears through the old one.
  public static let fade = CATransitionType(rawValue: "fade")
}
