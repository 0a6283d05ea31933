/// Rarely used values of a structure behind a pointer, so that copies without them are small and
/// cheap.
indirect enum Boxed<Value> {
  case box(Value)

  var value: Value {
    switch self {
    case .box(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}
