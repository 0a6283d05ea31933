import DemoViewModels
import DesignKit
import Foundations
import ListModel
import MomentsComponents
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

extension GalleryIndex {
  /// Components shared by several screens of Moments.
  static var parts: [GalleryComponent] {
    [
      GalleryComponent("FollowButton", in: "MomentsComponents") {
        for kind in [FollowButtonState.Kind.follow, .requested, .following, .loading] {
          GalleryState("\(kind)") { environment in
            let button = FollowButton(frame: .zero)
            button.update(with: FollowButtonState(kind: kind, strings: environment.strings))
            return Specimens.line([button])
          }
        }
      },
      GalleryComponent("LinkPreviewView", in: "MomentsComponents") {
        for (place, name) in ["picture", "Chinese", "no picture"].enumerated() {
          for isCard in [false, true] {
            GalleryState(isCard ? "\(name), card" : name) { environment in
              let view = LinkPreviewView(
                .init(isCard: isCard),
                imageLoader: environment.imageLoader
              )
              view.update(with: DemoRows.links(environment.strings)[place].preview)
              return view
            }
          }
        }
      },
      GalleryComponent("QuotedMomentView", in: "MomentsComponents") {
        for kind in DemoRows.QuotedKind.allCases {
          GalleryState(kind.rawValue) { environment in
            let view = QuotedMomentView(imageLoader: environment.imageLoader)
            view.update(with: DemoRows.quoted(kind, environment.strings))
            return view
          }
        }
      },
      GalleryComponent("PollView", in: "MomentsComponents") {
        for stage in DemoRows.PollStage.allCases {
          GalleryState(stage.rawValue) { environment in
            let view = PollView()
            view.update(
              with: DemoRows.poll(stage, environment.strings),
              identifier: stage.rawValue
            )
            return view
          }
        }
      },
      GalleryComponent("LikersView", in: "MomentsComponents") {
        for count in [3, 1_204] {
          GalleryState("\(count) likers") { environment in
            let likes = DemoRows.likes(count, isLiked: count > 3, environment.strings)
            let view = LikersView(imageLoader: environment.imageLoader)
            view.update(people: likes.people, text: likes.peopleText)
            view.prepareForLayout(width: environment.width - 2 * GalleryExample.margin)
            return view
          }
        }
      },
      GalleryComponent("ContentWarningView", in: "MomentsComponents") {
        GalleryState("concealed") { warning($0.strings, isRevealed: false) }
        GalleryState("revealed") { warning($0.strings, isRevealed: true) }
        GalleryState("a remark") { environment in
          let view = ContentWarningView(frame: .zero)
          view.update(
            text: RichText(environment.strings.placeholder(.deleted)),
            buttonTitle: nil,
            icon: .concealed,
            identifier: "warning"
          )
          return view
        }
      },
      GalleryComponent("TranslationNoteView", in: "MomentsComponents") {
        for (place, name) in ["being translated", "translated", "nobody says by whom"].enumerated()
        {
          GalleryState(name) { environment in
            let view = TranslationNoteView()
            view.show(DemoRows.translationNotes(environment.strings)[place], identifier: name)
            return view
          }
        }
      },
      GalleryComponent("PhotoGridView", in: "MomentsComponents") {
        for count in [1, 2, 3, 4, 6, 9, 14] {
          GalleryState("\(count) photos") { environment in
            let view = PhotoGridView(imageLoader: environment.imageLoader)
            let photos = DemoRows.photos(count)
            view.update(
              with: photos,
              of: "grid",
              hiddenCount: max(0, count - 9),
              identifier: "grid"
            )
            return view
          }
        }
      },
      GalleryComponent("PhotoGridView with media", in: "MomentsComponents") {
        for row in DemoRows.momentsWithMedia(Strings(.english)) {
          GalleryState(row.id.description) { environment in
            let view = PhotoGridView(imageLoader: environment.imageLoader)
            let rows = DemoRows.momentsWithMedia(environment.strings)
            let photos = rows.first { $0.id == row.id }?.photos ?? []
            view.update(with: photos, of: "grid", identifier: "grid")
            return view
          }
        }
        GalleryState("films without posters") { environment in
          let view = PhotoGridView(imageLoader: environment.imageLoader)
          let films = [ImageReference.Media.Kind.film, .loop].compactMap {
            DemoRows.media($0, hasPoster: false, environment.strings)
          }
          view.update(with: films, of: "grid", identifier: "grid")
          return view
        }
      },
      GalleryComponent("NewRowsPill", in: "MomentsComponents") {
        GalleryState.filling("from above", height: 88) {
          pill(.newer, comesFromAbove: true, $0.strings.newMoments(3))
        }
        GalleryState.filling("from below", height: 88) {
          pill(.further, comesFromAbove: false, $0.strings.newComments(12))
        }
      },
      GalleryComponent("ScrimView", in: "MomentsComponents") {
        GalleryState("over a picture") { environment in
          let ground = Specimens.box(Palette.accent, height: 96)
          let scrim = ScrimView(frame: .zero)
          ground.addSubview(scrim)
          scrim.constrain(.edges)
          return ground
        }
      },
    ]
  }

  private static func warning(_ strings: Strings, isRevealed: Bool) -> UIView {
    let view = ContentWarningView(frame: .zero)
    view.show(
      MomentRow.ContentWarning(
        text: RichText(DemoRows.shortText(strings)),
        isRevealed: isRevealed,
        buttonTitle: isRevealed ? strings.hideContent : strings.showContent
      ),
      identifier: "warning"
    )
    return view
  }

  private static func pill(_ icon: Icon, comesFromAbove: Bool, _ title: String) -> UIView {
    let ground = UIView()
    let pill = NewRowsPill(icon: icon, comesFromAbove: comesFromAbove, identifier: "pill")
    pill.float(over: ground)
    pill.constrain(.centerY.equal(to: ground))
    pill.show(title)
    return ground
  }
}
