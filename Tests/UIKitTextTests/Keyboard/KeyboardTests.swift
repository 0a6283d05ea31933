import Expectations
import Foundation
import Testing
import UIKit

/// Notifications and guide of a keyboard on the screen.
@MainActor @Suite struct KeyboardTests {
  private final class Fixture {
    let headless: HeadlessHost
    let window: UIWindow
    let fields: [UITextField]
    let bar = UIView()
    var log: [String] = []
    var frames: [CGRect] = []
    var info: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init(safeArea: CGFloat = 20) {
      let headless = HeadlessHost(
        size: CGSize(width: 320, height: 480),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: safeArea, right: 0)
      )
      self.headless = headless
      let window = headless.makeWindow()
      self.window = window
      fields = headless.run {
        [40, 100].map { y in
          let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
          window.addSubview(field)
          return field
        }
      }
      headless.run {
        bar.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
          bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          bar.widthAnchor.constraint(equalToConstant: 100),
          bar.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      headless.settle()
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      for (name, words) in names {
        tokens.append(
          NotificationCenter.default.addObserver(
            forName: name,
            object: headless.screen,
            queue: nil
          ) { [weak self] notification in
            let key = UIResponder.keyboardFrameEndUserInfoKey
            let frame = notification.userInfo?[key] as? CGRect
            nonisolated(unsafe) let info = notification.userInfo ?? [:]
            MainActor.assumeIsolated {
              self?.info = info
              self?.log.append(words)
              if let frame { self?.frames.append(frame) }
            }
          }
        )
      }
    }

    isolated deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }

  @Test func hardwareKeyboardsPostNoNotifications() {
    let fixture = Fixture()
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    fixture.headless.settle()
    expect(fixture.log, equals: [])
    expect(fixture.bar.frame.maxY, equals: 460)
  }

  @Test func theKeyboardFollowsTheFirstResponder() {
    let fixture = Fixture()
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    expect(fixture.log, equals: ["will change", "will show"])
    fixture.headless.settle()
    expect(fixture.log, equals: ["will change", "will show", "did change", "did show"])
    expect(fixture.frames.first, equals: CGRect(x: 0, y: 280, width: 320, height: 200))
    fixture.log = []
    fixture.headless.run { _ = fixture.fields[0].resignFirstResponder() }
    fixture.headless.settle()
    expect(fixture.log, equals: ["will change", "will hide", "did change", "did hide"])
    expect(fixture.frames.last?.minY, equals: 480)
  }

  @Test func theKeyboardStaysWhenAnotherFieldIsEdited() {
    let fixture = Fixture()
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    fixture.headless.settle()
    fixture.log = []
    fixture.headless.run { _ = fixture.fields[1].becomeFirstResponder() }
    fixture.headless.settle()
    expect(fixture.log, equals: [])
  }

  /// A controller constrains to the guide in `viewDidLoad`, when its view is in no window yet.
  @Test func guidesMadeBeforeTheirViewIsInAWindowFollowTheKeyboard() {
    let fixture = Fixture()
    let bar = UIView()
    let window = fixture.window
    fixture.headless.run {
      let controller = UIViewController()
      bar.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bar)
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 100),
        bar.heightAnchor.constraint(equalToConstant: 50),
      ])
      window.rootViewController = controller
      for field in fixture.fields { controller.view.addSubview(field) }
    }
    fixture.headless.settle()
    expect(bar.frame.maxY, equals: 460)
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    fixture.headless.settle()
    expect(bar.frame.maxY, equals: 280)
  }

  /// The keyboard stays between two screens.
  @Test func guidesOfViewsThatAppearAboveAKeyboardStartAtIt() {
    let fixture = Fixture()
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    fixture.headless.settle()
    let view = UIView()
    let guide = view.keyboardLayoutGuide
    fixture.headless.run {
      fixture.window.addSubview(view)
      view.frame = fixture.window.bounds
    }
    fixture.headless.settle()
    expect(guide.layoutFrame.minY, equals: 280)
  }

  @Test func theGuideFollowsTheKeyboard() {
    let fixture = Fixture()
    expect(fixture.bar.frame.maxY, equals: 460)
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    fixture.headless.settle()
    expect(fixture.bar.frame.maxY, equals: 280)
    fixture.headless.run { _ = fixture.fields[0].resignFirstResponder() }
    fixture.headless.settle()
    expect(fixture.bar.frame.maxY, equals: 460)
  }

  @Test func theValuesOfANotificationAreObjects() throws {
    let fixture = Fixture()
    fixture.headless.keyboardHeight = 200
    fixture.headless.run { _ = fixture.fields[0].becomeFirstResponder() }
    let info = fixture.info
    let frame = info[UIResponder.keyboardFrameEndUserInfoKey]
    expect((frame as? NSValue)?.cgRectValue.height, equals: 200)
    expect((frame as? CGRect)?.height, equals: 200)
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
    expect(duration as? TimeInterval, equals: 0.25)
    expect(duration as? CGFloat, equals: 0.25)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    expect(curve as? UInt != nil && curve as? Int != nil)
    // Its curve has no case, but a curve is made of it.
    expect(UIView.AnimationCurve(rawValue: try require(curve as? Int)) != nil)
  }
}
