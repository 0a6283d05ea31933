/// The parts of the profile that the reader of a worker changes.
package enum ProfilePart: String, CaseIterable, Sendable {
  case name, biography, lines
}
