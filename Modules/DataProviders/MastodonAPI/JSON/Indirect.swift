/// A value that a struct of its own type can contain.
indirect enum Indirect<Value: LenientValue>: LenientValue {
  case boxed(Value)

  var value: Value {
    switch self {
    case .boxed(let value): value
    }
  }

  /// Decodes the value itself.
  ///
  /// - Throws: the error of the value.
  init(from decoder: any Decoder) throws {
    self = .boxed(try Value(from: decoder))
  }
}
