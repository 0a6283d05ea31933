/// The label of the Return key on an on-screen keyboard.
///
/// Hardware keys have fixed labels, also those connected to an iPad; input methods of Linux with
/// on-screen keys do not use it either.
public enum UIReturnKeyType: Int, Sendable {
  /// The label "return".
  case `default` = 0
  /// The label "Go".
  case go = 1
  /// The label "Google".
  case google = 2
  /// The label "Join".
  case join = 3
  /// The label "Next".
  case next = 4
  /// The label "Route".
  case route = 5
  /// The label "Search".
  case search = 6
  /// The label "Send".
  case send = 7
  /// The label "Yahoo".
  case yahoo = 8
  /// The label "Done".
  case done = 9
  /// The label "Emergency Call".
  case emergencyCall = 10
  /// The label "Continue".
  case `continue` = 11
}
