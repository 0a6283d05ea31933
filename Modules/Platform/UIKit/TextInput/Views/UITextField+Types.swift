public import Foundation

extension UITextField {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks sunk in.
    case bezel = 2
    /// A rounded rectangle with a ground of its own.
    case roundedRect = 3
  }

  /// When something is shown at a field's side.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited; the clear button only if there is text.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was over.
    case committed = 0
  }

  /// Posted when a field begins to be edited; the object is the field.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted when the user changed the text; the object is the field.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted when a field is no longer edited; the object is the field.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
