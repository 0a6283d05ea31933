import CoreGraphics
import Foundation

/// Handles swipes of a list's rows and shows their actions.
///
/// One row is open at a time. `SwipeActionsContainer` describes the requirements for a list.
@MainActor final class SwipeActionsController: NSObject {
  unowned let scrollView: UIScrollView
  private(set) weak var container: (any SwipeActionsContainer)?
  /// The open or opening row.
  private(set) var current: SwipeSession?
  /// Rows that are animating to closed or being removed.
  private var fading: [SwipeSession] = []
  /// The row and edge that a drag which just began will open.
  private var candidate: Candidate?
  /// A row that was touched while it was closing.
  private var caught: SwipeSession?
  private var closesAtTouchEnd = false

  private struct Candidate {
    var row: UIView
    var edge: SwipeEdge
    var configuration: UISwipeActionsConfiguration
  }

  init(scrollView: UIScrollView, container: any SwipeActionsContainer) {
    self.scrollView = scrollView
    self.container = container
    super.init()
    let dismiss = SwipeDismissGestureRecognizer(controller: self)
    dismiss.delegate = self
    scrollView.addGestureRecognizer(dismiss)
    scrollView.addGestureRecognizer(SwipePanGestureRecognizer(controller: self))
  }

  private var now: Double { scrollView.mediaTime }

  // MARK: For containers

  /// The row that is open or opening; nil if there is none.
  var openRow: UIView? { current?.row }

  /// Opens a row programmatically; returns `false` if it has no actions at that edge.
  @discardableResult func open(_ row: UIView, edge: SwipeEdge) -> Bool {
    if let current, current.row === row, current.edge == edge { return true }
    guard let configuration = configuration(of: row, edge) else { return false }
    begin(Candidate(row: row, edge: edge, configuration: configuration)).open(at: now)
    requestTicks()
    return true
  }

  /// Closes the open row.
  func close(animated: Bool) {
    guard let occurrence = current else { return }
    current = nil
    fading.append(occurrence)
    container?.swipeStateDidChange(of: occurrence.row, isOpen: false)
    if animated {
      occurrence.close(at: now)
      requestTicks()
      settle(at: now)
    } else {
      end(occurrence)
    }
  }

  /// Called before a batch of updates deletes or reloads a row, whose view will be animated out.
  func rowIsLeaving(_ row: UIView) {
    guard let occurrence = occurrence(of: row), !occurrence.isDeparting else { return }
    if occurrence === current {
      current = nil
      fading.append(occurrence)
    }
    occurrence.depart(at: now)
    container?.swipeDidEnd(on: row)
    requestTicks()
  }

  /// Called when a row left the screen or is reused: restores its view.
  func rowWasRecycled(_ row: UIView) {
    guard current != nil || !fading.isEmpty, let occurrence = occurrence(of: row) else { return }
    if occurrence === current {
      current = nil
      fading.append(occurrence)
    }
    end(occurrence)
  }

  /// Returns the row's actions as accessibility actions, for users who cannot swipe.
  func accessibilityActions(of row: UIView) -> [UIAccessibilityCustomAction] {
    [SwipeEdge.leading, .trailing].flatMap { edge in
      (configuration(of: row, edge)?.actions ?? []).compactMap { action in
        guard let name = action.title else { return nil }
        return UIAccessibilityCustomAction(name: name, image: action.image) { _ in
          var isDone = true
          action.handler(action, row) { isDone = $0 }
          return isDone
        }
      }
    }
  }

  /// Called when the list begins to scroll.
  func scrollWillBegin() { close(animated: true) }

  private func occurrence(of row: UIView) -> SwipeSession? {
    if current?.row === row { return current }
    return fading.first { $0.row === row }
  }

  private func configuration(of row: UIView, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let found = container?.swipeConfiguration(of: row, at: edge), !found.actions.isEmpty
    else { return nil }
    return found
  }

  // MARK: Drags

  /// Whether a movement of a touch is a swipe of a row with actions at that edge.
  func mayBeginDrag(by movement: CGVector, from touch: UITouch) -> Bool {
    guard abs(movement.dx) > abs(movement.dy), let container else { return false }
    let start = scrollView.convert(touch.locationAtStart, from: nil)
    guard let row = container.swipeRow(at: start) else { return false }
    if let current, current.row === row { return !current.isLeaving && current.performing == nil }
    if let closing = occurrence(of: row) {
      guard !closing.isDeparting else { return false }
      caught = closing
      return true
    }
    let edge = SwipeEdge.revealed(byMoving: movement.dx, isRightToLeft: row.isRightToLeft)
    guard let configuration = configuration(of: row, edge) else { return false }
    candidate = Candidate(row: row, edge: edge, configuration: configuration)
    return true
  }

  func forgetCandidate() {
    candidate = nil
    caught = nil
  }

  func dragBegan(_ translation: CGFloat) {
    closesAtTouchEnd = false
    if let candidate {
      self.candidate = nil
      begin(candidate)
    } else if let caught {
      self.caught = nil
      close(animated: true)
      fading.removeAll { $0 === caught }
      current = caught
    }
    current?.beginDrag()
    dragMoved(translation)
  }

  func dragMoved(_ translation: CGFloat) {
    guard let current else { return }
    current.drag(by: translation, at: now)
    if current.isMoving(at: now) { requestTicks() }
  }

  func dragEnded(velocity: CGFloat, isCancelled: Bool) {
    guard let current else { return }
    let performs = current.endDrag(velocity: velocity, isCancelled: isCancelled, at: now)
    requestTicks()
    if performs {
      current.actionsView.buttons.first.map { choose($0, in: current) }
    } else if current.destination == 0 {
      close(animated: true)
    }
  }

  @discardableResult private func begin(_ candidate: Candidate) -> SwipeSession {
    close(animated: true)
    // A row that is still closing opens again.
    if let old = occurrence(of: candidate.row) { end(old) }
    container?.swipeWillBegin(on: candidate.row, at: candidate.edge)
    weak var weakOccurrence: SwipeSession?
    let occurrence = SwipeSession(
      row: candidate.row,
      edge: candidate.edge,
      configuration: candidate.configuration
    ) { [weak self] button in
      if let occurrence = weakOccurrence { self?.choose(button, in: occurrence) }
    }
    weakOccurrence = occurrence
    current = occurrence
    container?.swipeStateDidChange(of: candidate.row, isOpen: true)
    return occurrence
  }

  // MARK: Touches beside the actions

  func touchBesideActionsBegan(_ touch: UITouch) {
    guard let current else { return }
    if touch.view?.isDescendant(of: current.row) == true {
      // The touch may still become a drag of this row.
      closesAtTouchEnd = true
    } else {
      close(animated: true)
    }
  }

  func touchBesideActionsEnded() {
    guard closesAtTouchEnd else { return }
    closesAtTouchEnd = false
    close(animated: true)
  }

  // MARK: Actions

  private func choose(_ button: SwipeActionButton, in occurrence: SwipeSession) {
    guard occurrence === current, occurrence.performing == nil, !occurrence.isLeaving else {
      return
    }
    let action = button.action
    occurrence.beginPerforming(action)
    action.handler(action, button) { [weak self, weak occurrence] isDone in
      guard let self, let occurrence, occurrence.performing === action else { return }
      finish(action, isDone: isDone, in: occurrence)
    }
  }

  private func finish(
    _ action: UIContextualAction,
    isDone: Bool,
    in occurrence: SwipeSession
  ) {
    if isDone, action.style == .destructive {
      occurrence.leave(at: now)
      requestTicks()
    } else if occurrence === current {
      close(animated: true)
    }
  }

  /// Restores the row and notifies the container.
  private func end(_ occurrence: SwipeSession) {
    fading.removeAll { $0 === occurrence }
    occurrence.remove()
    if !occurrence.isDeparting { container?.swipeDidEnd(on: occurrence.row) }
  }

  /// Removes sessions whose rows are closed.
  private func settle(at time: Double) {
    if let current, current.isClosed {
      self.current = nil
      fading.append(current)
      container?.swipeStateDidChange(of: current.row, isOpen: false)
    }
    for occurrence in fading where occurrence.isClosed && !occurrence.isDeparting {
      end(occurrence)
    }
  }
}

extension SwipeActionsController: FrameObserver {
  private func requestTicks() { scrollView.window?.screen.addFrameObserver(self) }

  func frameWillBegin(at time: TimeInterval) -> Bool {
    guard scrollView.window != nil else {
      leaveWindow()
      return false
    }
    for occurrence in fading { occurrence.advance(to: time) }
    current?.advance(to: time)
    settle(at: time)
    return current?.isMoving(at: time) == true || fading.contains { $0.isMoving(at: time) }
  }

  /// Called when the list left its window: closes all rows without animation.
  func leaveWindow() {
    close(animated: false)
    for occurrence in fading { end(occurrence) }
  }
}

extension SwipeActionsController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let current else { return false }
    return touch.view?.isDescendant(of: current.actionsView) != true
  }
}
