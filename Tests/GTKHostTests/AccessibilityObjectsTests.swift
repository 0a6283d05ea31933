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
    let root = try #require(objects.windows.first)
    let (one, two) = (objects.number(around: first), objects.number(around: second))
    #expect(objects.children(of: root) == [one, two].compactMap { $0 })
    #expect(objects.children(of: AccessibilityObjects.root) == [root])

    let third = addButton("third", y: 0)
    first.removeFromSuperview()
    read(&objects)
    #expect(objects.number(around: second) == two)
    #expect(objects.children(of: root)?.count == 2)
    #expect(one.flatMap { objects.entries[$0] } == nil)
    let new = try #require(objects.number(around: third))
    #expect(new != one)
    #expect(objects.entries[new]?.index == 0)
    #expect(objects.entries[new]?.parent == root)
  }

  @Test func theElementAtAPointIsTheInnermost() throws {
    let button = addButton("button", y: 50)
    var objects = AccessibilityObjects()
    read(&objects)
    let root = try #require(objects.windows.first)
    let inside = CGPoint(x: 10, y: 60)
    #expect(objects.number(at: inside, in: root) == objects.number(around: button))
    #expect(objects.number(at: CGPoint(x: 150, y: 300), in: root) == root)
    #expect(objects.number(at: CGPoint(x: 500, y: 500), in: root) == nil)
  }

  @Test func statesAndActionsAreThoseOfTheElement() throws {
    let button = addButton("like", y: 0)
    button.isSelected = true
    button.accessibilityExpandedStatus = .collapsed
    button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    var objects = AccessibilityObjects()
    read(&objects)
    let number = try #require(objects.number(around: button))
    let node = try #require(objects.entries[number]?.node)
    let states = node.states(isFocused: false, isActive: true)
    for state in [
      AccessibilityVocabulary.State.selected, .collapsed, .expandable, .enabled, .showing,
    ] {
      #expect(states.contains(state))
    }
    #expect(!states.contains(.focused))
    #expect(node.actions.map(\.name) == ["click", "Share"])
    #expect(node.interfaces == ["Accessible", "Component", "Action"])
    button.isEnabled = false
    read(&objects)
    let disabled = try #require(objects.entries[number]?.node)
    #expect(!disabled.states(isFocused: false, isActive: true).contains(.sensitive))
    #expect(disabled.actions.map(\.name) == ["Share"])
  }

  @Test func aBridgeReturnsTheCurrentElements() throws {
    let button = addButton("before", y: 0)
    let bridge = AccessibilityBridge(headless.host, title: "Window")
    headless.frame()
    #expect(bridge.interfaces("root") == "Accessible Application Component")
    let number = try #require(bridge.objects.number(around: button))
    button.setTitle("after", for: .normal)
    headless.frame()
    bridge.frameDidEnd()
    #expect(bridge.interfaces(String(number)) == "Accessible Component Action")
    #expect(bridge.objects.entries[number]?.node.label == "after")
    #expect(bridge.interfaces("4711") == nil)
    #expect(bridge.interfaces("no number") == nil)
  }

  @Test(arguments: [
    (0 as UInt32, 1, "b"), (1, 4, "cd "), (1, 0, "ab "), (2, 4, "cd. "), (3, 8, "é語"),
  ])
  func textUnitsAreFoundAtTheirOffsets(_ granularity: UInt32, _ offset: Int, _ expected: String) {
    let words = granularity == 2 ? "ab! cd. é" : "ab cd \né語"
    let text = TypedText(scalars: Array(words.unicodeScalars), selection: 0..<0)
    let unit = text.unit(at: offset, granularity: granularity)
    let found = text.string(from: unit.lowerBound, to: unit.upperBound)
    #expect(found == (granularity == 2 ? " cd." : expected))
    #expect(text.unit(at: 100, granularity: granularity).upperBound == text.count)
    #expect(text.string(from: -5, to: -1) == words)
  }
}
