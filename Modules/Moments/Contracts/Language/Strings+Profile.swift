extension Strings {
  /// The title of the action that copies somebody's address.
  public var copyAddress: String { pick("Copy address", "拷贝地址", "انسخ العنوان") }

  /// The text about a person who approves their followers.
  public var choosesFollowers: String {
    pick("Approves followers", "需批准关注", "يوافق على المتابعين")
  }

  /// The text about a verified page: it links back to the person.
  public func verified(on day: String) -> String {
    pick("Verified on \(day)", "已于\(day)验证", "تم التحقق في \(day)")
  }

  /// The date of joining.
  public func joined(on day: String) -> String {
    pick("Joined \(day)", "\(day)加入", "انضم في \(day)")
  }
}
