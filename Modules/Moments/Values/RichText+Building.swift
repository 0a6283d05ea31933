extension RichText {
  /// Builds rich text piece by piece, so that callers need not count UTF-16 units.
  public struct Builder: Sendable {
    private var string = ""
    private var length = 0
    private var runs: [Run] = []

    /// Makes a builder with no text.
    public init() {}

    /// Adds text, in all the given styles.
    public mutating func append(_ text: String, _ styles: Style...) {
      let start = length
      string += text
      length += text.utf16.count
      for style in styles {
        runs.append(Run(start..<length, style))
      }
    }

    /// The text so far.
    public func build() -> RichText {
      RichText(string, runs: runs)
    }
  }
}
