public import DemoProvider

/// Where the moments come from.
public nonisolated enum Source: Equatable, Sendable {
  /// The account that was chosen last; this machine alone where there is none.
  case lastChosen
  /// An account, `user@server`.
  case account(String)
  /// This machine alone.
  case device
  /// A made-up story.
  case demo(DemoStory)
  /// Files on disk.
  case archive(String)
}
