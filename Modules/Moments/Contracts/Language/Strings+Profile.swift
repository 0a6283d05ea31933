extension Strings {
  /// The title of the action that copies somebody's address.
  public var copyAddress: String { pick("Copy address", "拷贝地址", "انسخ العنوان") }

  /// Said of a person who chooses who follows them.
  public var choosesFollowers: String {
    pick("Approves followers", "需批准关注", "يوافق على المتابعين")
  }

  /// Said of a page that links back to the person who names it.
  public func verified(on day: String) -> String {
    pick("Verified on \(day)", "已于\(day)验证", "تم التحقق في \(day)")
  }

  /// Since when there is an account.
  public func joined(on day: String) -> String {
    pick("Joined \(day)", "\(day)加入", "انضم في \(day)")
  }
}
