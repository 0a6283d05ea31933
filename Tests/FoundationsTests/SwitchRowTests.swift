import DesignKit
import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import Foundations

/// Ready-made rows: titles, checkmarks, switches and buttons, in tables and collections.
@Suite struct SwitchRowTests {
  final class Log {
    var values: [Bool] = []
  }

  private func model(_ log: Log, isOn: Bool = false) -> TableModel {
    TableModel {
      Section("Reading") {
        Row("Units", detail: "Celsius", image: Icon.edit.image)
          .accessory(.disclosureIndicator)
          .onSelect { _ in }
        Row("Notify me", detail: "Of comments", isOn: isOn) { log.values.append($0) }
        Row("Autoplay", image: Icon.photo.image, isOn: true) { _ in }
      }
      Section("Language") {
        Row(TitleRow("English", role: .opens, isChosen: true))
        Row(TitleRow("العربية", role: .opens, isChosen: false))
      }
      Row("Try again", role: .command, image: Icon.retry.image) {}
      Row("Forget all", role: .destructive) {}
    }
  }

  private func screen(_ list: ListView, _ traits: ScreenTraits) -> Screen {
    Screen(traits: traits) {
      let controller = UIViewController()
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(list)
      return controller
    }
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let view = view as? View, !view.isHidden { return view }
    return view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test(arguments: [false, true])
  func aSwitchReportsChoicesAndFollowsItsModel(isCollection: Bool) async throws {
    let log = Log()
    let list = ListView(model(log), style: isCollection ? .collection : .table(.insetGrouped))
    let screen = screen(list, ScreenTraits(size: CGSize(width: 390, height: 600)))
    await screen.settle()
    let row = try screen.view("Notify me")
    let control = try require(find(UISwitch.self, in: row))
    expect(!control.isOn)
    let middle = control.convert(CGPoint(x: 25, y: 15), to: nil)
    await screen.tap(at: middle)
    await screen.settle()
    expect(log.values, equals: [true])
    expect(row.accessibilityTraits.contains(.selected))
    expect(row.accessibilityActivate())
    expect(log.values, equals: [true, false])
    // The value of the model takes effect.
    list.apply(model(log, isOn: true))
    await screen.settle()
    expect(control.isOn)
    expect(log.values, equals: [true, false])
  }

  @Test func aCollectionShowsTheAccessoriesOfItsRows() async throws {
    let list = ListView(model(Log()), style: .collection)
    let screen = screen(list, ScreenTraits(size: CGSize(width: 390, height: 600)))
    await screen.settle()
    let cells = try require(list.collectionView).visibleCells
      .compactMap { $0 as? BaseCollectionViewCell<TitleRowView> }
    let counts = cells.sorted { $0.frame.minY < $1.frame.minY }.map(\.accessories.count)
    expect(counts.first, equals: 1)
    expect(counts.dropFirst().allSatisfy { $0 == 0 })
    let units = try screen.view("Units")
    expect(units.convert(units.bounds, to: nil).maxX, isBelow: 390 - 16)
  }

  @Test(arguments: ["light", "dark", "largest", "arabic", "collection"])
  func stockRowsMatchTheirSnapshots(_ name: String) async {
    let traits = ScreenTraits(
      size: CGSize(width: 390, height: name == "largest" ? 1_500 : 620),
      style: name == "dark" ? .dark : .light,
      contentSize: name == "largest" ? .accessibilityExtraExtraExtraLarge : .large,
      isRightToLeft: name == "arabic"
    )
    let list = ListView(
      model(Log()),
      style: name == "collection" ? .collection : .table(.insetGrouped)
    )
    let screen = screen(list, traits)
    await screen.settle()
    expectLook(screen, name)
  }
}
