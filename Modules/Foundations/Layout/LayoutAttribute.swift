/// The attributes that a rule is about, in the order in which its constraints are made.
enum LayoutAttribute: UInt16, CaseIterable {
  case top, leading, left, trailing, right, bottom
  case centerX, centerY, firstBaseline, lastBaseline
  case width, height

  /// Several attributes.
  struct Mask: OptionSet {
    var rawValue: UInt16

    static let dimensions: Mask = [.width, .height]
    /// Those where the inside of a view is towards greater coordinates.
    static let near: Mask = [.top, .leading, .left, .firstBaseline]
    /// Those where the inside of a view is towards lesser coordinates.
    static let far: Mask = [.trailing, .right, .bottom, .lastBaseline]
    static let centers: Mask = [.centerX, .centerY]

    static let top = Mask(.top)
    static let leading = Mask(.leading)
    static let left = Mask(.left)
    static let trailing = Mask(.trailing)
    static let right = Mask(.right)
    static let bottom = Mask(.bottom)
    static let centerX = Mask(.centerX)
    static let centerY = Mask(.centerY)
    static let firstBaseline = Mask(.firstBaseline)
    static let lastBaseline = Mask(.lastBaseline)
    static let width = Mask(.width)
    static let height = Mask(.height)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    private init(_ attribute: LayoutAttribute) { self.init(rawValue: 1 << attribute.rawValue) }

    func contains(_ attribute: LayoutAttribute) -> Bool {
      rawValue & (1 << attribute.rawValue) != 0
    }
  }
}
