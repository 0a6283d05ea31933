import Expectations
import Testing
import UIKit

/// Appearance proxies of UIKit's own classes; every test has its own subclasses.
@MainActor @Suite struct AppearanceControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func switchesAndSliders() {
    final class Switch: UISwitch {}
    final class Slider: UISlider {}
    Switch.appearance().onTintColor = .red
    Switch.appearance().thumbTintColor = .green
    Slider.appearance().minimumTrackTintColor = .red
    Slider.appearance().maximumTrackTintColor = .blue
    let (toggle, slider) = (Switch(), Slider())
    window.addSubview(toggle)
    window.addSubview(slider)
    expect(toggle.onTintColor, equals: .red)
    expect(toggle.thumbTintColor, equals: .green)
    expect(slider.minimumTrackTintColor, equals: .red)
    expect(slider.maximumTrackTintColor, equals: .blue)
  }

  @Test func progressPagesAndWheels() {
    final class Progress: UIProgressView {}
    final class Pages: UIPageControl {}
    final class Wheel: UIActivityIndicatorView {}
    Progress.appearance().progressTintColor = .red
    Progress.appearance().trackTintColor = .gray
    Pages.appearance().currentPageIndicatorTintColor = .blue
    Wheel.appearance().color = .green
    let (progress, pages, wheel) = (Progress(), Pages(), Wheel(style: .large))
    for view in [progress, pages, wheel] { window.addSubview(view) }
    expect(progress.progressTintColor, equals: .red)
    expect(progress.trackTintColor, equals: .gray)
    expect(pages.currentPageIndicatorTintColor, equals: .blue)
    expect(wheel.color, equals: .green)
    expect(wheel.style, equals: .large)
  }

  @Test func settersWithArgumentsAreDistinguished() {
    final class Segments: UISegmentedControl {}
    Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let segments = Segments(items: ["One", "Two"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    window.addSubview(segments)
    let normal = segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    let selected = segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
    expect(normal, equals: .red)
    expect(selected, equals: .green)
  }

  @Test func tablesAndTheirCells() {
    final class Table: UITableView {}
    final class Cell: UITableViewCell {}
    Table.appearance().separatorColor = .red
    Table.appearance().sectionIndexColor = .blue
    Cell.appearance().backgroundColor = .yellow
    UILabel.appearance(whenContainedInInstancesOf: [Cell.self]).textColor = .purple
    let source = Source { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Row"
      return cell
    }
    let table = Table(frame: window.bounds, style: .insetGrouped)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    expect(table.separatorColor, equals: .red)
    expect(table.sectionIndexColor, equals: .blue)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    expect(cell?.backgroundColor, equals: .yellow)
    expect(cell?.textLabel?.textColor, equals: .purple)
  }

  @Test func fieldsAndSearchBars() {
    final class Field: UITextField {}
    final class Search: UISearchBar {}
    Field.appearance().textColor = .red
    Search.appearance().barTintColor = .green
    UITextField.appearance(whenContainedInInstancesOf: [Search.self]).backgroundColor = .yellow
    let (field, search) = (Field(), Search())
    window.addSubview(field)
    window.addSubview(search)
    expect(field.textColor, equals: .red)
    expect(search.barTintColor, equals: .green)
    expect(search.searchTextField.backgroundColor, equals: .yellow)
  }

  @Test func buttons() {
    final class Button: UIButton {}
    Button.appearance().setTitleColor(.red, for: .normal)
    let button = Button(frame: .zero)
    window.addSubview(button)
    expect(button.titleColor(for: .normal), equals: .red)
  }
}

/// One row, made by a closure.
private final class Source: NSObject, UITableViewDataSource {
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  init(_ cell: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.cell = cell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(tableView, indexPath) }
}
