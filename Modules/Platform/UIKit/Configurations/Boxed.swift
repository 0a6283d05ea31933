/// Values that few copies of a structure have, behind one pointer: the others stay small, and are
/// cheap to copy.
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
