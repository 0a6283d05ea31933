import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Device, screen and settings as programs read them.
@MainActor @Suite struct DeviceTests {
  @Test func theDeviceHasANameAVersionAndAnIdiom() {
    let device = UIDevice.current
    expect(device, isSameAs: UIDevice.current)
    expect(device.systemName, equals: "Linux")
    expect(device.systemVersion.split(separator: ".").count, equals: 3)
    expect(device.userInterfaceIdiom, equals: UIScreen.main.traitCollection.userInterfaceIdiom)
  }

  @Test func feedbackIsSilent() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue, equals: 4)
  }

  @Test func aViewIsFoundOnTheScreenThroughItsWindow() async {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let screen = Screen {
      let controller = UIViewController()
      controller.view.addSubview(inner)
      return controller
    }
    await screen.settle()
    screen.window.frame.origin = CGPoint(x: 100, y: 0)
    let space = screen.window.screen.coordinateSpace
    expect(
      inner.convert(inner.bounds, to: space),
      equals: CGRect(x: 110, y: 20, width: 30, height: 40)
    )
    expect(inner.convert(CGPoint(x: 110, y: 20), from: space), equals: .zero)
    expect(space.convert(CGPoint(x: 110, y: 20), to: inner), equals: .zero)
    expect(space.convert(inner.bounds, from: inner).origin, equals: CGPoint(x: 110, y: 20))
    expect(space.bounds, equals: screen.window.screen.bounds)
  }

  @Test func valuesStoreGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
    expect(NSValue(cgPoint: rect.origin).cgPointValue, equals: rect.origin)
    expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    expect(NSValue(cgRect: rect), equals: NSValue(cgRect: rect))
  }

  @Test func theIdiomIsAlsoThatOfTheOldFunction() {
    expect(UI_USER_INTERFACE_IDIOM(), equals: UIDevice.current.userInterfaceIdiom)
  }

  private final class Letter: UIKey {
    override var characters: String { "a" }
    override var keyCode: UIKeyboardHIDUsage { .keyboardA }
  }

  @Test func keysCanBeMadeBySubclasses() {
    let key: UIKey = Letter()
    expect(key.characters, equals: "a")
    expect(key.keyCode, equals: .keyboardA)
    expect(key.modifierFlags, equals: [])
    expect(UIKey().characters, equals: "")
  }

  @Test func namesForTestsAreFoundByTheirProtocol() {
    let objects: [NSObject] = [
      UIView(), UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: UIView()),
    ]
    for object in objects {
      let named = object as? any UIAccessibilityIdentification
      named?.accessibilityIdentifier = "name"
      expect(named?.accessibilityIdentifier, equals: "name")
    }
  }
}
