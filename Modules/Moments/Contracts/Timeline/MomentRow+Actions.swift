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

    /// "Quote", or "Ask to quote" where its author wants to be asked; `nil` where nobody can.
    public var quoteTitle: String?

    /// Whether the reader keeps it among their bookmarks.
    public var isBookmarked: Bool

    /// "Bookmark", or "Remove bookmark" where the reader keeps it.
    public var bookmarkTitle: String?

    /// Whether the reader shows it first on their profile.
    public var isPinned: Bool

    /// "Pin to profile", or "Unpin from profile": on the reader's own moments only.
    public var pinTitle: String?

    /// The page of the moment, which can be copied, shared and opened; `nil` where it has none.
    public var page: URL?

    /// "Translate", or "Show original" where the translation shows.
    public var translationTitle: String?

    /// "Show edit history": where its author changed it, and that can be seen.
    public var editsTitle: String?

    /// "Mute @ann", or "Unmute @ann" where the reader muted who wrote it; what is asked before.
    public var mute: Question?

    /// "Block @ann", or "Unblock @ann" where the reader blocked who wrote it; what is asked before.
    public var block: Question?

    /// "Mute conversation", or "Unmute conversation" where the reader muted it.
    public var muteConversationTitle: String?

    /// "Filter a word…".
    public var filterTitle: String?

    /// "Report @ann".
    public var reportTitle: String?

    /// What the button is called that shows all of them: "More".
    public var moreTitle: String

    /// The title of the button that replies; `nil` where nobody can.
    public var replyTitle: String?

    /// "Edit": on the reader's own moments only.
    public var editTitle: String?

    /// "Delete": on the reader's own moments only.
    public var deleteTitle: String?

    /// Somebody whom the reader can mute and block.
    public struct Hidable: Hashable, Sendable {
      /// The person, with the leading "@".
      public var handle: String
      /// Whether the reader muted them.
      public var isMuted: Bool
      /// Whether the reader blocked them.
      public var isBlocked: Bool

      /// Makes a person.
      public init(handle: String, isMuted: Bool = false, isBlocked: Bool = false) {
        self.handle = handle
        self.isMuted = isMuted
        self.isBlocked = isBlocked
      }
    }

    /// What is done only after the reader was asked once more.
    public struct Question: Hashable, Sendable {
      /// The title of the action: "Mute @ann".
      public var title: String

      /// What is asked: "Mute @ann?"; `nil` where nothing needs to be asked.
      public var question: String?

      /// What follows from it, in a sentence.
      public var explanation: String

      /// Makes a question.
      public init(title: String, question: String? = nil, explanation: String = "") {
        self.title = title
        self.question = question
        self.explanation = explanation
      }
    }

    /// Makes actions; by default none.
    public init(
      isBoosted: Bool = false,
      boostTitle: String? = nil,
      boostCountText: String = "",
      boostAccessibilityText: String = "",
      quoteTitle: String? = nil,
      isBookmarked: Bool = false,
      bookmarkTitle: String? = nil,
      isPinned: Bool = false,
      pinTitle: String? = nil,
      page: URL? = nil,
      translationTitle: String? = nil,
      editsTitle: String? = nil,
      mute: Question? = nil,
      block: Question? = nil,
      muteConversationTitle: String? = nil,
      filterTitle: String? = nil,
      reportTitle: String? = nil,
      moreTitle: String = "",
      replyTitle: String? = nil,
      editTitle: String? = nil,
      deleteTitle: String? = nil
    ) {
      self.isBoosted = isBoosted
      self.boostTitle = boostTitle
      self.boostCountText = boostCountText
      self.boostAccessibilityText = boostAccessibilityText
      self.quoteTitle = quoteTitle
      self.isBookmarked = isBookmarked
      self.bookmarkTitle = bookmarkTitle
      self.isPinned = isPinned
      self.pinTitle = pinTitle
      self.page = page
      self.translationTitle = translationTitle
      self.editsTitle = editsTitle
      self.mute = mute
      self.block = block
      self.muteConversationTitle = muteConversationTitle
      self.filterTitle = filterTitle
      self.reportTitle = reportTitle
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
    ///   - asksToQuote: Whether its author is asked before it is quoted; `nil` where it cannot be.
    ///   - isBookmarked: Whether the reader keeps it; `nil` where nothing can be kept.
    ///   - isPinned: Whether the reader shows it first on their profile; `nil` where they cannot.
    ///   - page: Its page.
    ///   - translationTitle: What translates it; `nil` where nobody does.
    ///   - hasEdits: Whether there is something to see of what it said before.
    ///   - hidable: Who wrote it, where the reader can mute and block them.
    ///   - isConversationMuted: Whether the reader muted its conversation; `nil` where none can be.
    ///   - canFilter: Whether a filter can be made of its words.
    ///   - reportable: Who wrote it, with the leading "@", where they can be reported.
    ///   - canReply: Whether it can be answered.
    ///   - canChange: Whether the reader may edit and delete it.
    ///   - strings: The reader's language.
    public init(
      canBoost: Bool,
      isBoosted: Bool,
      boostCount: Int = 0,
      asksToQuote: Bool? = nil,
      isBookmarked: Bool? = nil,
      isPinned: Bool? = nil,
      page: URL? = nil,
      translationTitle: String? = nil,
      hasEdits: Bool = false,
      hidable: Hidable? = nil,
      isConversationMuted: Bool? = nil,
      canFilter: Bool = false,
      reportable: String? = nil,
      canReply: Bool,
      canChange: Bool,
      strings: Strings
    ) {
      self.init(
        isBoosted: isBoosted,
        boostTitle: canBoost ? (isBoosted ? strings.undoBoost : strings.boost) : nil,
        boostCountText: boostCount > 0 ? strings.compactNumber(boostCount) : "",
        boostAccessibilityText: strings.boosts(boostCount),
        quoteTitle: asksToQuote.map { strings.quote(asksFirst: $0) },
        isBookmarked: isBookmarked ?? false,
        bookmarkTitle: isBookmarked.map { $0 ? strings.removeBookmark : strings.bookmark },
        isPinned: isPinned ?? false,
        pinTitle: isPinned.map { $0 ? strings.unpin : strings.pin },
        page: page,
        translationTitle: translationTitle,
        editsTitle: hasEdits ? strings.showEdits : nil,
        mute: hidable.map { strings.mute($0.handle, isMuted: $0.isMuted) },
        block: hidable.map { strings.block($0.handle, isBlocked: $0.isBlocked) },
        muteConversationTitle: isConversationMuted.map { strings.muteConversation(isMuted: $0) },
        filterTitle: canFilter ? strings.filterWord : nil,
        reportTitle: reportable.map { strings.report($0) },
        moreTitle: strings.moreActions,
        replyTitle: canReply ? strings.reply : nil,
        editTitle: canChange ? strings.edit : nil,
        deleteTitle: canChange ? strings.delete : nil
      )
    }
  }
}
