import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@Suite struct AccessibilityTreeTests {
  private let headless = HeadlessHost(size: CGSize(width: 200, height: 400))
  private let window: UIWindow
  private let root = UIView()

  init() {
    window = headless.makeWindow()
    root.frame = window.bounds
    window.addSubview(root)
  }

  private var text: String {
    headless.frame()
    return headless.run { AccessibilityDescription(of: window).text }
  }

  private func label(_ text: String?, _ frame: CGRect = .zero, in view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    (view ?? root).addSubview(label)
    return label
  }

  @Test func labelsButtonsAndFieldsAreElementsButImagesAreNot() {
    _ = label("Hello", CGRect(x: 0, y: 0, width: 100, height: 20))
    _ = label("", CGRect(x: 0, y: 20, width: 100, height: 20))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 40, width: 100, height: 44)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    let image = UIImageView(frame: CGRect(x: 0, y: 90, width: 50, height: 50))
    let named = UIImageView(frame: CGRect(x: 0, y: 150, width: 50, height: 50))
    named.isAccessibilityElement = true
    named.accessibilityLabel = "A cat"
    let field = UITextField(frame: CGRect(x: 0, y: 210, width: 100, height: 30))
    field.placeholder = "Server"
    let secret = UITextField(frame: CGRect(x: 0, y: 250, width: 100, height: 30))
    secret.accessibilityLabel = "Password"
    secret.isSecureTextEntry = true
    secret.text = "abc"
    for view in [button, image, named, field, secret] { root.addSubview(view) }
    expect(
      text,
      equals: """
        text "Hello" (0 0; 100 20)
        button "Send" [notEnabled] (0 40; 100 44)
        image "A cat" (0 150; 50 50)
        field "Server" (0 210; 100 30)
        passwordField "Password" = "•••" (0 250; 100 30)

        """
    )
  }

  @Test func hiddenAndTransparentViewsAreLeftOutAndAModalViewHidesItsSiblings() {
    _ = label("shown", CGRect(x: 0, y: 0, width: 100, height: 20))
    label("hidden", CGRect(x: 0, y: 20, width: 100, height: 20)).isHidden = true
    label("clear", CGRect(x: 0, y: 40, width: 100, height: 20)).alpha = 0
    let closed = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
    closed.accessibilityElementsHidden = true
    root.addSubview(closed)
    _ = label("inside", closed.bounds, in: closed)
    expect(text, equals: "text \"shown\" (0 0; 100 20)\n")

    let modal = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    modal.accessibilityViewIsModal = true
    root.addSubview(modal)
    _ = label("question", modal.bounds, in: modal)
    expect(text, equals: "dialog (0 100; 100 20)\n  text \"question\" (0 100; 100 20)\n")
  }

  @Test func elementsReplaceTheirSubviewsAndContainersSetTheOrder() {
    let whole = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    whole.isAccessibilityElement = true
    whole.accessibilityLabel = "Whole"
    whole.accessibilityTraits = .button
    root.addSubview(whole)
    _ = label("part", whole.bounds, in: whole)
    let container = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    root.addSubview(container)
    let first = label("first", CGRect(x: 0, y: 40, width: 100, height: 20), in: container)
    let second = UIAccessibilityElement(accessibilityContainer: container)
    second.accessibilityLabel = "second"
    second.accessibilityTraits = .header
    second.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 20)
    container.accessibilityElements = [first, second]
    expect(
      text,
      equals: """
        button "Whole" (0 0; 100 20)
        text "first" (0 90; 100 20)
        heading "second" (0 50; 100 20)

        """
    )
    expect(container.accessibilityElementCount(), equals: 2)
    expect(container.index(ofAccessibilityElement: second), equals: 1)
    expect(container.index(ofAccessibilityElement: whole), equals: NSNotFound)
    expect(container.accessibilityElement(at: 1) as AnyObject?, isSameAs: second)
    expectNil(container.accessibilityElement(at: 2))
  }

  @Test(arguments: [false, true])
  func readingOrderIsTopToBottomAndLeadingToTrailing(isRightToLeft: Bool) {
    root.shouldGroupAccessibilityChildren = true
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    _ = label("below", CGRect(x: 0, y: 40, width: 200, height: 20))
    _ = label("right", CGRect(x: 110, y: 0, width: 90, height: 20))
    // Two points of overlap are no overlap.
    _ = label("left", CGRect(x: 0, y: 1, width: 112, height: 40))
    let order = text.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    expect(
      order,
      equals: (isRightToLeft ? ["right", "left", "below"] : ["left", "right", "below"])
    )
  }

  @Test func groupsAreReadCompletely() {
    for (index, x) in [0, 100].enumerated() {
      let column = UIView(frame: CGRect(x: x, y: 0, width: 90, height: 100))
      column.shouldGroupAccessibilityChildren = index == 0 && root.tag == 0
      root.addSubview(column)
      _ = label("top\(index)", CGRect(x: 0, y: 0, width: 90, height: 20), in: column)
      _ = label("end\(index)", CGRect(x: 0, y: 50, width: 90, height: 20), in: column)
    }
    func order() -> [Substring] {
      text.split(separator: "\n").compactMap { $0.split(separator: "\"").dropFirst().first }
    }
    expect(order(), equals: ["top0", "end0", "top1", "end1"])
    root.subviews.first?.shouldGroupAccessibilityChildren = false
    expect(order(), equals: ["top0", "top1", "end0", "end1"])
  }

  @Test func cellsAreOneElementPlusTheirControls() {
    let table = AccessibleTable(frame: window.bounds)
    root.addSubview(table)
    expect(
      text,
      equals: """
        list (0 0; 200 400)
          heading "Section" (16 28; 168 21)
          cell "Ada, Hello 0" actions "Mute" (0 54; 200 60)
            button "Like" (120 54; 80 44)
          cell "Ada, Hello 1" actions "Mute" (0 114; 200 60)
            button "Like" (120 114; 80 44)

        """
    )
  }

  @Test func rowsWithASelectedTextAreReadAsSelected() {
    let table = AccessibleTable(frame: window.bounds)
    root.addSubview(table)
    headless.frame()
    let label = table.visibleCells.first?.contentView.subviews.first
    label?.accessibilityTraits = [.staticText, .selected]
    expect(text.contains("cell \"Ada, Hello 0\" [selected]"))
  }

  @Test func activatingAViewActsLikeATap() throws {
    var log: [String] = []
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    let tapped = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in log.append("tap") }
    tapped.addGestureRecognizer(tap)
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
    for view in [button, tapped, field] { root.addSubview(view) }
    headless.frame()
    headless.host.activate(button)
    headless.host.activate(tapped)
    headless.settle()
    expect(log, equals: ["button", "tap"])
    headless.host.activate(field)
    expect(field.isFirstResponder)
    let table = AccessibleTable(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    root.addSubview(table)
    headless.frame()
    let cell = try require(table.visibleCells.first)
    headless.host.activate(cell)
    expect(table.chosen, equals: [0])
  }

  @Test func offscreenElementsAreOmittedUntilScrolledToVisible() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    root.addSubview(scrollView)
    _ = label("top", CGRect(x: 0, y: 0, width: 100, height: 20), in: scrollView)
    let far = label("far", CGRect(x: 0, y: 900, width: 100, height: 20), in: scrollView)
    expect(text, equals: "scrollView (0 0; 200 100)\n  text \"top\" (0 0; 100 20)\n")
    headless.host.showOnScreen(far)
    expect(text, equals: "scrollView (0 0; 200 100)\n  text \"far\" (0 80; 100 20)\n")
  }

  @Test func escapeDismissesTheTopScreen() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: false)
    headless.frame()
    expect(text.contains("button \"Back\""))
    expect(headless.host.escape(from: navigation.navigationBar))
    expect(navigation.viewControllers.count, equals: 1)
    expect(!headless.host.escape(from: navigation.navigationBar))
  }

  @Test func aPostedNotificationReachesItsObservers() {
    var received: [String] = []
    UIAccessibility.setListener(
      { notification, argument in
        if notification == .announcement { received.append(argument as? String ?? "") }
      },
      of: window
    )
    UIAccessibility.post(notification: .announcement, argument: "Sent")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.setListener(nil, of: window)
    UIAccessibility.post(notification: .announcement, argument: "Nobody")
    expect(received, equals: ["Sent"])
  }

  @Test func accessibilityFramesAreInScreenCoordinates() {
    window.frame.origin = CGPoint(x: 5, y: 7)
    let view = label("here", CGRect(x: 10, y: 20, width: 30, height: 10))
    expect(view.accessibilityFrame, equals: CGRect(x: 15, y: 27, width: 30, height: 10))
    expect(view.accessibilityActivationPoint, equals: CGPoint(x: 30, y: 32))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
    expect(view.accessibilityFrame, equals: CGRect(x: 15, y: 27, width: 10, height: 10))
  }
}

/// Two rows with two labels and a button each, under a header.
private final class AccessibleTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var chosen: [Int] = []

  override init(frame: CGRect, style: UITableView.Style = .plain) {
    super.init(frame: frame, style: style)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for (index, words) in ["Ada", "Hello \(indexPath.row)"].enumerated() {
      let label = UILabel(frame: CGRect(x: 0, y: index * 20, width: 100, height: 20))
      label.text = words
      cell.contentView.addSubview(label)
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 120, y: 0, width: 80, height: 44)
    button.setTitle("Like", for: .normal)
    cell.contentView.addSubview(button)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let mute = UIContextualAction(style: .normal, title: "Mute") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [mute])
  }
}
