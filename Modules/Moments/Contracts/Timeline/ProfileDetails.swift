public import MomentsLanguage
public import MomentsValues

/// The details of a person on their profile, besides name, bio and numbers.
public struct ProfileDetails: Hashable, Sendable {
  /// The full address of the person, with the leading "@": "@ana@example.org".
  public var address: String

  /// "Bot", if the account is a bot.
  public var botText: String?

  /// "Approves followers", if followers need approval.
  public var lockedText: String?

  /// The lines of the profile, in their order.
  public var fields: [Field]

  /// "Joined 12 March 2025", if that is known.
  public var joinedText: String?

  /// The title of the action that copies the address.
  public var copyTitle: String

  /// A line of a profile.
  public struct Field: Hashable, Sendable {
    /// The label.
    public var name: RichText
    /// The content, with links.
    public var value: RichText
    /// "Verified on 12 March 2025", if the page in the content links back to the person.
    public var verifiedText: String?

    /// Makes a line.
    public init(name: RichText, value: RichText, verifiedText: String? = nil) {
      self.name = name
      self.value = value
      self.verifiedText = verifiedText
    }
  }

  /// Makes details in the reader's language.
  ///
  /// - Parameters:
  ///   - address: The address, with the leading "@".
  ///   - isBot: Whether the account is a bot.
  ///   - isLocked: Whether followers need approval.
  ///   - fields: The lines of the profile.
  ///   - joinedText: The date of joining, as text.
  ///   - strings: The reader's language.
  public init(
    address: String,
    isBot: Bool = false,
    isLocked: Bool = false,
    fields: [Field] = [],
    joinedText: String? = nil,
    strings: Strings
  ) {
    self.address = address
    self.fields = fields
    self.joinedText = joinedText
    botText = isBot ? strings.bot : nil
    lockedText = isLocked ? strings.choosesFollowers : nil
    copyTitle = strings.copyAddress
  }
}
