import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// View trees whose last reference is released off the main actor.
@MainActor @Suite struct ReleaseElsewhereTests {
  /// Where the views of a test were deallocated.
  private nonisolated final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var wasOnMainQueue: [Bool] = []

    var entries: [Bool] { lock.withLock { wasOnMainQueue } }

    func note() {
      let isOnMainQueue = MainQueue.isCurrent
      lock.withLock { wasOnMainQueue.append(isOnMainQueue) }
    }
  }

  private final class Noted: UIView {
    nonisolated let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    deinit { log.note() }
  }

  private nonisolated final class Holder: @unchecked Sendable {
    var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  /// A tree with a view between the root and the noted ones, with constraints and a recognizer.
  private func makeTree(_ log: Log, keeping kept: UIView? = nil) -> Holder {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView()
    middle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(middle)
    root.addGestureRecognizer(UITapGestureRecognizer())
    NSLayoutConstraint.activate([
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      middle.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      middle.heightAnchor.constraint(equalToConstant: 30),
    ])
    for _ in 0..<3 { middle.addSubview(Noted(log)) }
    if let kept { root.addSubview(kept) }
    root.layoutIfNeeded()
    return Holder(root)
  }

  private func release(_ holder: Holder) async {
    await Task.detached { holder.view = nil }.value
  }

  @Test func itsSubviewsAreDeallocatedOnTheMainQueue() async throws {
    let log = Log()
    await release(makeTree(log))
    try await eventually { log.entries.count == 3 }
    expect(log.entries, equals: [true, true, true])
  }

  @Test func aSubviewThatIsRetainedIsFreeForAnotherTree() async throws {
    let log = Log()
    let kept = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    await release(makeTree(log, keeping: kept))
    try await eventually { log.entries.count == 3 }
    expectNil(kept.superview)
    expectNil(kept.layer.superlayer)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(kept)
    kept.autoresizingMask = .flexibleWidth
    other.frame.size.width = 60
    other.layoutIfNeeded()
    expect(kept.frame.width, equals: 20)
  }

  /// The main queue waits for the release, so that nothing that is left to it was done.
  @Test func aConstrainedSubviewMovesToAnotherTreeAtOnce() async throws {
    let log = Log()
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    let holder = makeTree(log, keeping: kept)
    let guide = UILayoutGuide()
    let constraints = constrain(kept, guide, in: holder)
    releaseAndWait(holder)
    expectNil(guide.owningView)
    expectNil(constraints[0].secondItem)
    expect(constraints.allSatisfy { !$0.isActive })
    kept.layoutIfNeeded()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(kept)
    NSLayoutConstraint.activate([
      kept.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 7),
      kept.widthAnchor.constraint(equalToConstant: 20),
      kept.topAnchor.constraint(equalTo: other.topAnchor),
      kept.heightAnchor.constraint(equalTo: other.heightAnchor),
    ])
    other.layoutIfNeeded()
    expect(kept.frame, equals: CGRect(x: 7, y: 0, width: 20, height: 50))
    try await eventually { log.entries.count == 3 }
    kept.setNeedsUpdateConstraints()
    other.frame.size.height = 60
    other.layoutIfNeeded()
    expect(kept.frame, equals: CGRect(x: 7, y: 0, width: 20, height: 60))
    expect(constraints.allSatisfy { !$0.isActive })
  }

  /// The engine of the tree has no item for the guide of the margins.
  @Test func aConstraintOfTheMarginsOutlivesTheSuperview() {
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root?.addSubview(kept)
    let margins = kept.layoutMarginsGuide
    let square = margins.widthAnchor.constraint(equalTo: margins.heightAnchor)
    square.isActive = true
    root?.layoutIfNeeded()
    root = nil
    square.constant = 10
    square.isActive = false
    expect(!square.isActive)
  }

  @Test func constraintsChangeWhileTheirViewsAreReleased() async throws {
    let log = Log()
    for _ in 0..<150 {
      let kept = UIView()
      kept.translatesAutoresizingMaskIntoConstraints = false
      let holder = makeTree(log, keeping: kept)
      let constraints = constrain(kept, UILayoutGuide(), in: holder)
      let released = Log()
      Thread {
        holder.view = nil
        released.note()
      }.start()
      var step = 0
      while released.entries.isEmpty {
        step += 1
        constraints[0].constant = CGFloat(step % 50)
        constraints[1].priority = UILayoutPriority(Float(100 + step % 50))
        kept.setContentHuggingPriority(UILayoutPriority(Float(100 + step % 50)), for: .vertical)
      }
    }
    try await eventually { log.entries.count == 450 }
  }

  private func constrain(
    _ view: UIView,
    _ guide: UILayoutGuide,
    in holder: Holder
  ) -> [NSLayoutConstraint] {
    guard let root = holder.view else { return [] }
    root.addLayoutGuide(guide)
    let constraints = [
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return constraints
  }

  private func releaseAndWait(_ holder: Holder) {
    let released = DispatchSemaphore(value: 0)
    Thread {
      holder.view = nil
      released.signal()
    }.start()
    released.wait()
  }

  @Test func aLayerThatIsRetainedKeepsItsSublayers() async throws {
    let log = Log()
    let holder = makeTree(log)
    let layer = try #require(holder.view?.layer)
    let own = CALayer()
    layer.addSublayer(own)
    await release(holder)
    try await eventually { log.entries.count == 3 }
    expect(layer.sublayers?.count, equals: 2)
    expect(own.superlayer === layer)
    expect(layer.sublayers?.allSatisfy { $0.delegate == nil } ?? false)
    expectNil(layer.delegate)
  }

  @Test func aLayerThatIsRetainedKeepsItsSublayersOnTheMainActor() throws {
    let holder = makeTree(Log())
    let layer = try #require(holder.view?.layer)
    holder.view = nil
    expect(layer.sublayers?.count, equals: 1)
    expect(layer.sublayers?.allSatisfy { $0.delegate == nil } ?? false)
  }

  @Test func theAnimationsOfAViewWithoutSubviewsEndOnTheMainQueue() async throws {
    let log = Log()
    let holder = Holder(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note() }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 60
    holder.view?.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    await release(holder)
    try await eventually { log.entries.count == 1 }
    expect(log.entries, equals: [true])
  }

  @Test func treesAreReleasedWhileOthersAreLaidOut() async throws {
    let log = Log()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        let holder = makeTree(log)
        group.addTask { holder.view = nil }
      }
    }
    try await eventually { log.entries.count == 300 }
    expect(log.entries, satisfies: { $0.allSatisfy { $0 } })
  }
}
