/// Whether the reader follows a person.
public enum Following: Sendable, Hashable {
  /// The reader does not.
  case no
  /// The reader requested to; the person has not answered yet.
  case requested
  case yes
}
