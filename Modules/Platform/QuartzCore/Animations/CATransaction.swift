import CoreGraphics
public import Foundation

/// A group of layer changes with common settings: duration, timing function, disabled actions and a
/// completion.
///
/// Transactions nest; the main queue has its own, and so has each other thread. Changes outside of
/// any belong to the implicit transaction of the frame.
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current one, with its values.
  open class func begin() { TransactionState.current.begin() }

  /// Ends the transaction begun by `begin()`.
  open class func commit() { TransactionState.current.commit() }

  /// Ends the implicit transaction: the changes so far take effect in the next frame.
  open class func flush() { TransactionState.current.flush() }

  /// The duration of implicit animations, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    TransactionState.current.top.duration ?? 0.25
  }

  /// Sets the duration of animations without a duration of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionState.current.top.duration = dur
  }

  /// The timing function of all animations of the transaction; nil for their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionState.current.top.timingFunction
  }

  /// Sets the timing function of all animations of the transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionState.current.top.timingFunction = function
  }

  /// Whether changes of layers do not run actions.
  open class func disableActions() -> Bool { TransactionState.current.top.disablesActions }

  /// Sets whether changes of layers do not run actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionState.current.top.disablesActions = flag
  }

  /// The transaction's value for `key`: a property's name, such as
  /// `kCATransactionAnimationDuration`, or a custom key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: TransactionState.current.top.duration
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionState.current.top.values[key]
    }
  }

  /// Sets a value for `key`: a property's name or a custom key, which nested transactions inherit.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      TransactionState.current.top.duration = (anObject as? NSNumber)?.doubleValue
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: TransactionState.current.top.values[key] = anObject
    }
  }

  /// Acquires a recursive lock for changes of layers.
  ///
  /// It excludes other threads only if they acquire it too.
  open class func lock() { transactionLock.lock() }

  /// Releases the lock acquired by `lock()`.
  open class func unlock() { transactionLock.unlock() }

  /// The closure to run when all animations that were added since it was set have ended.
  open class func completionBlock() -> (() -> Void)? {
    TransactionState.current.top.completion?.block
  }

  /// Sets a closure that runs once, when all animations added to this transaction from now on have
  /// ended.
  ///
  /// Without any it runs immediately at commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionState.current.setCompletion(block)
  }
}

/// The key of a transaction's animation duration: a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction disables actions: a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block: a closure.
public let kCATransactionCompletionBlock = "completionBlock"

private let transactionLock = NSRecursiveLock()

/// A completion closure and the number of animations it waits for.
final class CompletionGroup {
  var block: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  init(block: @escaping () -> Void) {
    self.block = block
  }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    fireIfDone()
  }

  func commit() {
    isCommitted = true
    fireIfDone()
  }

  private func fireIfDone() {
    guard isCommitted, running == 0, let block else { return }
    self.block = nil
    block()
  }
}

/// The transactions of the main queue, or of another thread.
final class TransactionState {
  struct Transaction {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: CompletionGroup?
    /// The values that were set for custom keys.
    var values: [String: Any] = [:]
    /// The groups, including those of outer transactions, that wait for animations added now.
    var waiting: [CompletionGroup] = []
    /// Groups to close with the transaction.
    var owned: [CompletionGroup] = []
  }

  /// The innermost transaction; the implicit one if none was begun.
  var top = Transaction()
  private var outer: [Transaction] = []
  /// Animated layers that left their superlayer, each with the clock that was the current one.
  ///
  /// Their animations end unless they are reattached by the next frame of the clock's screen.
  private var orphans: [Orphan] = []

  private struct Orphan {
    let layer: CALayer
    /// Nil for the system's clock, or for that of a screen that was deallocated.
    weak var source: (any MediaTimeSource)?
  }

  func begin() {
    outer.append(top)
    top.completion = nil
    top.owned = []
  }

  func commit() {
    let ended = top
    guard let below = outer.popLast() else {
      flush()
      return
    }
    top = below
    for group in ended.owned { group.commit() }
  }

  func flush() {
    guard outer.isEmpty else { return }
    let ended = top
    top = Transaction()
    for group in ended.owned { group.commit() }
  }

  func setCompletion(_ block: (() -> Void)?) {
    guard let block else {
      top.completion = nil
      return
    }
    let group = CompletionGroup(block: block)
    top.completion = group
    top.waiting.append(group)
    top.owned.append(group)
  }

  /// Called when a layer outside of all screens is animated, or leaves them with an animation: the
  /// animation ends with the next frame, which has to come.
  func orphan(_ layer: CALayer) {
    let source = MediaTime.source
    let isFirst = !orphans.contains { $0.source === source }
    orphans.append(Orphan(layer: layer, source: source))
    if isFirst, MainQueue.isCurrent { OffscreenAnimations.request(source) }
  }

  /// Ends the animations of layers that are no longer on a screen, if they were started on a clock
  /// or on the system's.
  func endOrphans(of source: (any MediaTimeSource)?) {
    guard !orphans.isEmpty else { return }
    let ended = orphans.filter { $0.source == nil || $0.source === source }
    orphans.removeAll { $0.source == nil || $0.source === source }
    for orphan in ended where !orphan.layer.isOnScreen { orphan.layer.stopAnimationsOfSubtree() }
  }

  // MARK: The state of the caller

  /// That of the main queue, which several threads may serve in turn.
  private nonisolated(unsafe) static let main = TransactionState()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { state in
      guard let state else { return }
      Unmanaged<TransactionState>.fromOpaque(state).release()
    }
    return key
  }()

  /// The state of the main queue if the caller runs there, else that of the thread.
  static var current: TransactionState {
    if MainQueue.isCurrent { return main }
    if let state = pthread_getspecific(key) {
      return Unmanaged<TransactionState>.fromOpaque(state).takeUnretainedValue()
    }
    let state = TransactionState()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }
}
