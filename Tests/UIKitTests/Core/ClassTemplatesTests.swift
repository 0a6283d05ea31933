import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Objects of classes that are known only when the program runs: those that inherit the initializer
/// they are made by, those that override it, and those that hide it.
@MainActor @Suite struct ClassTemplatesTests {
  // MARK: Inherited

  @Test func inheritedInitializersAreFound() throws {
    let cell = ClassTemplates.cell(of: InheritingCell.self, reuseIdentifier: "cell")
    expect(cell is InheritingCell && cell.reuseIdentifier == "cell")
    let header = ClassTemplates.headerFooter(of: InheritingHeader.self, reuseIdentifier: "header")
    expect(header is InheritingHeader && header.reuseIdentifier == "header")
    let size = CGSize(width: 30, height: 20)
    let view = ClassTemplates.reusableView(of: InheritingView.self, size: size)
    expect(view is InheritingView && view.bounds.size == size && !view.isHidden)
    let attributes = ClassTemplates.layoutAttributes(of: InheritingAttributes.self)
    expect(attributes is InheritingAttributes && !attributes.isHidden)
    let context = ClassTemplates.invalidationContext(of: InheritingContext.self)
    expect(context is InheritingContext && !context.invalidateEverything)
    let layer = ClassTemplates.layer(of: InheritingLayer.self)
    expect(layer is InheritingLayer && layer.name == nil)
    let copy = try require((layer as? InheritingLayer)?.presentation())
    expectNil(copy.name)
  }

  /// The properties of a subclass are there, and set.
  @Test func propertiesOfSubclassesHaveTheirValues() {
    let cell = ClassTemplates.cell(of: InheritingCell.self, reuseIdentifier: "cell")
    expect((cell as? InheritingCell)?.words, equals: ["a", "b"])
    let leaf = ClassTemplates.cell(of: LeafCell.self, reuseIdentifier: "cell")
    expect((leaf as? LeafCell)?.words == ["a", "b"] && (leaf as? LeafCell)?.number == 7)
  }

  @Test func ordinaryClassesNeedNoTemplate() {
    expect(type(of: ClassTemplates.layer(of: CALayer.self)) == CALayer.self)
    let attributes = ClassTemplates.layoutAttributes(of: UICollectionViewLayoutAttributes.self)
    expect(type(of: attributes) == UICollectionViewLayoutAttributes.self)
  }

  // MARK: Overridden

  @Test func overriddenInitializersAreCalled() throws {
    let cell = ClassTemplates.cell(of: OverridingCell.self, reuseIdentifier: "cell")
    expect((cell as? OverridingCell)?.mark, equals: "default cell")
    let leaf = ClassTemplates.cell(of: LeafOfOverridingCell.self, reuseIdentifier: "leaf")
    expect((leaf as? LeafOfOverridingCell)?.mark, equals: "default leaf")
    let header = ClassTemplates.headerFooter(of: OverridingHeader.self, reuseIdentifier: "header")
    expect((header as? OverridingHeader)?.mark, equals: "header")
    let view = ClassTemplates.reusableView(of: OverridingView.self, size: .zero)
    expect(view.tag, equals: 5)
    let attributes = ClassTemplates.layoutAttributes(of: OverridingAttributes.self)
    expect(attributes.zIndex, equals: 5)
    let context = ClassTemplates.invalidationContext(of: OverridingContext.self)
    expect(context.contentSizeAdjustment.width, equals: 5)
    let layer = ClassTemplates.layer(of: OverridingLayer.self)
    expect(layer.name, equals: "made")
    let copy = try require((layer as? OverridingLayer)?.presentation())
    expect(copy.name, equals: "copied")
  }

  @Test func viewsHaveLayersOfTheirClass() {
    expect(OverridingLayerView().layer is OverridingLayer)
  }

  // MARK: Appearance proxies and bars

  @Test func proxiesOfSubclassesThatInheritTheirInitializersAreMade() {
    expect(ClassTemplates.appearanceProxy(of: InheritingTable.self) is InheritingTable)
    expect(ClassTemplates.appearanceProxy(of: InheritingCollection.self) is InheritingCollection)
    expect(ClassTemplates.appearanceProxy(of: InheritingTextView.self) is InheritingTextView)
    expect(ClassTemplates.appearanceProxy(of: InheritingButton.self) is InheritingButton)
    expect(ClassTemplates.appearanceProxy(of: InheritingCell.self) is InheritingCell)
    expect(ClassTemplates.appearanceProxy(of: InheritingHeader.self) is InheritingHeader)
  }

  @Test func proxiesOfSubclassesThatOverrideTheirInitializersAreMadeByThem() {
    expect(ClassTemplates.appearanceProxy(of: OverridingTable.self).tag, equals: 5)
    expect(
      ClassTemplates.appearanceProxy(of: OverridingCollection.self).tag,
      equals: 5
    )
    expect(ClassTemplates.appearanceProxy(of: OverridingTextView.self).tag, equals: 5)
    expect(ClassTemplates.appearanceProxy(of: OverridingButton.self).tag, equals: 5)
  }

  @Test func barsOfSubclassesAreMade() {
    let bar: UINavigationBar = ClassTemplates.bar(of: OverridingBar.self)
    expect(bar is OverridingBar && bar.tag == 5)
    let plain: UINavigationBar = ClassTemplates.bar(of: UINavigationBar.self)
    expect(type(of: plain) == UINavigationBar.self)
  }

  // MARK: Hidden

  @Test func classesHidingTheInitializerTrap() async {
    func stops(_ result: ExitTest.Result?) {
      let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      expect(text.contains("Use of unimplemented initializer"))
    }
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = ClassTemplates.cell(of: HidingCell.self, reuseIdentifier: "cell")
        }
      }
    )
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ClassTemplates.reusableView(of: HidingView.self, size: .zero) }
      }
    )
    stops(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ClassTemplates.layer(of: HidingLayer.self) }
      }
    )
  }
}

// MARK: - Classes

private class InheritingCell: UITableViewCell {
  var words = ["a", "b"]
}

private final class LeafCell: InheritingCell {
  var number = 7
}

private final class InheritingHeader: UITableViewHeaderFooterView {}
private final class InheritingView: UICollectionViewCell {}
private final class InheritingAttributes: UICollectionViewLayoutAttributes {}
private final class InheritingContext: UICollectionViewLayoutInvalidationContext {}
private nonisolated final class InheritingLayer: CALayer {}

private class OverridingCell: UITableViewCell {
  var mark = ""

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mark = "\(style) \(reuseIdentifier ?? "")"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class LeafOfOverridingCell: OverridingCell {}

private final class OverridingHeader: UITableViewHeaderFooterView {
  var mark = ""

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    mark = reuseIdentifier ?? ""
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingAttributes: UICollectionViewLayoutAttributes {
  override init() {
    super.init()
    zIndex = 5
  }
}

private final class OverridingContext: UICollectionViewLayoutInvalidationContext {
  override init() {
    super.init()
    contentSizeAdjustment.width = 5
  }
}

private nonisolated final class OverridingLayer: CALayer {
  override init() {
    super.init()
    name = "made"
  }

  override init(layer: Any) {
    super.init(layer: layer)
    name = "copied"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingLayerView: UIView {
  override class var layerClass: AnyClass { OverridingLayer.self }
}

private final class InheritingTable: UITableView {}
private final class InheritingCollection: UICollectionView {}
private final class InheritingTextView: UITextView {}
private final class InheritingButton: UIButton {}

private final class OverridingTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingCollection: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingBar: UINavigationBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class HidingCell: UITableViewCell {
  init(number: Int) { super.init(style: .default, reuseIdentifier: "\(number)") }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class HidingView: UICollectionReusableView {
  init(number: Int) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private nonisolated final class HidingLayer: CALayer {
  init(number: Int) { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
