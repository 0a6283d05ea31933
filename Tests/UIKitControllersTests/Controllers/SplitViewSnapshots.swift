import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of split views.
@MainActor @Suite struct SplitViewSnapshots {
  private final class Names: UITableViewController {
    var names: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  private func check(
    _ name: String,
    _ traits: ScreenTraits,
    line: Int = #line,
    _ make: @MainActor () -> UISplitViewController
  ) async {
    let screen = Screen(traits: traits) { make() }
    await screen.settle()
    expectLook(screen, name, as: .image, line: line)
  }

  private func message(_ title: String) -> UIViewController {
    let message = UIViewController()
    message.title = title
    message.view.backgroundColor = .secondarySystemBackground
    return message
  }

  private func check(
    _ name: String,
    _ style: UISplitViewController.Style,
    _ traits: ScreenTraits,
    line: Int = #line,
    prepare: (UISplitViewController) -> Void = { _ in }
  ) async {
    let isArabic = traits.isRightToLeft
    await check(name, traits, line: line) {
      let split = UISplitViewController(style: style)
      let boxes = Names(style: .plain)
      boxes.title = isArabic ? "الصناديق" : "Mailboxes"
      boxes.names = isArabic ? ["الوارد", "المسودات", "المرسل"] : ["Inbox", "Drafts", "Sent"]
      split.setViewController(boxes, for: .primary)
      if style == .tripleColumn {
        let messages = Names(style: .plain)
        messages.title = isArabic ? "الوارد" : "Inbox"
        messages.names = (1...12).map { isArabic ? "رسالة \($0)" : "Message \($0)" }
        split.setViewController(messages, for: .supplementary)
      }
      split.setViewController(message(isArabic ? "رسالة" : "Message"), for: .secondary)
      prepare(split)
      return split
    }
  }

  private func traits(
    _ width: CGFloat,
    _ style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false
  ) -> ScreenTraits {
    ScreenTraits(
      size: CGSize(width: width, height: 500),
      style: style,
      isRightToLeft: isRightToLeft
    )
  }

  @Test func wide() async {
    await check("double-light", .doubleColumn, traits(900))
    await check("double-dark", .doubleColumn, traits(900, .dark))
    await check("triple-right-to-left", .tripleColumn, traits(1200, isRightToLeft: true))
  }

  @Test func over() async {
    await check("over", .doubleColumn, traits(700)) { $0.preferredDisplayMode = .oneOverSecondary }
  }

  /// The classic interface, whose controllers are in navigation controllers of the program's.
  private func checkClassic(_ name: String, _ traits: ScreenTraits, line: Int = #line) async {
    await check(name, traits, line: line) {
      let split = UISplitViewController()
      let boxes = Names(style: .plain)
      boxes.title = "Mailboxes"
      boxes.names = ["Inbox", "Drafts", "Sent"]
      let message = message("Message")
      message.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      message.navigationItem.leftItemsSupplementBackButton = true
      split.viewControllers = [boxes, message].map(UINavigationController.init(rootViewController:))
      return split
    }
  }

  @Test func classic() async {
    await checkClassic("classic-wide-light", traits(900))
    await checkClassic("classic-wide-dark", traits(900, .dark))
    await checkClassic("classic-narrow", traits(390))
  }

  @Test func narrow() async { await check("narrow", .tripleColumn, traits(390)) }
}
