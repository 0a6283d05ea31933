/// Spaces come and go with words that are pasted and cut, or only as they are selected.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system has it: off. No desktop has a setting for it, and its users type what they mean.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
