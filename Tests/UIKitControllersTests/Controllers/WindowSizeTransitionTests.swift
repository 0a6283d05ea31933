import Expectations
import Foundation
import Testing
import UIKit

/// The calls that controllers get before the window gets another size.
@Suite struct WindowSizeTransitionTests {
  let headless = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 2)
  let window: UIWindow
  let log = Log()

  final class Log {
    var lines: [String] = []
  }

  final class Screen: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.lines.append("\(name) \(Int(size.width))x\(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [name, log, weak view] context in
        log.lines.append("\(name) along \(Int(view?.bounds.width ?? 0)) \(context.isAnimated)")
      } completion: { [name, log] _ in
        log.lines.append("\(name) done")
      }
    }
  }

  init() { window = headless.makeWindow() }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    headless.settle()
  }

  @Test func theRootIsNotifiedBeforeItsViewChanges() {
    show(Screen("root", log))
    headless.host.resize(to: CGSize(width: 500, height: 350))
    headless.settle()
    expect(log.lines, equals: ["root 500x350", "root along 500 false", "root done"])
    log.lines = []
    headless.host.resize(to: CGSize(width: 500, height: 350))
    headless.settle()
    expect(log.lines, satisfies: \.isEmpty)
  }

  @Test func fillingContainersNotifyTheirChildren() {
    let first = Screen("first", log)
    let second = Screen("second", log)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    show(tabs)
    headless.host.resize(to: CGSize(width: 500, height: 350))
    headless.settle()
    // The second tab's view has not been loaded.
    expect(log.lines.filter { !$0.contains("along") }, equals: ["first 500x350", "first done"])
  }

  @Test(arguments: [false, true])
  func opaqueBarsReduceTheReportedSize(isInTabs: Bool) {
    let screen = Screen("screen", log)
    let container: UIViewController
    if isInTabs {
      let tabs = UITabBarController()
      tabs.tabBar.isTranslucent = false
      tabs.viewControllers = [screen]
      container = tabs
    } else {
      let stack = UINavigationController(rootViewController: screen)
      stack.navigationBar.isTranslucent = false
      container = stack
    }
    show(container)
    headless.host.resize(to: CGSize(width: 500, height: 350))
    headless.settle()
    let size = screen.view.bounds.size
    expect(size.width == 500 && size.height < 350)
    expect(log.lines.first, equals: "screen 500x\(Int(size.height))")
  }

  @Test func childrenAreNotifiedIfTheirSizeChanges() {
    let child = Screen("child", log)
    final class Half: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width, height: 100) }
    }
    for (parent, received) in [(UIViewController(), false), (Half(), true)] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      show(parent)
      log.lines = []
      headless.host.resize(to: CGSize(width: 500, height: 350))
      headless.settle()
      expect(log.lines.contains("child 500x100"), equals: received)
      headless.host.resize(to: CGSize(width: 300, height: 400))
      headless.settle()
    }
  }

  @Test func presentedControllersAreNotified() {
    let root = Screen("root", log)
    let cover = Screen("cover", log)
    show(root)
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    headless.settle()
    log.lines = []
    headless.host.resize(to: CGSize(width: 500, height: 350))
    headless.settle()
    expect(log.lines.contains("cover 500x350"))
    expect(cover.view.bounds.size, equals: CGSize(width: 500, height: 350))
  }

  @Test func aParentIsNotifiedOfThePreferredSizeOfAChild() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expect(container.sizes, equals: [CGSize(width: 10, height: 20)])
  }
}
