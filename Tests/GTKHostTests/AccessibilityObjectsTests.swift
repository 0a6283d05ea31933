import Expectations
import Foundation
import Testing
import UIKit

@testable import GTKHost

@Suite struct AccessibilityObjectsTests {
  private let headless = HeadlessHost(size: CGSize(width: 200, height: 400))
  private let window: UIWindow

  init() {
    window = headless.makeWindow()
  }

  private func addButton(_ title: String, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: y, width: 100, height: 44)
    window.addSubview(button)
    return button
  }

  private func read(_ objects: inout AccessibilityObjects) {
    headless.frame()
    objects.update(with: headless.host.accessibilityTree)
  }

  @Test func elementsKeepTheirNumbersWhileTheyExist() throws {
    let first = addButton("first", y: 50)
    let second = addButton("second", y: 100)
    var objects = AccessibilityObjects()
    read(&objects)
    let root = try require(objects.windows.first)
    let (one, two) = (objects.number(around: first), objects.number(around: second))
    expect(objects.children(of: root), equals: [one, two].compactMap { $0 })
    expect(objects.children(of: AccessibilityObjects.root), equals: [root])

    let third = addButton("third", y: 0)
    first.removeFromSuperview()
    read(&objects)
    expect(objects.number(around: second), equals: two)
    expect(objects.children(of: root)?.count, equals: 2)
    expectNil(one.flatMap { objects.entries[$0] })
    let new = try require(objects.number(around: third))
    expect(new != one)
    expect(objects.entries[new]?.index, equals: 0)
    expect(objects.entries[new]?.parent, equals: root)
  }

  @Test func theElementAtAPointIsTheInnermost() throws {
    let button = addButton("button", y: 50)
    var objects = AccessibilityObjects()
    read(&objects)
    let root = try require(objects.windows.first)
    let inside = CGPoint(x: 10, y: 60)
    expect(objects.number(at: inside, in: root), equals: objects.number(around: button))
    expect(objects.number(at: CGPoint(x: 150, y: 300), in: root), equals: root)
    expectNil(objects.number(at: CGPoint(x: 500, y: 500), in: root))
  }

  @Test func statesAndActionsAreThoseOfTheElement() throws {
    let button = addButton("like", y: 0)
    button.isSelected = true
    button.accessibilityExpandedStatus = .collapsed
    button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    var objects = AccessibilityObjects()
    read(&objects)
    let number = try require(objects.number(around: button))
    let node = try require(objects.entries[number]?.node)
    let states = node.states(isFocused: false, isActive: true)
    for state in [
      AccessibilityVocabulary.State.selected, .collapsed, .expandable, .enabled, .showing,
    ] {
      expect(states.contains(state))
    }
    expect(!states.contains(.focused))
    expect(node.actions.map(\.name), equals: ["click", "Share"])
    expect(node.interfaces, equals: ["Accessible", "Component", "Action"])
    button.isEnabled = false
    read(&objects)
    let disabled = try require(objects.entries[number]?.node)
    expect(!disabled.states(isFocused: false, isActive: true).contains(.sensitive))
    expect(disabled.actions.map(\.name), equals: ["Share"])
  }

  @Test func aMixedToggleIsIndeterminateAndSpeaksNoNumber() throws {
    let button = addButton("box", y: 0)
    button.accessibilityTraits = [.button, .toggleButton]
    button.accessibilityValue = "2"
    var objects = AccessibilityObjects()
    read(&objects)
    let number = try require(objects.number(around: button))
    let node = try require(objects.entries[number]?.node)
    let states = node.states(isFocused: false, isActive: true)
    expect(states.contains(.indeterminate))
    expect(states.contains(.checkable))
    expect(!states.contains(.checked))
    expect(node.spokenDescription, equals: "")
    button.accessibilityValue = "1"
    read(&objects)
    let on = try require(objects.entries[number]?.node)
    expect(!on.states(isFocused: false, isActive: true).contains(.indeterminate))
  }

  private final class Rated: UIButton, AXCustomContentProvider {
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test func detailsOfAnElementAreSpokenTheImportantOnesFirst() throws {
    let button = Rated(type: .system)
    button.setTitle("Rysy", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.accessibilityHint = "Opens the map"
    let height = AXCustomContent(label: "Height", value: "2,499 m")
    let rating = AXCustomContent(label: "Rating", value: "5")
    rating.importance = .high
    button.accessibilityCustomContent = [height, rating]
    window.addSubview(button)
    var objects = AccessibilityObjects()
    read(&objects)
    let number = try require(objects.number(around: button))
    let node = try require(objects.entries[number]?.node)
    expect(node.spokenDescription, equals: "Rating 5, Height 2,499 m, Opens the map")
  }

  @Test func aBridgeReturnsTheCurrentElements() throws {
    let button = addButton("before", y: 0)
    let bridge = AccessibilityBridge(headless.host, title: "Window")
    headless.frame()
    expect(bridge.interfaces("root"), equals: "Accessible Application Component")
    let number = try require(bridge.objects.number(around: button))
    button.setTitle("after", for: .normal)
    headless.frame()
    bridge.frameDidEnd()
    expect(bridge.interfaces(String(number)), equals: "Accessible Component Action")
    expect(bridge.objects.entries[number]?.node.label, equals: "after")
    expectNil(bridge.interfaces("4711"))
    expectNil(bridge.interfaces("no number"))
  }

  @Test(arguments: [
    (0 as UInt32, 1, "b"), (1, 4, "cd "), (1, 0, "ab "), (2, 4, "cd. "), (3, 8, "é語"),
  ])
  func textUnitsAreFoundAtTheirOffsets(_ granularity: UInt32, _ offset: Int, _ expected: String) {
    let words = granularity == 2 ? "ab! cd. é" : "ab cd \né語"
    let text = TypedText(scalars: Array(words.unicodeScalars), selection: 0..<0)
    let unit = text.unit(at: offset, granularity: granularity)
    let found = text.string(from: unit.lowerBound, to: unit.upperBound)
    expect(found, equals: (granularity == 2 ? " cd." : expected))
    expect(text.unit(at: 100, granularity: granularity).upperBound, equals: text.count)
    expect(text.string(from: -5, to: -1), equals: words)
  }
}
