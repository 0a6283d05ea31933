package import Testing

/// Returns a value that must not be nil: `try require(rows.first)`.
///
/// - Throws: The error of `#require`, which ends the test; the failure is recorded at the caller's
///   line.
@discardableResult
package func require<Value>(
  _ value: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws -> Value {
  if let value { return value }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try #require(value, place.quoting(comment()), sourceLocation: place)
}

/// Ends the test if a condition is false.
package func require(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws {
  guard !condition else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  try #require(condition, place.quoting(comment()), sourceLocation: place)
}
