import Expectations
import Foundation
import Testing
import UIKit

/// Open members of `UIView` can be overridden, and the system calls the override where Apple's
/// does.
@MainActor @Suite struct OverriddenViewTests {
  /// Records calls.
  private final class Recorder: UIView {
    var calls: [String] = []

    override func addConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("add")
      super.addConstraint(constraint)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("remove")
      super.removeConstraint(constraint)
    }

    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      calls.append("addGuide")
      super.addLayoutGuide(layoutGuide)
    }

    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      calls.append("removeGuide")
      super.removeLayoutGuide(layoutGuide)
    }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("addGesture")
      super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("removeGesture")
      super.removeGestureRecognizer(gestureRecognizer)
    }

    override func addInteraction(_ interaction: any UIInteraction) {
      calls.append("addInteraction")
      super.addInteraction(interaction)
    }

    override func removeInteraction(_ interaction: any UIInteraction) {
      calls.append("removeInteraction")
      super.removeInteraction(interaction)
    }

    override func setContentHuggingPriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("hug")
      super.setContentHuggingPriority(priority, for: axis)
    }

    override func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("resist")
      super.setContentCompressionResistancePriority(priority, for: axis)
    }

    override func endEditing(_ force: Bool) -> Bool {
      calls.append("endEditing")
      return super.endEditing(force)
    }

    override func updateConstraintsIfNeeded() {
      calls.append("update")
      super.updateConstraintsIfNeeded()
    }
  }

  @Test func activatingAConstraintAddsItToTheCommonAncestor() {
    let view = Recorder()
    let inner = UIView()
    view.addSubview(inner)
    let constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    constraint.isActive = true
    expect(view.calls, equals: ["add"])
    expect(view.constraints, equals: [constraint])
    constraint.isActive = false
    expect(view.calls, equals: ["add", "remove"])
    expect(view.constraints, satisfies: \.isEmpty)
    NSLayoutConstraint.activate([constraint])
    view.addConstraints([constraint])
    view.removeConstraints([constraint])
    expect(view.calls, equals: ["add", "remove", "add", "add", "remove"])
  }

  private final class Refusing: UIView {
    override func addConstraint(_ constraint: NSLayoutConstraint) {}
  }

  @Test func activationRespectsTheAddConstraintOverride() {
    let view = Refusing()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    expect(!constraint.isActive)
    expect(view.constraints, satisfies: \.isEmpty)
  }

  @Test func addingGuidesGesturesAndInteractionsCallsOverrides() {
    let view = Recorder()
    let guide = UILayoutGuide()
    guide.owningView = view
    guide.owningView = nil
    let tap = UITapGestureRecognizer()
    view.gestureRecognizers = [tap]
    view.gestureRecognizers = nil
    view.interactions = [UIEditMenuInteraction(delegate: nil)]
    view.interactions = []
    expect(
      view.calls,
      equals: [
        "addGuide", "removeGuide", "addGesture", "removeGesture", "addInteraction",
        "removeInteraction",
      ]
    )
  }

  @Test func movingAGestureCallsTheRemoveOverride() {
    let view = Recorder()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    UIView().addGestureRecognizer(tap)
    expect(view.calls, equals: ["addGesture", "removeGesture"])
  }

  /// Overrides hugging and compression resistance, regardless of the set values.
  private final class Stubborn: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { axis == .horizontal ? .required : .defaultLow }

    override func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { axis == .vertical ? UILayoutPriority(1) : .required }
  }

  @Test func layoutUsesOverriddenContentPriorities() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Stubborn()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = UILayoutPriority(999)
    let low = view.heightAnchor.constraint(equalToConstant: 10)
    low.priority = UILayoutPriority(2)
    NSLayoutConstraint.activate([wide, low])
    root.layoutIfNeeded()
    expect(view.bounds.width, equals: 40)
    expect(view.bounds.height, equals: 10)
  }

  /// Overrides `translatesAutoresizingMaskIntoConstraints`, regardless of the set value.
  private final class Untranslated: UIView {
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
  }

  @Test func layoutUsesTheOverriddenMaskTranslation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = Untranslated(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 20, y: 30, width: 40, height: 50))
  }

  /// Overrides the layout direction, regardless of its superviews.
  private final class Mirrored: UIView {
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
  }

  @Test func marginsUseTheOverriddenDirection() {
    let view = Mirrored()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 30,
      bottom: 0,
      trailing: 10
    )
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  }

  /// Takes no two touches, is tinted dimly, and has guides and coordinates of its own.
  private final class Odd: UIView {
    let inner = UILayoutGuide()

    override var layoutMarginsGuide: UILayoutGuide { inner }
    override var safeAreaLayoutGuide: UILayoutGuide { inner }
    override var readableContentGuide: UILayoutGuide { inner }
    override var layoutGuides: [UILayoutGuide] { [] }
    override var constraints: [NSLayoutConstraint] { [] }
    override var hasAmbiguousLayout: Bool { true }
    override var gestureRecognizers: [UIGestureRecognizer]? {
      get { [] }
      set {}
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode {
      get { .dimmed }
      set {}
    }
    override var isMultipleTouchEnabled: Bool {
      get { true }
      set {}
    }
    override var isExclusiveTouch: Bool {
      get { true }
      set {}
    }
    override var autoresizesSubviews: Bool {
      get { false }
      set {}
    }
    override var contentScaleFactor: CGFloat {
      get { 7 }
      set {}
    }
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
      get { false }
      set {}
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { .dark }
      set {}
    }
    override func constraintsAffectingLayout(
      for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] { [] }
    override func needsUpdateConstraints() -> Bool { true }
    override func isDescendant(of view: UIView) -> Bool { true }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 3 ? self : nil }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      CGPoint(x: 1, y: 2)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  @Test func simpleMembersCanBeOverridden() {
    let view: UIView = Odd()
    expect(view.layoutMarginsGuide, isSameAs: view.safeAreaLayoutGuide)
    expect(view.readableContentGuide, isSameAs: view.layoutMarginsGuide)
    view.addLayoutGuide(UILayoutGuide())
    expect(view.layoutGuides, satisfies: \.isEmpty)
    expect(view.hasAmbiguousLayout && view.needsUpdateConstraints())
    expect(view.constraintsAffectingLayout(for: .horizontal), satisfies: \.isEmpty)
    expect(view.isDescendant(of: UIView()))
    expect(view.contentScaleFactor, equals: 7)
    expect(view.isMultipleTouchEnabled && view.isExclusiveTouch)
    expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    expect(view.overrideUserInterfaceStyle, equals: .dark)
    expect(view.convert(CGPoint.zero, to: nil), equals: CGPoint(x: 1, y: 2))
    expect(view.convert(CGRect.zero, from: nil).width, equals: 3)
    let root = UIView()
    root.addSubview(view)
    expect(root.viewWithTag(3), isSameAs: view)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    expect(child.tintAdjustmentMode, equals: .dimmed)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.frame.size.width = 200
    expect(child.frame.width, equals: 10)
  }

  private final class Guide: UILayoutGuide {
    override var topAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  }

  @Test func guidesCanOverrideAnchors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = Guide()
    root.addLayoutGuide(guide)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.minY, equals: 30)
  }

  private final class List: UICollectionView {
    var calls: [String] = []
    override var isEditing: Bool {
      get { super.isEditing }
      set {
        calls.append("editing")
        super.isEditing = newValue
      }
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
      calls.append("begin")
      return false
    }
  }

  @Test func collectionViewsCanRefuseInteractiveMovement() {
    let list = List(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.isEditing = true
    expect(!list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    expect(list.calls, equals: ["editing", "begin"])
  }

  private final class Layout: UICollectionViewCompositionalLayout {
    override init(section: NSCollectionLayoutSection) { super.init(section: section) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Navigation: UINavigationController {
    var hasRoot = false
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      hasRoot = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func designatedInitializersCanBeOverridden() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    expectNil(Layout(section: NSCollectionLayoutSection(group: group)).collectionView)
    let root = UIViewController()
    let navigation = Navigation(rootViewController: root)
    expect(navigation.hasRoot)
    expect(navigation.viewControllers, equals: [root])
  }
}
