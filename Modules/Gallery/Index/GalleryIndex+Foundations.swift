import DemoViewModels
import DesignKit
import Foundation
import Foundations
import ListModel
import MomentsLanguage
import UIKit

extension GalleryIndex {
  /// The views of Foundations that are not lists.
  static var foundations: [GalleryComponent] {
    [
      GalleryComponent("AsyncImageView", in: "Foundations") {
        GalleryState("shown") { image("sea/4", $0.imageLoader) }
        GalleryState("loading") { _ in
          image("sea/4", ImageLoader(source: SlowImages()), isPainted: false)
        }
        GalleryState("failed") { image("nobody/1", $0.imageLoader, isPainted: false) }
        GalleryState("cropped around its focus") { environment in
          let view = image("portrait/hat-7", environment.imageLoader)
          // The face, below the middle of the head with its hat.
          view.focus = CGPoint(x: 0.5, y: 0.42)
          return view
        }
      },
      GalleryComponent("LinkLabel", in: "Foundations") {
        GalleryState("with links") { environment in
          let label = LinkLabel(frame: .zero)
          let text = NSMutableAttributedString(
            string: DemoRows.shortText(environment.strings) + " #ferry",
            attributes: [.font: Typography.body(), .foregroundColor: Palette.primaryText]
          )
          let link = NSRange(location: text.length - 6, length: 6)
          text.addAttribute(.foregroundColor, value: Palette.accent, range: link)
          label.numberOfLines = 0
          label.setText(text, links: [link])
          return label
        }
      },
      GalleryComponent("BannerView", in: "Foundations") {
        GalleryState("sign in again") {
          BannerView(text: $0.strings.signInAgain, actionTitle: $0.strings.signInTitle) {}
        }
      },
      GalleryComponent("ToastView", in: "Foundations") {
        GalleryState("message") { ToastView(text: $0.strings.likeRefused) }
        GalleryState("with a button") {
          ToastView(text: $0.strings.momentDeleted, actionTitle: $0.strings.undo)
        }
        GalleryState("long") {
          ToastView(text: $0.strings.timelinePreparingMessage, actionTitle: $0.strings.retry)
        }
      },
      GalleryComponent("ListMessageView", in: "Foundations") {
        GalleryState("empty") { environment in
          message {
            $0.show(
              ListEmptyMessage(
                title: environment.strings.emptyTimelineTitle,
                message: environment.strings.emptyTimelineMessage
              )
            )
          }
        }
        GalleryState("failed") { environment in
          message {
            $0.show(
              GalleryListState.failure(
                environment.strings.timelineFailedTitle,
                environment.strings
              )
            )
          }
        }
        GalleryState("failed for good") { environment in
          message {
            $0.show(
              ListFailure(
                title: environment.strings.timelineFailedTitle,
                message: "",
                retryTitle: nil
              )
            )
          }
        }
      },
      GalleryComponent("HairlineView", in: "Foundations") {
        GalleryState("line") { _ in HairlineView(frame: .zero) }
      },
      GalleryComponent("TitleRowView", in: "Foundations") {
        row("title") { TitleRow($0.strings.exploreTitle) }
        row("with a detail") {
          TitleRow($0.strings.exploreTitle, detail: DemoRows.shortText($0.strings))
        }
        row("with a symbol") {
          TitleRow($0.strings.exploreTitle, image: Icon.explore.image, role: .opens)
        }
        row("chosen") { TitleRow($0.strings.homeTitle, role: .opens, isChosen: true) }
        row("not chosen") { TitleRow($0.strings.localTitle, role: .opens, isChosen: false) }
        row("command") {
          TitleRow($0.strings.retry, image: Icon.retry.image, role: .command)
        }
        row("destructive") {
          TitleRow($0.strings.delete, image: Icon.delete.image, role: .destructive)
        }
        row("off") { TitleRow($0.strings.exploreTitle, isOn: false) }
        row("on") {
          TitleRow(
            $0.strings.exploreTitle,
            detail: DemoRows.shortText($0.strings),
            image: Icon.explore.image,
            isOn: true
          )
        }
        row("one line") { TitleRow(DemoRows.longText($0.strings), lines: 1) }
      },
      GalleryComponent("TextFieldRowView", in: "Foundations") {
        field("empty") { _ in "" }
        field("written") { $0.strings.exploreTitle }
        field("longer than the line") { DemoRows.longText($0.strings) }
      },
    ]
  }

  private static func row(_ name: String, _ row: @escaping (GalleryEnvironment) -> TitleRow)
    -> GalleryState
  {
    .row(name, { _ in TitleRowView() }, row)
  }

  private static func field(_ name: String, _ text: @escaping (GalleryEnvironment) -> String)
    -> GalleryState
  {
    let row = { (environment: GalleryEnvironment) in
      TextFieldRow(
        text(environment),
        id: ListItemID(name),
        placeholder: environment.strings.searchPlaceholder
      )
    }
    return .row(name, { _ in TextFieldRowView() }, row)
  }

  private static func image(
    _ subject: String,
    _ loader: ImageLoader,
    isPainted: Bool = true
  ) -> AsyncImageView {
    let view = AsyncImageView(frame: .zero)
    view.layer.cornerRadius = CornerRadius.medium
    view.constrain(.height(120))
    let address = "demo-art://\(subject)?w=640&h=\(isPainted ? 480 : 3)"
    guard let url = URL(string: address) else { return view }
    view.show(
      ImageRequest(url: url, size: CGSize(width: 358, height: 120), scale: 1),
      with: loader
    )
    return view
  }

  private static func message(_ show: (ListMessageView) -> Void) -> ListMessageView {
    let view = ListMessageView()
    show(view)
    return view
  }
}
