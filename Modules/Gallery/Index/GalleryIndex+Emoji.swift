import DemoViewModels
import Foundations
import MomentsComposer
import UIKit

extension GalleryIndex {
  /// The sheet of emoji: all emoji, search results, and no results.
  static var emojiPicker: GalleryComponent {
    GalleryComponent(screen: "EmojiPickerViewController", in: "MomentsComposer") {
      emojiPicker("content")
      emojiPicker("found", searching: "cat")
      emojiPicker("none", searching: "qqq")
    }
  }

  private static func emojiPicker(_ name: String, searching text: String = "") -> GalleryState {
    .presented(name) { environment in
      let viewModel = DemoEmojiPickerViewModel(
        custom: [
          (nil, ["cat", "dog"].map(DemoRows.emoji)), ("Foxes", ["fox"].map(DemoRows.emoji)),
        ],
        limit: 24,
        language: environment.language
      )
      viewModel.search(text)
      return EmojiPickerViewController(
        viewModel: viewModel,
        imageLoader: environment.imageLoader
      ) { _ in }.inSheet()
    }
  }
}
