public import MomentsLanguage
public import MomentsValues

extension MomentRow {
  /// The marks of a moment besides its text; none by default.
  public struct Marks: Hashable, Sendable {
    /// The heading above the author if the moment is not a boost.
    public enum Context: Hashable, Sendable {
      /// Only the mentioned people see it: "Private mention".
      case mention(String)
      /// It is pinned by its author: "Pinned".
      case pinned(String)
      /// It is a reply: "Replying to Ann".
      case reply(String)

      /// What the heading says, in the reader's language.
      public var text: String {
        switch self {
        case .mention(let text), .pinned(let text), .reply(let text): text
        }
      }
    }

    /// Who may see it, if that is not everyone.
    public var audience: Visibility?

    /// The same as text; empty for everyone.
    public var audienceText: String

    /// "Edited"; `nil` if it was not edited.
    public var editedText: String?

    /// "Bot", if the author's account is a bot.
    public var botText: String?

    /// The heading above the author.
    public var context: Context?

    /// Makes marks.
    public init(
      audience: Visibility? = nil,
      audienceText: String = "",
      editedText: String? = nil,
      botText: String? = nil,
      context: Context? = nil
    ) {
      self.audience = audience
      self.audienceText = audienceText
      self.editedText = editedText
      self.botText = botText
      self.context = context
    }

    /// Marks in the reader's language.
    ///
    /// - Parameters:
    ///   - audience: Who may see it.
    ///   - isEdited: Whether it was edited.
    ///   - isByBot: Whether the author's account is a bot.
    ///   - answered: The name of the person that it replies to; `nil` if it is not a reply.
    ///   - strings: The reader's language.
    public init(
      audience: Visibility,
      isEdited: Bool,
      isByBot: Bool,
      answered: String?,
      strings: Strings
    ) {
      let isForAll = audience == .public
      self.init(
        audience: isForAll ? nil : audience,
        audienceText: isForAll ? "" : strings.audience(audience),
        editedText: isEdited ? strings.edited : nil,
        botText: isByBot ? strings.bot : nil,
        context: audience == .direct
          ? .mention(strings.privateMention) : answered.map { .reply(strings.replying(to: $0)) }
      )
    }

    /// The texts that assistive technologies add to the time.
    public var accessibilityTexts: [String] {
      [audienceText, editedText ?? ""].filter { !$0.isEmpty }
    }
  }
}
