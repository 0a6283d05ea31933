/// What the reader of a worker changes of their profile.
package enum ProfilePart: String, CaseIterable, Sendable {
  case name, biography, lines
}
