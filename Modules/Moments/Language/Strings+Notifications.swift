extension Strings {
  /// The number of unread notifications, for a badge: "99+" if there are more.
  public func unreadBadge(_ count: Int) -> String {
    count > 99 ? "\(number(99))+" : number(count)
  }
}
