extension Strings {
  /// "3 people want to follow you".
  ///
  /// - Parameters:
  ///   - count: The known number.
  ///   - hasMore: Whether there are more.
  /// - Returns: The text.
  public func followRequests(_ count: Int, hasMore: Bool) -> String {
    if hasMore {
      let number = number(count)
      return followRequestsAtLeast(number)
    }
    return followRequestsCount(count)
  }
}
