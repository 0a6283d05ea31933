import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite struct LayoutSupportTests {
  private final class Screen: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        content.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  @Test func contentBetweenTheLayoutGuidesFillsTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let screen = Screen()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    expect(screen.topLayoutGuide.length, equals: 40)
    expect(screen.bottomLayoutGuide.length, equals: 20)
    expect(screen.content.frame, equals: CGRect(x: 0, y: 40, width: 200, height: 240))
    window.isHidden = true
  }

  @Test func guidesCanBeConstraintItems() {
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(line)
    NSLayoutConstraint(
      item: line,
      attribute: .top,
      relatedBy: .equal,
      toItem: screen.topLayoutGuide,
      attribute: .bottom,
      multiplier: 1,
      constant: 7
    ).isActive = true
    screen.view.layoutIfNeeded()
    expect(line.frame.minY, equals: 7)
  }

  @Test func theGuidesAreAlwaysTheSame() {
    let screen = UIViewController()
    expect(screen.topLayoutGuide, isSameAs: screen.topLayoutGuide)
    expect(screen.topLayoutGuide !== screen.bottomLayoutGuide)
  }

  @Test func eachGuideBringsTwoConstraints() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    let top = controller.topLayoutGuide
    expect(controller.view.constraints.count, equals: 2)
    content.topAnchor.constraint(equalTo: top.bottomAnchor).isActive = true
    let bottom = controller.bottomLayoutGuide
    content.bottomAnchor.constraint(equalTo: bottom.topAnchor).isActive = true
    expect(controller.view.constraints.count, equals: 6)
    controller.view.layoutIfNeeded()
    expect(content.frame.height, equals: 300)
  }
}
