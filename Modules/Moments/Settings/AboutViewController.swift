import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import MomentsLanguage
public import UIKit

/// The about screen: the app's version, and the third-party software that it contains.
public final class AboutViewController: ListViewController {
  private static let iconSide: CGFloat = 64

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - strings: The language of the screen's texts.
  ///   - version: The version that the screen names. References pass one of their own, so that a
  ///     release does not change them.
  ///   - open: Called with each route that the reader opens.
  public init(
    strings: Strings,
    version: String = AppVersion.current,
    open: @escaping (Route) -> Void
  ) {
    super.init(style: .table(.insetGrouped))
    title = strings.aboutTitle
    model = TableModel {
      Section(id: "app") {
        Row(
          TitleRow(
            strings.timelineTitle,
            id: "about.app",
            detail: strings.version(version) + "\n" + strings.aboutText,
            image: AppIcon.image(side: Self.iconSide, scale: 2),
            imageSide: Self.iconSide
          )
        )
      }
      Self.credits(strings.fontsTitle, "fonts", SoftwareCredit.fonts, open)
      Self.credits(strings.librariesTitle, "libraries", SoftwareCredit.libraries, open)
    }
  }

  private static func credits(
    _ title: String,
    _ id: ListItemID,
    _ credits: [SoftwareCredit],
    _ open: @escaping (Route) -> Void
  ) -> Section {
    Section(title, id: id) {
      for credit in credits {
        Row(
          TitleRow(
            credit.name,
            id: ListItemID("about.\(credit.name)"),
            detail: credit.license,
            role: .opens
          )
        )
        .accessory(credit.page == nil ? .none : .disclosureIndicator)
        .onSelect { _ in if let page = credit.page { open(.link(page)) } }
      }
    }
  }
}
