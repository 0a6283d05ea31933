import Expectations
import Foundation
import Testing
import UIKit

/// A view without a superview whose frame is not translated has the size of its constraints.
@MainActor @Suite struct RootViewSizeTests {
  let root = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
  let child = UIView()

  init() {
    root.translatesAutoresizingMaskIntoConstraints = false
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test func rootsAreSizedByTheirConstraints() {
    root.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    root.layoutIfNeeded()
    expect(root.frame, equals: CGRect(x: 5, y: 6, width: 40, height: 30))
  }

  @Test func aRootIsSizedByTheSubviewPinnedToItsEdges() {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expect(root.bounds.size, equals: CGSize(width: 70, height: 20))
    expect(child.frame, equals: CGRect(x: 10, y: 0, width: 50, height: 20))
  }

  @Test func aRootWithoutConstraintsOnItsSizeCollapses() {
    child.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    expect(root.bounds.size, equals: .zero)
    expect(child.bounds.width, equals: 50)
  }

  @Test func aChangedConstantChangesTheRoot() {
    let width = root.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 60
    root.layoutIfNeeded()
    expect(root.bounds.width, equals: 60)
  }

  @Test func setFramesLastUntilTheNextLayout() {
    root.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expect(root.bounds.width, equals: 40)
  }

  @Test func aRootThatTranslatesItsMaskKeepsItsFrame() {
    root.translatesAutoresizingMaskIntoConstraints = true
    child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    expect(root.bounds.size, equals: CGSize(width: 100, height: 100))
    expect(child.bounds.width, equals: 100)
  }

  @Test func fittingDoesNotChangeTheRoot() {
    root.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    let size = root.systemLayoutSizeFitting(CGSize(width: 0, height: 70))
    expect(size, equals: CGSize(width: 40, height: 70))
    expect(root.bounds.size, equals: CGSize(width: 40, height: 0))
  }
}
