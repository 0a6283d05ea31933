/// Animations that share one time.
open class CAAnimationGroup: CAAnimation {
  /// The animations, their times counted from the beginning of the group.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.duplicate() }
    return duplicate(into: copy)
  }
}
