/// What a profile says of a person beside name, text and numbers.
public struct ProfileDetails: Hashable, Sendable {
  /// The address at which anybody finds the person, with the leading "@": "@ana@example.org".
  public var address: String

  /// "Bot", where a program writes for the person.
  public var botText: String?

  /// "Approves followers", where the person chooses who follows them.
  public var lockedText: String?

  /// What the person says of themselves line by line, in their order.
  public var fields: [Field]

  /// "Joined 12 March 2025", where that is known.
  public var joinedText: String?

  /// What the action that copies the address says.
  public var copyTitle: String

  /// A line of what a person says of themselves.
  public struct Field: Hashable, Sendable {
    /// What it is about.
    public var name: RichText
    /// What it says, with links.
    public var value: RichText
    /// "Verified on 12 March 2025", where the page that the line names links back to the person.
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
  ///   - isBot: Whether a program writes for the person.
  ///   - isLocked: Whether the person chooses who follows them.
  ///   - fields: What the person says of themselves line by line.
  ///   - joinedText: Since when there is the account, in words.
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
