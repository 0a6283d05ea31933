extension Observable {
  /// Returns an observable of a value made of each value of this one.
  ///
  /// It retains this observable, not the reverse. It changes when the delivery of a value reaches
  /// it, in the order of bindings: until then an earlier binding still finds the previous value.
  /// Equal values are delivered, too.
  ///
  /// - Parameter transform: Called once with each value, first before this function returns.
  /// - Returns: The observable, which ends with its last owner.
  public func map<Result>(
    _ transform: @escaping @MainActor (Value) -> Result
  ) -> Observable<Result> {
    let derived = Observable<Result>(transform(value))
    derived.follow(self) { [weak derived] in derived?.publish(transform($0)) }
    return derived
  }

  /// Returns an observable of the latest values of this and another one, made into one value.
  ///
  /// A change of one of them is a new value, and so is the change of the other that follows from
  /// it. Otherwise as ``map(_:)``.
  ///
  /// - Parameters:
  ///   - other: The other observable.
  ///   - transform: Called once with each pair, first before this function returns.
  /// - Returns: The observable, which ends with its last owner.
  public func combine<Other, Result>(
    _ other: Observable<Other>,
    _ transform: @escaping @MainActor (Value, Other) -> Result
  ) -> Observable<Result> {
    var latest = (value, other.value)
    let derived = Observable<Result>(transform(latest.0, latest.1))
    derived.follow(self) { [weak derived] in
      latest.0 = $0
      derived?.publish(transform(latest.0, latest.1))
    }
    derived.follow(other) { [weak derived] in
      latest.1 = $0
      derived?.publish(transform(latest.0, latest.1))
    }
    return derived
  }

  /// Sets a property of an object to the current value and to each new one.
  ///
  /// For the text of a label it is `title.bind(to: label, \.text)`.
  ///
  /// - Parameters:
  ///   - object: Not retained.
  ///   - property: The property.
  /// - Returns: The token that keeps the binding alive.
  public func bind<Object: AnyObject>(
    to object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value>
  ) -> Disposable {
    observe { [weak object] in object?[keyPath: property] = $0 }
  }

  /// Sets an optional property of an object, such as the text of a label.
  ///
  /// - Parameters:
  ///   - object: Not retained.
  ///   - property: The property.
  /// - Returns: The token that keeps the binding alive.
  public func bind<Object: AnyObject>(
    to object: Object,
    _ property: ReferenceWritableKeyPath<Object, Value?>
  ) -> Disposable {
    observe { [weak object] in object?[keyPath: property] = $0 }
  }
}

extension Observable {
  private func follow<Source>(
    _ source: Observable<Source>,
    _ handler: @escaping @MainActor (Source) -> Void
  ) {
    sources += [source, source.observeChanges { _, new in handler(new) }]
  }
}
