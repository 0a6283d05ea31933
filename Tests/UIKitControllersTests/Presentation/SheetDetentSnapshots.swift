import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of cards at their detents.
@MainActor @Suite struct SheetDetentSnapshots {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = traitCollection.layoutDirection == .rightToLeft ? "أماكن" : "Places"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { _ in }
      )
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
      cell.textLabel?.text = "\(isRightToLeft ? "مكان" : "Place") \(indexPath.row + 1)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func makeScreen(
    _ style: UIUserInterfaceStyle,
    isRightToLeft: Bool = false,
    size: CGSize = CGSize(width: 390, height: 844),
    prepare: (UISheetPresentationController) -> Void
  ) async -> Screen {
    let root = UIViewController()
    let screen = Screen(
      traits: ScreenTraits(
        size: size,
        style: style,
        isRightToLeft: isRightToLeft,
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      )
    ) {
      root.view.backgroundColor = .systemTeal
      return root
    }
    screen.perform {
      let sheet = UINavigationController(rootViewController: Rows(style: .plain))
      if let arranger = sheet.sheetPresentationController {
        arranger.detents = [.medium(), .large()]
        arranger.prefersGrabberVisible = true
        prepare(arranger)
      }
      root.present(sheet, animated: true)
    }
    await screen.settle()
    return screen
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func mediumAndLarge(style: UIUserInterfaceStyle) async {
    let look = style == .dark ? "dark" : "light"
    let screen = await makeScreen(style) { _ in }
    expectLook(screen, "medium-\(look)")
    await screen.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 260)) {
      expectLook(screen, "between-\(look)")
    }
    await screen.settle()
    let large = await makeScreen(style) { $0.selectedDetentIdentifier = .large }
    expectLook(large, "large-\(look)")
  }

  @Test func undimmedRightToLeft() async {
    let screen = await makeScreen(.light, isRightToLeft: true) {
      $0.largestUndimmedDetentIdentifier = .medium
      $0.preferredCornerRadius = 24
    }
    expectLook(screen, "undimmed-right-to-left")
  }
}
