import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

extension MomentRow.Actions {
  /// The actions on a moment that the providers support.
  init(of moment: Moment, _ offers: ReaderActions, strings: Strings) {
    self.init(
      canBoost: offers.supports(.boost) && moment.canBeBoosted,
      isBoosted: moment.isBoosted,
      boostCount: moment.boostCount,
      asksToQuote: offers.supports(.post) ? moment.asksToQuote : nil,
      isBookmarked: offers.supports(.bookmark) && !moment.isPending ? moment.isBookmarked : nil,
      isPinned: offers.supports(.pin) && moment.canBePinned ? moment.isPinned ?? false : nil,
      page: moment.isPending ? nil : moment.page,
      translationTitle: offers.translations == nil ? nil : moment.translationTitle(strings),
      hasEdits: offers.showsEdits && moment.isEdited,
      hidable: offers.supports(.mute) ? moment.hidable : nil,
      isConversationMuted: offers.supports(.muteConversation) && !moment.isPending
        ? moment.isMuted : nil,
      canFilter: offers.supports(.filter) && !moment.isOwn,
      reportable: offers.supports(.report) ? moment.hidable?.handle : nil,
      canReply: offers.supports(.post) && !moment.isPending,
      canEdit: offers.supports(.edit) && moment.isOwn,
      canDelete: offers.supports(.delete) && moment.isOwn,
      strings: strings
    )
  }

  /// The same for a comment, which is neither boosted, pinned nor edited.
  var ofComment: Self {
    var actions = self
    (actions.isBoosted, actions.boostTitle) = (false, nil)
    (actions.boostCountText, actions.boostAccessibilityText) = ("", "")
    (actions.isPinned, actions.pinTitle, actions.editTitle) = (false, nil, nil)
    return actions
  }
}

extension MomentRow.Marks {
  /// The marks of a moment.
  init(of moment: Moment, strings: Strings) {
    self.init(
      audience: moment.visibility.choice,
      isEdited: moment.isEdited,
      isByBot: moment.author.isBot,
      answered: moment.answeredName,
      strings: strings
    )
  }
}

extension Moment {
  /// The person who is replied to: by name where that is the author, else by address.
  fileprivate var answeredName: String? {
    guard inReplyToID != nil else { return nil }
    if inReplyToAccountID == author.id { return author.richName.words }
    return inReplyToHandle.map { "@\($0)" }
  }

  /// Its author as a person whom the reader can mute and block; nil where that is the reader.
  fileprivate var hidable: MomentRow.Actions.Hidable? {
    isOwn
      ? nil
      : .init(
        handle: "@\(author.handle)",
        isMuted: hiding == .muted,
        isBlocked: hiding == .blocked
      )
  }

  /// Whether its author edited it after it was sent.
  var isEdited: Bool { editedAt != nil && !isPending }

  /// Whether its author must approve a quote of it; nil where it cannot be quoted.
  fileprivate var asksToQuote: Bool? { canBeQuoted ? quoteApproval == .manual : nil }

  /// Whether the reader can pin it on their profile: not if only mentioned people may see it.
  var canBePinned: Bool { isOwn && !isPending && visibility != .direct }

  /// The subject of a report about it; nil where the reader wrote it.
  var reportSubject: ReportSubject? {
    guard !isOwn else { return nil }
    return ReportSubject(
      person: PersonReference(author),
      post: ListItemID(postID),
      postText: excerpt
    )
  }

  /// The suggestions for a new filter: its hashtags.
  var filterSubject: WordFilterSubject {
    var tags: [String] = []
    for tag in text.hashtags.map({ "#\($0)" }) where !tags.contains(tag) { tags.append(tag) }
    return .new(suggestions: tags)
  }

  /// Its beginning: the warning, where there is one; empty without words.
  var excerpt: String {
    let line = (contentWarning ?? text.string).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return line.count > Self.excerptLength ? line.prefix(Self.excerptLength - 1) + "…" : line
  }

  private static var excerptLength: Int { 140 }

  /// Its page on the web; nil where it is on this machine only.
  var page: URL? {
    url.flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
  }
}
