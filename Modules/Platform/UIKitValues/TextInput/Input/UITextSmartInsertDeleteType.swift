/// Whether spaces are inserted and deleted around pasted and cut words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's default: off, because desktops have no setting for it.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
