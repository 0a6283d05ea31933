public import Foundation
public import MomentsLanguage

extension MomentRow {
  /// The actions of a moment besides reading and liking it; those without a title are not offered.
  public struct Actions: Hashable, Sendable {
    /// Whether the reader boosted the moment.
    public var isBoosted: Bool = false

    /// "Boost", or "Undo boost" if the reader boosted it.
    public var boostTitle: String?

    /// The number of boosts, compact: "1.2K"; empty if there are none.
    public var boostCountText: String = ""

    /// The number of boosts in full, for assistive technologies: "12 boosts".
    public var boostAccessibilityText: String = ""

    /// "Quote", or "Ask to quote" if its author must approve it; `nil` if it cannot be quoted.
    public var quoteTitle: String?

    /// Whether the reader bookmarked it.
    public var isBookmarked: Bool = false

    /// "Bookmark", or "Remove bookmark" if it is bookmarked.
    public var bookmarkTitle: String?

    /// Whether it is pinned to the reader's profile.
    public var isPinned: Bool = false

    /// "Pin to profile", or "Unpin from profile": on the reader's own moments only.
    public var pinTitle: String?

    /// The URL of the moment's page, which can be copied, shared and opened; `nil` if it has none.
    public var page: URL?

    /// "Translate", or "Show original" while the translation is shown.
    public var translationTitle: String?

    /// "Show edit history": if it was edited, and the history is available.
    public var editsTitle: String?

    /// "Mute @ann", or "Unmute @ann" if the reader muted the author; with the question before it.
    public var mute: Question?

    /// "Block @ann", or "Unblock @ann" if the reader blocked the author; with the question before
    /// it.
    public var block: Question?

    /// "Mute conversation", or "Unmute conversation" if it is muted.
    public var muteConversationTitle: String?

    /// "Filter a word…".
    public var filterTitle: String?

    /// "Report @ann".
    public var reportTitle: String?

    /// The title of the button that shows the menu: "More".
    public var moreTitle: String = ""

    /// The title of the reply button; `nil` if it cannot be replied to.
    public var replyTitle: String?

    /// "Edit": on the reader's own moments only.
    public var editTitle: String?

    /// "Delete": on the reader's own moments only.
    public var deleteTitle: String?

    /// A person whom the reader can mute and block.
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

    /// An action that needs confirmation.
    public struct Question: Hashable, Sendable {
      /// The title of the action: "Mute @ann".
      public var title: String

      /// The question: "Mute @ann?"; `nil` if no confirmation is needed.
      public var question: String?

      /// The consequence, in a sentence.
      public var explanation: String

      /// Makes a question.
      public init(title: String, question: String? = nil, explanation: String = "") {
        self.title = title
        self.question = question
        self.explanation = explanation
      }
    }
  }
}

extension MomentRow.Actions {
  /// No actions.
  public static var none: Self { Self() }

  /// Actions in the reader's language.
  ///
  /// - Parameters:
  ///   - canBoost: Whether the moment can be boosted.
  ///   - isBoosted: Whether the reader boosted it.
  ///   - boostCount: The number of boosts.
  ///   - asksToQuote: Whether its author must approve a quote; `nil` if it cannot be quoted.
  ///   - isBookmarked: Whether the reader bookmarked it; `nil` if bookmarks are not available.
  ///   - isPinned: Whether it is pinned to the reader's profile; `nil` if it cannot be.
  ///   - page: The URL of its page.
  ///   - translationTitle: The title of the translation action; `nil` if there is none.
  ///   - hasEdits: Whether its edit history is available.
  ///   - hidable: The author, if the reader can mute and block them.
  ///   - isConversationMuted: Whether the reader muted its conversation; `nil` if that is not
  ///     available.
  ///   - canFilter: Whether a filter can be made of its words.
  ///   - reportable: The author, with the leading "@", if they can be reported.
  ///   - canReply: Whether it can be replied to.
  ///   - canEdit: Whether the reader may edit it.
  ///   - canDelete: Whether the reader may delete it.
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
    canEdit: Bool,
    canDelete: Bool,
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
      editTitle: canEdit ? strings.edit : nil,
      deleteTitle: canDelete ? strings.delete : nil
    )
  }
}
