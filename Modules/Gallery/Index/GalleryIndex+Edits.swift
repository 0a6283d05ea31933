import DemoViewModels
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsThread
import UIKit

extension GalleryIndex {
  /// The edit history of a moment: its rows, and their screen.
  static var edits: [GalleryComponent] {
    [
      GalleryComponent("MomentVersionView", in: "MomentsThread") {
        let names = ["being sent", "poll", "warning", "photos", "original"]
        for (place, name) in names.enumerated() {
          GalleryState.row(
            name,
            { MomentVersionView(imageLoader: $0.imageLoader) },
            { DemoRows.versions($0.strings)[place] }
          )
        }
        GalleryState.row(
          "long",
          { MomentVersionView(imageLoader: $0.imageLoader) },
          { DemoRows.longVersion($0.strings) }
        )
      },
      GalleryComponent(screen: "EditsViewController", in: "MomentsThread") {
        for state in [GalleryListState.content, .loading, .empty, .failed, .pageFailed] {
          GalleryState.pushed(state.rawValue) { screen(state, $0) }
        }
      },
    ]
  }

  private static func screen(
    _ state: GalleryListState,
    _ environment: GalleryEnvironment
  ) -> UIViewController {
    let strings = environment.strings
    return EditsViewController(
      viewModel: DemoEditsViewModel(
        state.shown(DemoRows.versions(strings), fewer: 1),
        state: state.state(strings, failed: strings.editsFailedTitle),
        paging: state.paging(strings),
        language: environment.language
      ),
      imageLoader: environment.imageLoader
    )
  }
}
