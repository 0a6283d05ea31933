public import Foundation

extension MomentRow {
  /// What the reader can do with a moment besides reading and liking it; what has no title is not
  /// offered.
  public struct Actions: Hashable, Sendable {
    /// Whether the reader shares the moment.
    public var isBoosted: Bool

    /// "Boost", or "Undo boost" where the reader shares it.
    public var boostTitle: String?

    /// How many share it, compact: "1.2K"; empty where nobody does.
    public var boostCountText: String

    /// How many share it, in full, for assistive technologies: "12 boosts".
    public var boostAccessibilityText: String

    /// Whether the reader keeps it among their bookmarks.
    public var isBookmarked: Bool

    /// "Bookmark", or "Remove bookmark" where the reader keeps it.
    public var bookmarkTitle: String?

    /// The page of the moment, which can be copied, shared and opened; `nil` where it has none.
    public var page: URL?

    /// What the button is called that shows all of them: "More".
    public var moreTitle: String

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
      boostCountText: String = "",
      boostAccessibilityText: String = "",
      isBookmarked: Bool = false,
      bookmarkTitle: String? = nil,
      page: URL? = nil,
      moreTitle: String = "",
      replyTitle: String? = nil,
      editTitle: String? = nil,
      deleteTitle: String? = nil
    ) {
      self.isBoosted = isBoosted
      self.boostTitle = boostTitle
      self.boostCountText = boostCountText
      self.boostAccessibilityText = boostAccessibilityText
      self.isBookmarked = isBookmarked
      self.bookmarkTitle = bookmarkTitle
      self.page = page
      self.moreTitle = moreTitle
      self.replyTitle = replyTitle
      self.editTitle = editTitle
      self.deleteTitle = deleteTitle
    }

    /// Actions in the reader's language.
    ///
    /// - Parameters:
    ///   - canBoost: Whether the moment can be shared.
    ///   - isBoosted: Whether the reader shares it.
    ///   - boostCount: How many share it.
    ///   - isBookmarked: Whether the reader keeps it; `nil` where nothing can be kept.
    ///   - page: Its page.
    ///   - canReply: Whether it can be answered.
    ///   - canChange: Whether the reader may edit and delete it.
    ///   - strings: The reader's language.
    public init(
      canBoost: Bool,
      isBoosted: Bool,
      boostCount: Int = 0,
      isBookmarked: Bool? = nil,
      page: URL? = nil,
      canReply: Bool,
      canChange: Bool,
      strings: Strings
    ) {
      self.init(
        isBoosted: isBoosted,
        boostTitle: canBoost ? (isBoosted ? strings.undoBoost : strings.boost) : nil,
        boostCountText: boostCount > 0 ? strings.compactNumber(boostCount) : "",
        boostAccessibilityText: strings.boosts(boostCount),
        isBookmarked: isBookmarked ?? false,
        bookmarkTitle: isBookmarked.map { $0 ? strings.removeBookmark : strings.bookmark },
        page: page,
        moreTitle: strings.moreActions,
        replyTitle: canReply ? strings.reply : nil,
        editTitle: canChange ? strings.edit : nil,
        deleteTitle: canChange ? strings.delete : nil
      )
    }
  }
}
