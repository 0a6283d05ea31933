import Foundation

/// A value that a column stores as JSON.
protocol JSONColumn: Codable {}

extension JSONColumn {
  /// Reads the content of a column; nil where that is damaged.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - log: Logs damage, which loses this value only.
  init?(_ data: Data, log: TroubleLog?) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      log?.note(error, "read a stored \(Self.self)")
      return nil
    }
  }

  /// The content of the column; equal for equal values.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }
}

extension SQLRow {
  /// A value of a column of JSON; nil for null, and where it is damaged, which is logged.
  func json<Value: JSONColumn>(_ column: Int32, log: TroubleLog?) -> Value? {
    data(column).flatMap { Value($0, log: log) }
  }
}
