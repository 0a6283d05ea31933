import Expectations
import Foundation
import Testing
import UIKit

/// Attributes, backgrounds and sizes of text fields.
@MainActor @Suite struct TextFieldLookTests {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 200))
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 100, height: 34))

  init() {
    window = headless.makeWindow()
    headless.run { window.addSubview(field) }
    headless.settle()
  }

  private final class Drawing: UITextField {
    var rects: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) {
      rects.append(rect)
      super.drawPlaceholder(in: rect)
    }
  }

  private func color(x: CGFloat, y: CGFloat) -> UInt32? {
    headless.settle()
    guard let image = headless.snapshot() else { return nil }
    let scale = CGFloat(image.width) / 320
    return image.pixel(x: Int(x * scale), y: Int(y * scale))
  }

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func defaultAttributesApplyToAllText() {
    headless.run {
      field.text = "words"
      field.defaultTextAttributes = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 3,
      ]
    }
    expect(field.font, equals: UIFont.boldSystemFont(ofSize: 20))
    expect(field.textColor, equals: .red)
    expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, equals: 3)
    headless.run { field.text = "others" }
    expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int, equals: 3)
    expect(field.defaultTextAttributes[.foregroundColor] as? UIColor, equals: .red)
  }

  @Test func clearsOnInsertionReplacesTheTextOnce() {
    headless.run {
      field.text = "old"
      _ = field.becomeFirstResponder()
      field.clearsOnInsertion = true
    }
    headless.type("n")
    headless.type("ew")
    expect(field.text, equals: "new")
    expect(!field.clearsOnInsertion)
  }

  @Test func changingTheSelectionPreventsClearing() {
    headless.run {
      field.text = "old"
      _ = field.becomeFirstResponder()
      field.clearsOnInsertion = true
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.beginningOfDocument
      )
    }
    headless.type("so ")
    expect(field.text, equals: "so old")
  }

  @Test func textViewsCanClearOnInsertion() {
    let view = UITextView(frame: CGRect(x: 0, y: 80, width: 200, height: 80))
    headless.run {
      window.addSubview(view)
      view.text = "old"
      _ = view.becomeFirstResponder()
      view.clearsOnInsertion = true
    }
    headless.type("new")
    expect(view.text, equals: "new")
  }

  @Test func textShrinksToFit() {
    let text = "a text that is wide"
    headless.run { field.text = text }
    headless.settle()
    let wide = field.caretRect(for: field.endOfDocument)
    headless.run { field.adjustsFontSizeToFitWidth = true }
    headless.settle()
    let narrow = field.caretRect(for: field.endOfDocument)
    // Half of the caret is beside the text.
    expect(narrow.maxX, isAtMost: 101)
    expect(narrow.height, isBelow: wide.height)
    expect(narrow.maxX, isAbove: 90)
    let wanted = field.intrinsicContentSize
    headless.run { field.adjustsFontSizeToFitWidth = false }
    headless.settle()
    expect(field.intrinsicContentSize, equals: wanted)
  }

  @Test func textDoesNotShrinkBelowTheMinimumSize() {
    headless.run {
      field.text = "a text that is wider than the field"
      field.font = .systemFont(ofSize: 20)
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 20
    }
    headless.settle()
    let least = field.caretRect(for: field.beginningOfDocument).height
    headless.run { field.minimumFontSize = 10 }
    headless.settle()
    expect(field.caretRect(for: field.beginningOfDocument).height, isBelow: least)
  }

  @Test func backgroundsAreBehindTheText() {
    headless.run {
      field.background = square(.red)
      field.disabledBackground = square(.green)
    }
    expect(color(x: 60, y: 37), equals: 0xFFFF_0000)
    headless.run { field.isEnabled = false }
    expect(color(x: 60, y: 37), equals: 0xFF00_FF00)
    headless.run { field.borderStyle = .roundedRect }
    expect(color(x: 60, y: 37), equals: 0xFFFF_FFFF)
  }

  /// Forms mark a wrong value with it, and set it back to 0.
  @Test func theBorderOfTheLayerIsTheProgramsWithAnyBorderStyle() {
    headless.run { field.borderStyle = .roundedRect }
    expect(field.layer.borderWidth, equals: 0)
    expect(color(x: 10, y: 37) == 0xFFFF_FFFF, equals: false)
    headless.run {
      field.layer.borderWidth = 3
      field.layer.borderColor = UIColor.red.cgColor
      window.overrideUserInterfaceStyle = .dark
    }
    expect(color(x: 11, y: 37), equals: 0xFFFF_0000)
    headless.run {
      window.overrideUserInterfaceStyle = .light
      field.layer.borderWidth = 0
    }
    expect(color(x: 10, y: 37) == 0xFFFF_FFFF, equals: false)
    headless.run { field.borderStyle = .none }
    expect(color(x: 10, y: 37), equals: 0xFFFF_FFFF)
  }

  /// By its own field, without a line of the program.
  @Test func scrollViewsScrollToTheFieldThatIsEdited() {
    let scrollView = UIScrollView(frame: window.bounds)
    headless.run {
      window.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      scrollView.addSubview(field)
      field.frame.origin.y = 400
    }
    headless.settle()
    headless.run { _ = field.becomeFirstResponder() }
    headless.settle()
    expect(scrollView.contentOffset.y, equals: 234)
    headless.run { scrollView.contentOffset.y = 600 }
    headless.settle()
    expect(scrollView.contentOffset.y, equals: 600)
    headless.type("a")
    headless.settle()
    expect(scrollView.contentOffset.y, equals: 400)
  }

  @Test func aSubclassDrawsThePlaceholder() {
    let field = Drawing(frame: CGRect(x: 10, y: 100, width: 100, height: 34))
    headless.run {
      window.addSubview(field)
      field.placeholder = "Name"
    }
    headless.settle()
    _ = headless.snapshot()
    expect(field.rects.last?.width, equals: 100)
  }

  @Test func theReasonForEndingEditingIsPosted() {
    var reason: Int?
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification,
      object: field,
      queue: nil
    ) { notification in
      let value = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
      MainActor.assumeIsolated { reason = value }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    headless.run {
      _ = field.becomeFirstResponder()
      _ = field.resignFirstResponder()
    }
    expect(reason, equals: UITextField.DidEndEditingReason.committed.rawValue)
  }

  @Test(arguments: [CGRect.null, .infinite, CGRect(x: 0, y: 0, width: 1e300, height: 1e300)])
  func rectanglesOfSubclassesMayBeNullOrInfinite(rect: CGRect) {
    final class Placed: UITextField {
      var rect = CGRect.zero
      override func textRect(forBounds bounds: CGRect) -> CGRect { rect }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { rect }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { rect }
    }
    headless.run {
      let placed = Placed(frame: CGRect(x: 10, y: 100, width: 8, height: 8))
      placed.rect = rect
      placed.text = "words"
      placed.placeholder = "name"
      window.addSubview(placed)
      placed.layoutIfNeeded()
      expect(placed.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
    }
  }

  @Test func theTextOfAFieldThatIsSmallerThanItsInsetsHasNoArea() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
    }
    headless.run {
      let inset = Inset(frame: CGRect(x: 10, y: 100, width: 8, height: 8))
      inset.text = "words"
      window.addSubview(inset)
    }
    headless.settle()
    expect(!headless.host.needsFrame)
  }
}
