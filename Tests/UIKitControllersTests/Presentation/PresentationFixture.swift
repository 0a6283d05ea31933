import Foundation
import Testing
import UIKit

/// A screen with a root controller, and a log of the controllers' calls.
@MainActor final class PresentationFixture {
  let headless: HeadlessHost
  let window: UIWindow
  let log = PresentationLog()
  let root: LoggedController

  init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) {
    headless = HeadlessHost(
      size: size,
      scale: 1,
      safeAreaInsets: safeAreaInsets,
      traits: UITraitCollection.current.modifyingTraits {
        $0.horizontalSizeClass = size.width < 600 ? .compact : .regular
        traits(&$0)
      }
    )
    window = headless.makeWindow()
    root = LoggedController("root", log)
    let (window, root) = (window, root)
    headless.run { window.rootViewController = root }
    headless.settle()
    log.lines.removeAll()
  }

  /// A controller that writes into the log.
  func make(_ name: String, style: UIModalPresentationStyle = .automatic) -> LoggedController {
    headless.run {
      let controller = LoggedController(name, log)
      controller.modalPresentationStyle = style
      return controller
    }
  }

  func present(
    _ controller: UIViewController,
    over presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    headless.run {
      (presenter ?? root).present(controller, animated: animated) { [log] in
        log.lines.append("presented")
      }
    }
    headless.settle()
  }

  func dismiss(_ controller: UIViewController, animated: Bool = true) {
    headless.run {
      controller.dismiss(animated: animated) { [log] in log.lines.append("dismissed") }
    }
    headless.settle()
  }

  func press(_ key: UIKeyboardHIDUsage) {
    headless.host.sendKey(UIKey(keyCode: key), isDown: true)
    headless.host.sendKey(UIKey(keyCode: key), isDown: false)
    headless.settle()
  }

  /// The frame of a controller's view in the window, with its presentation transform.
  func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }
}

@MainActor final class PresentationLog {
  var lines: [String] = []
}

/// Logs its calls.
@MainActor final class LoggedController: UIViewController {
  let name: String
  private let log: PresentationLog

  init(_ name: String, _ log: PresentationLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ text: String) {
    log.lines.append("\(name) \(text) \(viewIfLoaded?.window == nil ? "out" : "in")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = name == "root" ? .systemTeal : .systemYellow
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
