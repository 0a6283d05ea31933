import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

extension ContainerPatternTests {
  /// A window that ignores touches outside of its subviews.
  private final class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self || view === rootViewController?.view ? nil : view
    }
  }

  @Test func aWindowAboveLetsTouchesThrough() {
    let headless = HeadlessHost()
    let window = headless.makeWindow()
    let root = UIViewController()
    var below = 0
    var above = 0
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
    button.addAction(UIAction { _ in below += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    headless.run { window.rootViewController = root }
    let overlay = headless.run {
      let overlay = PassthroughWindow(frame: window.bounds)
      overlay.screen = window.screen
      let controller = UIViewController()
      let message = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      message.addAction(UIAction { _ in above += 1 }, for: .touchUpInside)
      controller.view.addSubview(message)
      overlay.rootViewController = controller
      overlay.windowLevel = .statusBar
      overlay.isHidden = false
      return overlay
    }
    headless.settle()
    headless.tap(at: CGPoint(x: 100, y: 450))
    headless.tap(at: CGPoint(x: 100, y: 50))
    expect(below, equals: 1)
    expect(above, equals: 1)
    expect(window.isKeyWindow)
    headless.run { overlay.isHidden = true }
    headless.settle()
    headless.tap(at: CGPoint(x: 100, y: 50))
    expect(above, equals: 1)
  }

  /// A bar above the keyboard that grows with its text.
  private final class InputBar: UIView {
    var height: CGFloat = 50 {
      didSet { invalidateIntrinsicContentSize() }
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  private final class Chat: UIViewController {
    let bar = InputBar()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func aBarOfAControllerStandsAtTheBottomAndGrows() async {
    let chat = Chat()
    let screen = Screen(traits: ScreenTraits()) { chat }
    await screen.settle()
    screen.perform { _ = chat.becomeFirstResponder() }
    await screen.settle()
    let window = screen.window
    expect(chat.bar.window, isSameAs: window)
    let frame = chat.bar.convert(chat.bar.bounds, to: nil)
    expect(frame.height, equals: 50)
    expect(frame.width, equals: window.bounds.width)
    screen.perform { chat.bar.height = 90 }
    await screen.settle()
    let grown = chat.bar.convert(chat.bar.bounds, to: nil)
    expect(grown.height, equals: 90)
    expect(grown.minY, equals: frame.maxY - 90)
  }

  @Test func scrollViewsOfAControllerThatAdjustsNoInsetsStayAtTheTop() async {
    final class Content: UIViewController {
      let scrollView = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
      }
    }
    for adjusts in [true, false] {
      let content = Content()
      content.automaticallyAdjustsScrollViewInsets = adjusts
      let screen = Screen(traits: ScreenTraits()) {
        UINavigationController(rootViewController: content)
      }
      await screen.settle()
      expect((content.scrollView.adjustedContentInset.top > 0), equals: adjusts)
      content.automaticallyAdjustsScrollViewInsets.toggle()
      await screen.settle()
      expect((content.scrollView.adjustedContentInset.top > 0), equals: !adjusts)
    }
  }

  @Test func cubicKeyframesGoARoundedWay() {
    let headless = HeadlessHost(size: CGSize(width: 300, height: 300))
    let window = headless.makeWindow()
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )
    func track(_ mode: UIView.KeyframeAnimationOptions) -> [CGFloat] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      headless.settle()
      headless.run {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, mode]) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 210
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 10
          }
        }
      }
      headless.frame()
      var shown: [CGFloat] = []
      for _ in 0..<3 {
        headless.advance(by: 0.25)
        shown.append(headless.run { view.layer.presentation()?.position.x ?? 0 })
      }
      headless.settle()
      return shown
    }
    let even = track(.calculationModeLinear)
    let cubic = track(.calculationModeCubic)
    expect(abs(even[0] - 110), isBelow: 4)
    expect(abs(cubic[1] - 210), isBelow: 2)
    // Slower around the turn than a linear path.
    expect(cubic[0], isAbove: even[0] + 5)
  }
}
