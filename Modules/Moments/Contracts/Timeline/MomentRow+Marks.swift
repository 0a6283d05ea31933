extension MomentRow {
  /// What is said of a moment besides its words; by default nothing.
  public struct Marks: Hashable, Sendable {
    /// What stands above the author where nobody put the moment in front of the reader.
    public enum Context: Hashable, Sendable {
      /// Only those who are named in it see it: "Private mention".
      case mention(String)
      /// Its author shows it first on their profile: "Pinned".
      case pinned(String)
      /// It answers somebody: "Replying to Ann".
      case reply(String)

      /// What is said.
      public var text: String {
        switch self {
        case .mention(let text), .pinned(let text), .reply(let text): text
        }
      }
    }

    /// Who may see it, where that is not everybody.
    public var audience: ComposerVisibility?

    /// The same in words; empty where everybody may.
    public var audienceText: String

    /// "Edited"; `nil` where the author changed nothing.
    public var editedText: String?

    /// "Bot", where a program writes for the author.
    public var botText: String?

    /// What stands above the author.
    public var context: Context?

    /// Makes marks.
    public init(
      audience: ComposerVisibility? = nil,
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
    ///   - isEdited: Whether the author changed it.
    ///   - isByBot: Whether a program writes for the author.
    ///   - answered: Whom it answers, by name; `nil` where it answers nobody.
    ///   - strings: The reader's language.
    public init(
      audience: ComposerVisibility,
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

    /// What assistive technologies add to the time.
    public var accessibilityTexts: [String] {
      [audienceText, editedText ?? ""].filter { !$0.isEmpty }
    }
  }
}
