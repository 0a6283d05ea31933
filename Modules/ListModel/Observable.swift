/// A value that changes on the main actor and notifies its observers.
///
/// View models publish observables and views observe them; only a ``MutableObservable`` can be
/// written, so values flow in one direction.
///
/// Delivery rules:
/// 1. ``observe(_:)`` calls the handler with the current value before it returns.
/// 2. Every value set afterwards is delivered once to each binding, in the order the bindings were
///   made, and before the setter returns. Equal values are delivered too; see
///   ``MutableObservable/setIfChanged(_:)``.
/// 3. Setting a value inside a handler is allowed. ``value`` changes immediately; the delivery
///   waits until the previous value has reached every binding. So all bindings receive all values
///   in one order, and a handler that needs the latest reads ``value``.
/// 4. A binding made inside a handler receives the current value immediately and then only newer
///   ones.
/// 5. A binding disposed inside a handler, including its own, receives nothing more, not even the
///   rest of the current delivery.
/// 6. ``observeChanges(_:)`` delivers the previous value with each new one, and nothing initially;
///   otherwise the same rules apply, so the old value of one call was the new value of the call
///   before.
/// 7. The observable does not retain its bindings: their tokens do (see ``Disposable``). A handler
///   that captures its owner strongly makes a cycle if the owner retains the token; write `[weak
///   self]`.
///
/// Observing is O(1), setting is O(number of bindings).
///
/// Who comes from a library whose `observe` passes the old and the new value and is not called at
/// once writes ``observeChanges(_:)`` for it, and ``observe(_:)`` for its `observeNewAndCall`.
///
/// ``map(_:)`` and ``combine(_:_:)`` make observables of others, ``bind(to:_:)`` shows one in a
/// property of a view.
@MainActor
public class Observable<Value> {
  /// What was set last, also while bindings still receive earlier values.
  public var value: Value { latest }

  private var latest: Value
  private var bindings: [WeakBinding<Value>] = []
  /// Increases by one with each value, so that a binding skips values older than itself.
  private var revision = 0
  private var pending: [(revision: Int, old: Value, new: Value)] = []
  private var isDelivering = false
  /// The value before the changes in progress that are delivered together.
  private var held: (old: Value, isChanged: Bool)?
  private var compactionThreshold = 8
  /// The observables that this one is derived from, and the tokens of its bindings to them.
  var sources: [AnyObject] = []

  /// Makes an observable with a value.
  ///
  /// Used directly, it is a constant.
  public init(_ value: Value) {
    latest = value
  }

  /// Observes the value: the handler is called immediately with the current one, then with each new
  /// one.
  ///
  /// - Parameter handler: Called on the main actor. It may set the value, observe and dispose.
  /// - Returns: The token that keeps the binding alive.
  public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> Disposable {
    let binding = bind { _, new in handler(new) }
    handler(latest)
    return binding
  }

  /// Observes the value with the previous one: the handler is called with each value set from now
  /// on, not with the current one.
  ///
  /// - Parameter handler: Called on the main actor. It may set the value, observe and dispose.
  /// - Returns: The token that keeps the binding alive.
  public func observeChanges(
    _ handler: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> Disposable {
    bind(handler)
  }

  private func bind(_ handler: @escaping @MainActor (Value, Value) -> Void) -> Binding {
    let binding = Binding(handler: handler, bornAt: revision)
    if bindings.count >= compactionThreshold, !isDelivering {
      removeDeadBindings()
      compactionThreshold = max(8, bindings.count * 2)
    }
    bindings.append(WeakBinding(binding: binding))
    return binding
  }

  /// The number of live bindings.
  ///
  /// O(number of bindings ever made and not yet swept).
  var bindingCount: Int {
    bindings.reduce(into: 0) { count, box in
      count += box.binding?.handler == nil ? 0 : 1
    }
  }

  /// The number of stored bindings, including ended ones, which sweeping keeps small.
  var storedBindingCount: Int { bindings.count }

  func publish(_ newValue: Value) {
    let old = latest
    latest = newValue
    if held == nil { deliver(from: old) } else { held?.isChanged = true }
  }

  fileprivate func publishOnce(_ changes: () -> Void) {
    guard held == nil else { return changes() }
    held = (latest, false)
    changes()
    let before = held
    held = nil
    if let before, before.isChanged { deliver(from: before.old) }
  }

  private func deliver(from old: Value) {
    revision += 1
    pending.append((revision, old, latest))
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var next = 0
    while next < pending.count {
      deliver(pending[next])
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
    removeDeadBindings()
  }

  private func deliver(_ change: (revision: Int, old: Value, new: Value)) {
    // Bindings made during the delivery are appended; they are newer than the revision.
    var index = 0
    while index < bindings.count {
      if let binding = bindings[index].binding, binding.bornAt < change.revision {
        binding.handler?(change.old, change.new)
      }
      index += 1
    }
  }

  private func removeDeadBindings() {
    bindings.removeAll { $0.binding?.handler == nil }
  }
}

/// An observable that its owner can write.
///
/// View models keep it private and expose an ``Observable``.
///
/// ```swift
/// var snapshot: Observable<ListSnapshot> { source }
/// private let source = MutableObservable(ListSnapshot())
/// ```
public final class MutableObservable<Value>: Observable<Value> {
  /// The latest value; setting it delivers it to every binding (see the rules of ``Observable``).
  public override var value: Value {
    get { super.value }
    set { publish(newValue) }
  }
}

extension MutableObservable {
  /// Delivers what the closure sets as one value, the last.
  ///
  /// ``value`` changes immediately. Calls may be nested: the outermost delivers.
  public func setTogether(_ changes: () -> Void) { publishOnce(changes) }

  /// Sets a part of the value unless it equals the current one.
  public func setIfChanged<Part: Equatable>(
    _ part: WritableKeyPath<Value, Part>,
    _ newPart: Part
  ) {
    if newPart != value[keyPath: part] { value[keyPath: part] = newPart }
  }
}

extension Observable {
  fileprivate final class Binding: Disposable {
    var handler: (@MainActor (Value, Value) -> Void)?
    let bornAt: Int

    init(handler: @escaping @MainActor (Value, Value) -> Void, bornAt: Int) {
      self.handler = handler
      self.bornAt = bornAt
    }

    override func dispose() {
      handler = nil
    }
  }
}

extension MutableObservable where Value: Equatable {
  /// Sets the value unless it equals the current one.
  ///
  /// Use it if observers do expensive work, such as layout, for each value.
  public func setIfChanged(_ newValue: Value) {
    if newValue != value {
      value = newValue
    }
  }
}

private struct WeakBinding<Value> {
  weak var binding: Observable<Value>.Binding?
}
