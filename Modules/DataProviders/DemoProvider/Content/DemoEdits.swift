import SocialModel

/// What a moment of the demo said before its author changed it.
struct DemoEdits {
  /// What it said until some minutes ago.
  struct Version {
    /// How many minutes ago something else took its place.
    var minutesAgo: Int
    var text: FormattedText
    var warning: String?
    /// Its photos; nil for those of the moment.
    var photos: [DemoImage]?

    /// A version whose text is written in the markup of ``DemoRichText``.
    init(
      until minutesAgo: Int,
      _ markup: String,
      warning: String? = nil,
      photos: [DemoImage]? = nil
    ) {
      self.minutesAgo = minutesAgo
      text = DemoRichText.read(markup)
      self.warning = warning
      self.photos = photos
    }
  }

  /// All of them, oldest first.
  var before: [Version]
}
