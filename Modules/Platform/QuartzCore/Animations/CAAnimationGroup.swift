/// A group of animations with a common timing.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times are relative to the start of the group.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.duplicate() }
    return duplicate(into: copy)
  }
}
