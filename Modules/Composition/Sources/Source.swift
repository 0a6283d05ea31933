public import DemoProvider

/// A source of moments.
public nonisolated enum Source: Equatable, Sendable {
  /// The account that was current last; this machine only if there is none.
  case lastChosen
  /// An account, `user@server`.
  case account(String)
  /// This machine only.
  case device
  /// A made-up story.
  case demo(DemoStory)
  /// Files on disk.
  case archive(String)
}
