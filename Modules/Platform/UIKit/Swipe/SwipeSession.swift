import CoreGraphics
import Foundation

/// The state of one swiped row, from the first movement until it is closed or removed.
@MainActor final class SwipeSession {
  let row: UIView
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  let actionsView: SwipeActionsView
  /// The direction in which the content slides: 1 to the right, -1 to the left.
  let direction: CGFloat
  /// The chosen action that has not called its completion yet.
  private(set) var performing: UIContextualAction?
  /// Whether a destructive action was completed and the row is sliding out.
  private(set) var isLeaving = false
  /// Whether the list is removing the row, which ignores touches meanwhile.
  private(set) var isDeparting = false
  /// How far the row is open, in points.
  private(set) var exposure: CGFloat = 0
  private var spring: (curve: ScrollSpring, start: Double)?
  /// The exposure at the end of the current animation, or at rest.
  private(set) var destination: CGFloat = 0
  private(set) var isDragged = false
  /// The start of the drag, as if the row had been closed.
  private var dragBase: CGFloat = 0
  private(set) var isArmed = false
  private var takeover = Takeover()
  private let rowClipped: Bool
  /// The time at which a row that was not removed slides back.
  private var returnTime: Double?

  /// The animation in which an action expands to the whole width, or shrinks back.
  private struct Takeover {
    var index = 0
    var from: CGFloat = 0
    var to: CGFloat = 0
    var start = -Double.infinity

    func share(at time: Double) -> CGFloat {
      let progress = min(max(CGFloat(time - start) / SwipePhysics.takeoverTime, 0), 1)
      return from + (to - from) * ScrollTween.progress(progress)
    }

    func isOver(at time: Double) -> Bool { time >= start + Double(SwipePhysics.takeoverTime) }

    mutating func turn(to target: CGFloat, at time: Double) {
      guard to != target else { return }
      from = share(at: time)
      to = target
      start = time
    }
  }

  init(
    row: UIView,
    edge: SwipeEdge,
    configuration: UISwipeActionsConfiguration,
    onChoice: @escaping (SwipeActionButton) -> Void
  ) {
    self.row = row
    self.edge = edge
    self.configuration = configuration
    direction = edge.direction(isRightToLeft: row.isRightToLeft)
    actionsView = SwipeActionsView(
      configuration: configuration,
      direction: direction,
      onChoice: onChoice
    )
    rowClipped = row.clipsToBounds
    row.clipsToBounds = true
    row.addSubview(actionsView)
    actionsView.onRowResize = { [weak self] in self?.rowDidResize() }
    actionsView.measure(in: row.bounds.size)
    apply(at: row.mediaTime)
  }

  private var rowWidth: CGFloat { row.bounds.width }
  private var openWidth: CGFloat { actionsView.openWidth }
  private var allowsFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe }

  /// Whether the row is closed and at rest, so that the session can be removed.
  var isClosed: Bool { exposure == 0 && destination == 0 && spring == nil && !isDragged }

  /// Whether an animation is in progress.
  func isMoving(at time: Double) -> Bool {
    spring != nil || returnTime != nil || !takeover.isOver(at: time)
  }

  // MARK: Dragging

  func beginDrag() {
    isDragged = true
    spring = nil
    returnTime = nil
    dragBase = SwipePhysics.distance(
      exposure: exposure,
      open: openWidth,
      rowWidth: rowWidth,
      allowsFullSwipe: allowsFullSwipe
    )
  }

  /// Updates the exposure for a drag's translation, positive to the right.
  func drag(by translation: CGFloat, at time: Double) {
    guard isDragged else { return }
    exposure = SwipePhysics.exposure(
      distance: dragBase + translation * direction,
      open: openWidth,
      rowWidth: rowWidth,
      allowsFullSwipe: allowsFullSwipe
    )
    let threshold = SwipePhysics.fullSwipeThreshold(open: openWidth, rowWidth: rowWidth)
    isArmed = allowsFullSwipe && exposure >= threshold
    if isArmed { takeover.index = 0 }
    takeover.turn(to: isArmed ? 1 : 0, at: time)
    apply(at: time)
  }

  /// Releases the row with a velocity, positive to the right; returns `true` if that performs the
  /// first action.
  func endDrag(velocity: CGFloat, isCancelled: Bool, at time: Double) -> Bool {
    guard isDragged else { return false }
    isDragged = false
    let velocity = isCancelled ? 0 : velocity * direction
    if isArmed, !isCancelled {
      move(to: rowWidth, velocity: max(velocity, 0), at: time)
      return true
    }
    isArmed = false
    takeover.turn(to: 0, at: time)
    let opens = SwipePhysics.opens(exposure: exposure, velocity: velocity, open: openWidth)
    move(to: opens ? openWidth : 0, velocity: velocity, at: time)
    return false
  }

  // MARK: Opening and closing

  func open(at time: Double) { move(to: openWidth, velocity: 0, at: time) }

  func close(at time: Double) {
    isArmed = false
    isLeaving = false
    performing = nil
    returnTime = nil
    isDragged = false
    move(to: 0, velocity: currentVelocity(at: time), at: time)
  }

  private func currentVelocity(at time: Double) -> CGFloat {
    spring.map { $0.curve.velocity(after: CGFloat(max(time - $0.start, 0))) } ?? 0
  }

  private func move(to target: CGFloat, velocity: CGFloat, at time: Double) {
    destination = target
    guard row.window != nil, UIView.areAnimationsEnabled else {
      spring = nil
      exposure = target
      apply(at: time)
      return
    }
    spring = (
      .approach(target, from: exposure, velocity: velocity, rate: SwipePhysics.springRate), time
    )
  }

  /// Advances the animations.
  func advance(to time: Double) {
    if let spring {
      let elapsed = CGFloat(max(time - spring.start, 0))
      if spring.curve.isAtRest(after: elapsed) {
        exposure = spring.curve.target
        self.spring = nil
        if isLeaving, !isDeparting { returnTime = time + Self.patience }
      } else {
        let limit = destination >= rowWidth ? rowWidth : .infinity
        exposure = min(max(spring.curve.position(after: elapsed), 0), limit)
      }
    }
    if let returnTime, time >= returnTime { close(at: time) }
    apply(at: time)
  }

  // MARK: Actions

  func beginPerforming(_ action: UIContextualAction) { performing = action }

  /// Slides the row out after its action was completed, until it is removed.
  func leave(at time: Double) {
    if let performing, let index = configuration.actions.firstIndex(of: performing) {
      if takeover.to == 0 { takeover.index = index }
      if takeover.index == index { takeover.turn(to: 1, at: time) }
    }
    performing = nil
    isLeaving = true
    move(to: rowWidth, velocity: currentVelocity(at: time), at: time)
  }

  /// Called when the list removes the row, which it animates itself.
  func depart(at time: Double) {
    isDeparting = true
    returnTime = nil
    isDragged = false
    actionsView.isUserInteractionEnabled = false
    if isLeaving || performing?.style == .destructive {
      leave(at: time)
    } else {
      destination = exposure
      spring = nil
    }
  }

  /// How long a row that slid out waits to be removed by the program before it slides back, in
  /// seconds.
  private static let patience = 0.5

  // MARK: Showing

  private func apply(at time: Double) {
    let scale = max(row.traitCollection.displayScale, 1)
    let shown = (exposure * scale).rounded() / scale
    UIView.withoutInheritedAnimation {
      let share = takeover.share(at: time)
      row.bounds.origin.x = (direction * shown).opposite
      actionsView.expose(shown, takeover: share > 0 ? (takeover.index, share) : nil)
    }
  }

  /// Updates the widths when the size of an open row changes.
  private func rowDidResize() {
    let wasOpen = destination > 0 && !isLeaving && !isDragged && !isDeparting
    actionsView.measure(in: row.bounds.size)
    let time = row.mediaTime
    if wasOpen, performing == nil || destination != rowWidth {
      spring = nil
      destination = openWidth
      exposure = openWidth
    }
    apply(at: time)
  }

  /// Restores the row's view.
  func remove() {
    spring = nil
    returnTime = nil
    isDragged = false
    exposure = 0
    destination = 0
    actionsView.onRowResize = nil
    UIView.withoutInheritedAnimation {
      actionsView.removeFromSuperview()
      row.bounds.origin.x = 0
      row.clipsToBounds = rowClipped
    }
  }
}
