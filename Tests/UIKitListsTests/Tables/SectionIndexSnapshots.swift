import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of the section index of a table.
@Suite struct SectionIndexSnapshots {
  private final class Names: UITableViewController {
    private let letters: [String]

    init(letters: [String]) {
      self.letters = letters
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    override func tableView(
      _ tableView: UITableView,
      numberOfRowsInSection section: Int
    ) -> Int { 2 }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(letters[indexPath.section]) \(indexPath.row + 1)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { letters[section] }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      [UITableView.indexSearch] + letters
    }
  }

  private static let latin = (65...90).map { String(UnicodeScalar(UInt8($0))) }

  private func check(_ name: String, _ traits: ScreenTraits, _ letters: [String], line: Int = #line)
  {
    let screen = Screen(traits: traits) { Names(letters: letters) }
    expectLook(screen, name, line: line)
  }

  @Test func lettersInTheLight() {
    check("letters", ScreenTraits(size: CGSize(width: 320, height: 480)), Self.latin)
  }

  @Test func lettersInTheDark() {
    let traits = ScreenTraits(size: CGSize(width: 320, height: 480), style: .dark)
    check("letters-dark", traits, Self.latin)
  }

  @Test func dotsWhereThereIsNoRoom() {
    check("dots", ScreenTraits(size: CGSize(width: 320, height: 260)), Self.latin)
  }

  @Test func lettersFromTheRight() {
    let traits = ScreenTraits(size: CGSize(width: 320, height: 480), isRightToLeft: true)
    check("letters-rtl", traits, ["ا", "ب", "ت", "ث", "ج", "ح", "خ", "د", "ذ", "ر"])
  }
}
