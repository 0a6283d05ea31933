/// A key by its place on a keyboard, in the numbers of the USB standard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The A key.
  case keyboardA = 4
  /// The B key.
  case keyboardB = 5
  /// The C key.
  case keyboardC = 6
  /// The D key.
  case keyboardD = 7
  /// The E key.
  case keyboardE = 8
  /// The F key.
  case keyboardF = 9
  /// The G key.
  case keyboardG = 10
  /// The H key.
  case keyboardH = 11
  /// The I key.
  case keyboardI = 12
  /// The J key.
  case keyboardJ = 13
  /// The K key.
  case keyboardK = 14
  /// The L key.
  case keyboardL = 15
  /// The M key.
  case keyboardM = 16
  /// The N key.
  case keyboardN = 17
  /// The O key.
  case keyboardO = 18
  /// The P key.
  case keyboardP = 19
  /// The Q key.
  case keyboardQ = 20
  /// The R key.
  case keyboardR = 21
  /// The S key.
  case keyboardS = 22
  /// The T key.
  case keyboardT = 23
  /// The U key.
  case keyboardU = 24
  /// The V key.
  case keyboardV = 25
  /// The W key.
  case keyboardW = 26
  /// The X key.
  case keyboardX = 27
  /// The Y key.
  case keyboardY = 28
  /// The Z key.
  case keyboardZ = 29
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Forward delete.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// No key that this enumeration names.
  case keyboardErrorUndefined = 3
}
