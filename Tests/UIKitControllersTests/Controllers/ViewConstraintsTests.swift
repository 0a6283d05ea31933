import Expectations
import Foundation
import Testing
import UIKit

/// Controllers that update the constraints of their view.
@MainActor @Suite struct ViewConstraintsTests {
  private final class Controller: UIViewController {
    var updates = 0
    let box = UIView()
    private var width: NSLayoutConstraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      updates += 1
      if width == nil {
        width = box.widthAnchor.constraint(equalToConstant: 30)
        width?.isActive = true
      }
      super.updateViewConstraints()
    }
  }

  @Test func controllersUpdateConstraintsBeforeTheLayout() {
    let host = HeadlessHost()
    let window = host.makeWindow()
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    expect(controller.updates, equals: 1)
    expect(controller.box.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 10))
    window.layoutIfNeeded()
    expect(controller.updates, equals: 1)
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    expect(controller.updates, equals: 2)
  }
}
