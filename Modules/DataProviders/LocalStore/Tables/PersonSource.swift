/// Where a person was named, which decides whether their numbers are believed.
enum PersonSource: Sendable, Hashable {
  /// The server was asked about the person, or the numbers were counted here.
  case itself
  /// A list of people, such as followers or the results of a search.
  case list
  /// A post: servers keep the numbers of its author and booster for long, or leave them out as
  /// zeros.
  case post
}
