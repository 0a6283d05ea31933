extension NSParagraphStyle {
  /// How the text system chooses among the possible line breaks of a paragraph.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The raw bits of the strategies.
    public let rawValue: UInt
    /// Makes strategies from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves a word to the last line of a paragraph that would have only one, where both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Prevents breaks between the letters of a Korean word that fits in a line.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels: all of them.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
