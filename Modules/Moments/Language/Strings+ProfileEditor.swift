extension Strings {
  /// The accessibility label of a part of a line; counted from 1.
  public func profileLine(_ part: String, _ number: Int) -> String {
    "\(part) \(self.number(number))"
  }
}
