extension NSLayoutConstraint {
  /// Alignment, direction and spacing of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Makes options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits of the alignments, to read them or remove them.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format is read from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the directions, to read them or remove them.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
