import Foundation

/// A value of SQLite.
enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A type whose values can be bound to a statement.
protocol SQLConvertible: Sendable {
  var sqlValue: SQLValue { get }
}

extension SQLValue: SQLConvertible {
  var sqlValue: SQLValue { self }
}

extension Int: SQLConvertible {
  var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int64: SQLConvertible {
  var sqlValue: SQLValue { .integer(self) }
}

extension Bool: SQLConvertible {
  var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLConvertible {
  var sqlValue: SQLValue { .real(self) }
}

extension String: SQLConvertible {
  var sqlValue: SQLValue { .text(self) }
}

extension Data: SQLConvertible {
  var sqlValue: SQLValue { .blob(self) }
}

/// Times are stored as seconds since 1970, which can be sorted.
extension Date: SQLConvertible {
  var sqlValue: SQLValue { .real(timeIntervalSince1970) }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  var sqlValue: SQLValue { map { $0.sqlValue } ?? .null }
}
