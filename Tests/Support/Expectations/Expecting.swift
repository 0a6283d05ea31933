package import Testing

/// Expects a condition to be true; a failure says where, and quotes the caller's line.
///
/// The functions that take operands say more of a failure: use them where there is one.
package func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !condition else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(condition, place.quoting(comment()), sourceLocation: place)
}

/// Expects two values to be equal; a failure says both, and the caller's line.
///
/// Faster to compile than `#expect(value == expected)`: no macro is expanded, and the compiler need
/// not choose among all operators of that name.
///
/// - Parameters:
///   - value: What a test found.
///   - expected: What it must be.
///   - comment: What else to say of a failure, such as a seed; evaluated for a failure only.
///   - fileID: The caller's file, as all that follow; leave them out.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
package func expect<Value: Equatable>(
  _ value: Value,
  equals expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard value != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value == expected, place.quoting(comment()), sourceLocation: place)
}

/// Expects a value to be nil; a failure says what it is.
package func expectNil<Value>(
  _ value: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard value != nil else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value == nil, place.quoting(comment()), sourceLocation: place)
}

/// Expects two references to be to the same object; a failure describes both.
package func expect(
  _ object: AnyObject?,
  isSameAs expected: AnyObject?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard object !== expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(object === expected, place.quoting(comment()), sourceLocation: place)
}

/// Expects a property of a value to be true, such as `\.isEmpty`; a failure says the value.
package func expect<Value>(
  _ value: Value,
  satisfies property: (Value) -> Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let holds = property(value)
  guard !holds else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(property(value), place.quoting(comment()), sourceLocation: place)
}
