import DesignKit
import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Closure-built lists in a collection.
@Suite struct CollectionModelTests {
  private func makeScreen(
    _ model: TableModel,
    _ traits: ScreenTraits = ScreenTraits(size: CGSize(width: 320, height: 480))
  ) -> (ListView, Screen) {
    let controller = ListViewController(model, style: .collection)
    return (controller.listView, Screen(traits: traits) { controller })
  }

  private func frame(_ person: Int, on screen: Screen) throws -> CGRect {
    let view = try require(try screen.view("name.\(person)").superview)
    return view.convert(view.bounds, to: nil)
  }

  @Test func rowsAreStackedWithTheirInsets() async throws {
    let insets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 30)
    let (list, screen) = makeScreen(
      TableModel {
        Section("People", TestPerson.people(1...3)) { Row(TestPersonView.self, $0) }
          .insets(insets)
          .spacing(5)
        Section { Row(TestPersonView.self, TestPerson(4)).height(70) }.footer("Four")
      }
    )
    await screen.settle()
    let first = try frame(1, on: screen)
    let second = try frame(2, on: screen)
    expect(first.minX == 20 && first.width == 270)
    expect(second.minY, equals: first.maxY + 5)
    let last = try frame(4, on: screen)
    expect(last.minY, equals: (try frame(3, on: screen)).maxY + 6)
    expect(last.height, equals: 70)
    expect(list.collectionView?.numberOfSections, equals: 2)
  }

  @Test func aGridHasColumnsAndInsets() async throws {
    let (_, screen) = makeScreen(
      TableModel {
        Section("People", TestPerson.people(1...5)) { Row(TestPersonView.self, $0) }
          .grid(columns: 3)
          .spacing(10)
          .insets(NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
      }
    )
    await screen.settle()
    let frames = try (1...5).map { try frame($0, on: screen) }
    expect(frames[0].minX, equals: 10)
    expect(abs(frames[0].width - 280 / 3), isBelow: 1)
    expect(frames[0].minY == frames[2].minY && frames[2].minX > frames[1].maxX)
    expect(frames[3].minX == frames[0].minX && frames[3].minY == frames[0].maxY + 10)
  }

  @Test func aGridHasAsManyColumnsAsFit() async throws {
    let (_, screen) = makeScreen(
      TableModel {
        Section("People", TestPerson.people(1...5)) { Row(TestPersonView.self, $0) }
          .grid(columnWidth: 90)
          .spacing(10)
          .insets(NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
      }
    )
    await screen.settle()
    // 300 points: three columns of 93 1/3 points, since four would be narrower than 90.
    expect(abs(try frame(1, on: screen).width - 280 / 3), isBelow: 1)
    try expect(frame(4, on: screen).minY, isAbove: frame(3, on: screen).minY)
    screen.change { $0.size.width = 640 }
    await screen.settle()
    try expect(frame(5, on: screen).minY, equals: frame(1, on: screen).minY)
    try expect(frame(5, on: screen).width, isAtLeast: 90)
  }

  @Test func theLastOfSeveralGridsCounts() async throws {
    let people = TestPerson.people(1...5)
    let (_, screen) = makeScreen(
      TableModel {
        Section("Width, then count", people.prefix(4)) { Row(TestPersonView.self, $0) }
          .grid(columnWidth: 300).grid(columns: 4)
        Section("Count, then width", people.suffix(1)) { Row(TestPersonView.self, $0) }
          .grid(columns: 4).grid(columnWidth: 300)
      }
    )
    await screen.settle()
    try expect(frame(1, on: screen).width, equals: 80)
    try expect(frame(5, on: screen).width, equals: 320)
  }

  @Test func selectionCallsTheNewestClosures() async throws {
    var received: [String] = []
    func model(_ state: String) -> TableModel {
      TableModel {
        Section(TestPerson.people(1...4)) { person in
          Row(TestPersonView.self, person)
            .onAction { _, person in received.append("\(state) follow \(person.id)") }
            .onSelect { received.append("\(state) select \($0.id)") }
        }
        .grid(columns: 2)
      }
    }
    let (list, screen) = makeScreen(model("old"))
    await screen.settle()
    list.model = model("new")
    await screen.settle()
    try await screen.tap("follow.3")
    let frame = try frame(2, on: screen)
    await screen.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
    expect(received, equals: ["new follow 3", "new select 2"])
  }

  @Test func aGridBecomesAListInPlace() async throws {
    func model(_ columns: Int) -> TableModel {
      TableModel {
        Section(TestPerson.people(1...4)) { Row(TestPersonView.self, $0) }.grid(columns: columns)
      }
    }
    let (list, screen) = makeScreen(model(2))
    await screen.settle()
    list.model = model(1)
    await screen.settle()
    try expect(frame(2, on: screen).minX, equals: frame(1, on: screen).minX)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func looks(style: UIUserInterfaceStyle) async {
    let (_, screen) = makeScreen(
      TableModel {
        Section("Photos of the week", TownsState.example.photos) { Row(PhotoTileView.self, $0) }
          .grid(columns: 3)
          .spacing(Spacing.small)
          .insets(
            NSDirectionalEdgeInsets(
              top: 0,
              leading: Spacing.large,
              bottom: Spacing.large,
              trailing: Spacing.large
            )
          )
        Section("Towns", TownsState.example.towns) { Row(TownView.self, $0).onSelect { _ in } }
          .footer("Weather of this morning")
        Section { SlidingRow(TagCardView.self, TownsState.exampleTags) }
      },
      ScreenTraits(size: CGSize(width: 390, height: 760), style: style)
    )
    await screen.settle()
    expectLook(screen, style == .dark ? "dark" : "light")
  }
}
