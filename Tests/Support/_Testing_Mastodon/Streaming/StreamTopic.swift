/// The topics of a subscription.
struct StreamTopic: Sendable, Hashable {
  /// `user`, `public`, `public:local`, `hashtag`, `list`, ...
  var name: String
  /// The tag or the list.
  var argument: String?

  /// As the frames name it.
  var names: [String] { [name] + (argument.map { [$0] } ?? []) }
}
