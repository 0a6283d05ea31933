extension NSLayoutConstraint {
  /// What a visual format aligns, in which direction it reads and what its distances mean.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same horizontal center.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same vertical center.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Formats read from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Formats read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Formats read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances run from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances run from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
