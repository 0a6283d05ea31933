import MomentsValues

/// The earlier versions of a moment of the demo.
struct DemoEdits {
  /// A version until some minutes ago.
  struct Version {
    /// The age in minutes at which it was edited.
    var minutesAgo: Int
    var text: RichText
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

  /// All versions, oldest first.
  var before: [Version]
}
