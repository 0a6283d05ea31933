import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Elements that are no views, and what finds them.
@MainActor @Suite struct ObjectAccessibilityTests {
  private final class Peak: NSObject {}

  private let headless = HeadlessHost(size: CGSize(width: 200, height: 400))
  private let window: UIWindow
  private let root = UIView()

  init() {
    window = headless.makeWindow()
    root.frame = window.bounds
    window.addSubview(root)
  }

  private func peak(_ label: String, y: CGFloat) -> Peak {
    let peak = Peak()
    peak.isAccessibilityElement = true
    peak.accessibilityLabel = label
    peak.accessibilityTraits = .button
    peak.accessibilityFrame = CGRect(x: 10, y: y, width: 30, height: 40)
    return peak
  }

  @Test func anyObjectIsAnElementIfItSaysSo() {
    let (first, silent, second) = (peak("Rysy", y: 20), peak("Hidden", y: 80), peak("Tarn", y: 140))
    silent.isAccessibilityElement = false
    root.accessibilityElements = [second, silent, first, NSObject()]
    headless.frame()
    expect(
      headless.run { AccessibilityDescription(of: window).text },
      equals: """
        button "Tarn" (10 140; 30 40)
        button "Rysy" (10 20; 30 40)

        """
    )
  }

  @Test func objectsSayNothingByThemselves() {
    let object = NSObject()
    expect(!object.isAccessibilityElement)
    expectNil(object.accessibilityLabel)
    expectNil(object.accessibilityElements)
    object.accessibilityValue = "7"
    expect(object.accessibilityValue, equals: "7")
    expectNil(NSObject().accessibilityValue)
  }

  @Test func aViewAsAnObjectHasThePropertiesOfTheView() {
    let label = UILabel()
    label.text = "Words"
    let object: NSObject = label
    expect(object.accessibilityLabel, equals: "Words")
    object.accessibilityHint = "Reads"
    expect(label.accessibilityHint, equals: "Reads")
    let item = UIBarButtonItem()
    let itemAsObject: NSObject = item
    itemAsObject.accessibilityLabel = "Share"
    expect(item.accessibilityLabel, equals: "Share")
  }

  @Test func manyObjectsThatAreGoneLeaveNothingToOthers() {
    for number in 0..<500 { NSObject().accessibilityLabel = "\(number)" }
    expect((0..<100).allSatisfy { _ in NSObject().accessibilityLabel == nil })
  }

  @Test func aRotorOfAViewFindsElementsByActionsOfThoseInside() throws {
    let fields = [peak("Name", y: 20), peak("Street", y: 80)]
    var asked: [UIAccessibilityCustomRotor.Direction] = []
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      asked.append(predicate.searchDirection)
      let current = predicate.currentItem.targetElement
      let index = fields.firstIndex { $0 === current }
      let step = predicate.searchDirection == .next ? 1 : -1
      let found = index.map { $0 + step } ?? 0
      guard fields.indices.contains(found) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: fields[found], targetRange: nil)
    }
    root.accessibilityElements = fields
    root.accessibilityCustomRotors = [rotor]
    var read: [AnyObject?] = []
    UIAccessibility.setListener({ read.append($1 as AnyObject?) }, of: root)
    defer { UIAccessibility.setListener(nil, of: root) }
    headless.frame()
    let nodes = try require(headless.run { AccessibilityTree.root(of: window) }).children
    let actions = try require(nodes.first).customActions
    expect(actions.map(\.name), equals: ["Next: Errors", "Previous: Errors"])
    let (next, previous) = (actions[0], actions[1])
    let results = [next, next, next, previous].map { $0.actionHandler?($0) }
    expect(results, equals: [true, true, false, true])
    expect(asked, equals: [.next, .next, .next, .previous])
    expect(read.count, equals: 3)
    expect(read[0] === fields[0] && read[1] === fields[1] && read[2] === fields[0])
  }

  private final class Spoken: UIView {
    override var accessibilityLabel: String? {
      get { "Owl" }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test func attributedTextsAreThoseThatAreRead() {
    let view = UIView()
    expectNil(view.accessibilityAttributedLabel)
    view.accessibilityLabel = "Snow"
    expect(view.accessibilityAttributedLabel, equals: NSAttributedString(string: "Snow"))
    let styled = NSAttributedString(
      string: "Neige",
      attributes: [.accessibilitySpeechLanguage: "fr-FR"]
    )
    view.accessibilityAttributedLabel = styled
    view.accessibilityAttributedValue = styled
    view.accessibilityAttributedHint = styled
    expect(view.accessibilityLabel, equals: "Neige")
    expect(view.accessibilityValue, equals: "Neige")
    expect(view.accessibilityHint, equals: "Neige")
    expect(view.accessibilityAttributedLabel, equals: styled)
    view.accessibilityLabel = "Rain"
    expect(view.accessibilityAttributedLabel, equals: NSAttributedString(string: "Rain"))
    expect(Spoken().accessibilityAttributedLabel?.string, equals: "Owl")
    let object = NSObject()
    object.accessibilityAttributedLabel = styled
    expect(object.accessibilityLabel, equals: "Neige")
  }
}
