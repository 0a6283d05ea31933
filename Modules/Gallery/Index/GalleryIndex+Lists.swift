import DemoViewModels
import DesignKit
import Foundations
import ListModel
import MomentsLanguage
import UIKit

extension GalleryIndex {
  /// Lists in all states, and the controllers that are made of one.
  static var lists: [GalleryComponent] {
    [
      GalleryComponent("ListView", in: "Foundations") {
        for state in GalleryListState.allCases {
          GalleryState.filling(state.rawValue, height: 380) { environment in
            let list = ListView(viewModel(state, environment))
            list.register { TitleRowView() }
            return list
          }
        }
      },
      GalleryComponent(screen: "ListViewController", in: "Foundations") {
        GalleryState.pushed("table") { environment in
          ListViewController(viewModel(.content, environment)) { $0.register { TitleRowView() } }
        }
        GalleryState.pushed("collection") { environment in
          ListViewController(viewModel(.content, environment), style: .collection) {
            $0.register { TitleRowView() }
          }
        }
      },
      GalleryComponent(screen: "TableModel", in: "Foundations") {
        GalleryState.pushed("grouped table") {
          ListViewController(model($0.strings), style: .table(.insetGrouped))
        }
        GalleryState.pushed("collection") {
          ListViewController(model($0.strings), style: .collection)
        }
      },
      GalleryComponent(screen: "KeyboardShortcutsViewController", in: "Foundations") {
        GalleryState.presented("shortcuts") { environment in
          let strings = environment.strings
          return KeyboardShortcutsViewController(
            title: strings.shortcutsTitle,
            closeTitle: strings.shortcutsClose,
            groups: [
              .init(
                strings.shortcutsOfScreen,
                [
                  KeyboardShortcut(strings.like, "l") {},
                  KeyboardShortcut(strings.reply, "r") {},
                ]
              ),
              .init(
                strings.shortcutsOfApp,
                [
                  KeyboardShortcut(strings.exploreTitle, "2", .control) {},
                  KeyboardShortcut(strings.close, .code(.keyboardEscape)) {},
                ]
              ),
            ]
          ).inSheet()
        }
      },
    ]
  }

  private static func viewModel(_ state: GalleryListState, _ environment: GalleryEnvironment)
    -> DemoListScreen
  {
    let strings = environment.strings
    let titles = [strings.homeTitle, strings.localTitle, strings.publicTitle]
    let rows = titles.map { TitleRow($0, detail: DemoRows.shortText(strings), role: .opens) }
    return DemoListScreen(
      state.hasRows ? [ListSection(id: "rows", rows: rows)] : [],
      state: state.state(strings),
      paging: state.paging(strings),
      language: environment.language
    )
  }

  /// A screen of settings, of every kind of stock row.
  private static func model(_ strings: Strings) -> TableModel {
    TableModel {
      Section(strings.timelinesTitle) {
        Row(strings.homeTitle, detail: DemoRows.shortText(strings), image: Icon.edit.image)
          .accessory(.disclosureIndicator)
          .onSelect { _ in }
        Row(strings.localTitle, detail: strings.emptyTimelineTitle)
      }
      Section(strings.exploreTitle, ["en", "zh-Hans", "ar"]) { tag in
        Row(TitleRow(tag, role: .opens, isChosen: tag == "en")).onSelect { _ in }
      }
      .footer(DemoRows.shortText(strings))
      Section {
        Row(strings.follow, role: .command, image: Icon.add.image) {}
        Row(strings.delete, role: .destructive) {}
      }
    }
  }
}
