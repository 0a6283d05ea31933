import Expectations
import Foundation
import Testing
import UIKit

/// Input views and accessory views at the lower edge of the window.
@MainActor @Suite struct InputViewTests {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

  /// A screen of messages: it is first responder itself, with a bar to write into.
  private final class Messages: UIViewController {
    let bar = MessageBar()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// As high as its text.
  private final class MessageBar: UIView {
    let text = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
    var height: CGFloat = 50 {
      didSet { invalidateIntrinsicContentSize() }
    }

    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  init() {
    window = headless.makeWindow()
    headless.run { window.addSubview(field) }
    headless.settle()
  }

  private func focus() {
    headless.run { _ = field.becomeFirstResponder() }
    headless.settle()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func accessoryViewsAreAtTheBottomWhileEditing() {
    headless.run { field.inputAccessoryView = bar }
    expectNil(bar.window)
    focus()
    expect(frame(of: bar), equals: CGRect(x: 0, y: 436, width: 320, height: 44))
    headless.run { _ = field.resignFirstResponder() }
    headless.settle()
    expectNil(bar.window)
  }

  @Test func accessoryViewsAreAboveTheOnScreenKeyboard() {
    headless.keyboardHeight = 200
    headless.run { field.inputAccessoryView = bar }
    focus()
    expect(frame(of: bar).minY, equals: 236)
  }

  @Test func inputViewsReplaceTheKeyboard() {
    headless.keyboardHeight = 200
    let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    headless.run {
      field.inputView = wheel
      field.inputAccessoryView = bar
    }
    focus()
    expect(frame(of: wheel), equals: CGRect(x: 0, y: 360, width: 320, height: 120))
    expect(frame(of: bar).maxY, equals: 360)
  }

  @Test func guideAndNotificationsFollowInputViews() {
    var frames: [CGRect] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: headless.screen,
      queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { frames.append(frame ?? .zero) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    headless.run { field.inputAccessoryView = bar }
    let guide = headless.run { window.keyboardLayoutGuide }
    headless.settle()
    expect(guide.layoutFrame.minY, equals: 480)
    focus()
    expect(frames, equals: [CGRect(x: 0, y: 436, width: 320, height: 44)])
    expect(guide.layoutFrame.minY, equals: 436)
  }

  @Test func inputViewsAnimateFromBelow() {
    headless.run { field.inputAccessoryView = bar }
    headless.run { _ = field.becomeFirstResponder() }
    headless.frame()
    headless.advance(by: 0.05)
    let y = headless.run { bar.superview?.superview?.layer.presentation()?.frame.minY ?? 0 }
    expect(y, isAbove: 436)
    expect(y, isAtMost: 480)
  }

  @Test func reloadInputViewsShowsTheNewAccessory() {
    headless.run { field.inputAccessoryView = bar }
    focus()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    headless.run { field.inputAccessoryView = other }
    headless.settle()
    expectNil(other.window)
    headless.run { field.reloadInputViews() }
    headless.settle()
    expectNil(bar.window)
    expect(frame(of: other).height, equals: 60)
  }

  @Test func controllerAccessoriesStayWhileTheirFieldIsEdited() {
    let messages = Messages()
    headless.run { window.rootViewController = messages }
    headless.run { _ = messages.becomeFirstResponder() }
    headless.settle()
    expect(frame(of: messages.bar), equals: CGRect(x: 0, y: 430, width: 320, height: 50))
    headless.run { _ = messages.bar.text.becomeFirstResponder() }
    headless.settle()
    expect(messages.bar.text.isFirstResponder)
    expect(frame(of: messages.bar).minY, equals: 430)
    headless.run { _ = messages.bar.text.resignFirstResponder() }
    headless.settle()
    expect(messages.isFirstResponder)
    expect(frame(of: messages.bar).minY, equals: 430)
  }

  @Test func fieldsWithAccessoriesDoNotRestartEditing() {
    let inner = UITextField(frame: CGRect(x: 10, y: 5, width: 100, height: 30))
    headless.run {
      bar.addSubview(inner)
      field.inputAccessoryView = bar
    }
    focus()
    headless.run { _ = inner.becomeFirstResponder() }
    headless.settle()
    expect(bar.window != nil)
    headless.run { _ = inner.resignFirstResponder() }
    headless.settle()
    expect(!field.isFirstResponder)
    expectNil(bar.window)
  }

  @Test func presentedSheetsHideControllerAccessories() {
    let messages = Messages()
    headless.run { window.rootViewController = messages }
    headless.run { _ = messages.becomeFirstResponder() }
    headless.run { _ = messages.bar.text.becomeFirstResponder() }
    headless.settle()
    headless.run { messages.present(UIViewController(), animated: true) }
    headless.settle()
    expect(!messages.isFirstResponder)
    expectNil(messages.bar.window)
    headless.run { messages.dismiss(animated: true) }
    headless.settle()
    expect(messages.bar.window != nil)
  }

  @Test func growingAccessoriesMoveUp() {
    let messages = Messages()
    headless.run { window.rootViewController = messages }
    headless.run { _ = messages.becomeFirstResponder() }
    headless.settle()
    headless.run { messages.bar.height = 80 }
    headless.settle()
    expect(frame(of: messages.bar), equals: CGRect(x: 0, y: 400, width: 320, height: 80))
  }

  @Test func removingTheControllerRemovesItsAccessory() {
    let messages = Messages()
    headless.run { window.rootViewController = messages }
    headless.run { _ = messages.becomeFirstResponder() }
    headless.settle()
    headless.run { window.rootViewController = UIViewController() }
    headless.settle()
    expectNil(messages.bar.window)
  }

  @Test func interactiveDismissalKeepsControllerAccessories() {
    let messages = Messages()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    headless.run {
      window.rootViewController = messages
      list.contentSize = CGSize(width: 320, height: 2000)
      list.keyboardDismissMode = .onDrag
      messages.view.addSubview(list)
    }
    headless.run { _ = messages.becomeFirstResponder() }
    headless.run { _ = messages.bar.text.becomeFirstResponder() }
    headless.settle()
    headless.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    headless.settle()
    expect(!messages.bar.text.isFirstResponder)
    expect(messages.isFirstResponder)
    headless.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    headless.settle()
    expect(messages.isFirstResponder)
  }

  @Test func inputViewsCanBeSelfSizing() {
    let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    headless.run {
      input.allowsSelfSizing = true
      input.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: input.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: input.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: input.leadingAnchor),
        label.heightAnchor.constraint(equalToConstant: 30),
      ])
      field.inputAccessoryView = input
    }
    focus()
    expect(frame(of: input).height, equals: 50)
  }
}
