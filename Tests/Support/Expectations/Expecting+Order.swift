package import Testing

/// Expects a value to be less than another; a failure says both.
package func expect<Value: Comparable>(
  _ value: Value,
  isBelow bound: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !(value < bound) else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value < bound, place.quoting(comment()), sourceLocation: place)
}

/// Expects a value to be at most another; a failure says both.
package func expect<Value: Comparable>(
  _ value: Value,
  isAtMost bound: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !(value <= bound) else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value <= bound, place.quoting(comment()), sourceLocation: place)
}

/// Expects a value to be greater than another; a failure says both.
package func expect<Value: Comparable>(
  _ value: Value,
  isAbove bound: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !(value > bound) else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value > bound, place.quoting(comment()), sourceLocation: place)
}

/// Expects a value to be at least another; a failure says both.
package func expect<Value: Comparable>(
  _ value: Value,
  isAtLeast bound: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !(value >= bound) else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value >= bound, place.quoting(comment()), sourceLocation: place)
}
