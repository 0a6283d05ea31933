import DesignKit
import Foundations
import MomentsLanguage
import UIKit

extension GalleryIndex {
  /// The tokens of DesignKit, and the views that use them.
  static var design: [GalleryComponent] {
    [
      GalleryComponent("Palette", in: "DesignKit") {
        GalleryState("all colors") { Specimens.palette(width: $0.width) }
      },
      GalleryComponent("Typography", in: "DesignKit") {
        GalleryState("all styles") { Specimens.typography($0.strings.timelinePreparingTitle) }
      },
      GalleryComponent("Icon", in: "DesignKit") {
        GalleryState("all icons") { Specimens.icons(width: $0.width) }
      },
      GalleryComponent("Spacing and corners", in: "DesignKit") {
        GalleryState("spacings") { _ in Specimens.spacings() }
        GalleryState("corner radii") { _ in Specimens.corners() }
      },
      GalleryComponent("Avatar", in: "DesignKit") {
        GalleryState("sizes") { environment in
          Specimens.line(
            [Metrics.profileAvatar, Metrics.avatar, Metrics.commentAvatar, Metrics.likerAvatar]
              .map { Specimens.avatar(side: $0, environment.imageLoader) }
          )
        }
        GalleryState("without a picture") { environment in
          Specimens.line([Specimens.avatar(side: Metrics.avatar, nil)])
        }
      },
      GalleryComponent("Buttons", in: "DesignKit") {
        GalleryState("capsule") { environment in
          Specimens.button(environment.strings.retry) { $0.styleAsCapsule() }
        }
        GalleryState("text") { environment in
          Specimens.button(environment.strings.fullText) { $0.styleAsText() }
        }
        GalleryState("counter") { environment in
          Specimens.button(environment.strings.compactNumber(4)) {
            $0.styleAsCounter(icon: Icon.comment.image)
          }
        }
        GalleryState("favorite") { environment in
          Specimens.button(environment.strings.compactNumber(12)) { $0.styleAsFavorite() }
        }
        GalleryState("favorite, chosen") { environment in
          Specimens.button(environment.strings.compactNumber(13)) {
            $0.styleAsFavorite()
            $0.isSelected = true
          }
        }
      },
    ]
  }
}
