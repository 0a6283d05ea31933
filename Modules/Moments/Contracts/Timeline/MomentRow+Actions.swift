extension MomentRow {
  /// What the reader can do with a moment besides reading and liking it; what has no title is not
  /// offered.
  public struct Actions: Hashable, Sendable {
    /// Whether the reader shares the moment.
    public var isBoosted: Bool

    /// "Boost", or "Undo boost" where the reader shares it.
    public var boostTitle: String?

    /// The title of the button that replies; `nil` where nobody can.
    public var replyTitle: String?

    /// "Edit": on the reader's own moments only.
    public var editTitle: String?

    /// "Delete": on the reader's own moments only.
    public var deleteTitle: String?

    /// Makes actions; by default none.
    public init(
      isBoosted: Bool = false,
      boostTitle: String? = nil,
      replyTitle: String? = nil,
      editTitle: String? = nil,
      deleteTitle: String? = nil
    ) {
      self.isBoosted = isBoosted
      self.boostTitle = boostTitle
      self.replyTitle = replyTitle
      self.editTitle = editTitle
      self.deleteTitle = deleteTitle
    }

    /// Actions in the reader's language.
    ///
    /// - Parameters:
    ///   - canBoost: Whether the moment can be shared.
    ///   - isBoosted: Whether the reader shares it.
    ///   - canReply: Whether it can be answered.
    ///   - canChange: Whether the reader may edit and delete it.
    ///   - strings: The reader's language.
    public init(
      canBoost: Bool,
      isBoosted: Bool,
      canReply: Bool,
      canChange: Bool,
      strings: Strings
    ) {
      self.init(
        isBoosted: isBoosted,
        boostTitle: canBoost ? (isBoosted ? strings.undoBoost : strings.boost) : nil,
        replyTitle: canReply ? strings.reply : nil,
        editTitle: canChange ? strings.edit : nil,
        deleteTitle: canChange ? strings.delete : nil
      )
    }
  }
}
