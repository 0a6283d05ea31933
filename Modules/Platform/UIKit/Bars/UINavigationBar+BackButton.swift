import Foundation

// The content of the back button: its image, and the longest title that fits.

/// The possible titles of a back button, and the one that was chosen.
struct BackButtonWords: Equatable {
  /// The possible titles, in order of preference.
  var candidates: [String] = []
  /// The title that is shown.
  var shown: String?
  /// The width for which it was chosen, in points; nil before the first layout.
  var space: CGFloat?
}

extension UINavigationBar {
  /// The gap between image and title of the back button, in points.
  private static let backTitleGap: CGFloat = 5

  /// Shows image and title of the back button as specified by bar and item.
  func showBackButton() {
    guard let backItem else { return }
    let shown = shownAppearance
    let item = backItem.backBarButtonItem
    let isOwn = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    let image =
      item?.image ?? shown?.backIndicatorImage ?? (shown == nil && isOwn ? backIndicatorImage : nil)
    backButton.setImage(image ?? UIImage(systemName: "chevron.backward"), for: .normal)
    let words = SystemWords(of: self)
    let candidates = item?.image == nil ? backItem.backButtonTitles(generic: words.back) : []
    if candidates != backWords.candidates {
      backWords = BackButtonWords(candidates: candidates, shown: candidates.first)
    }
    // The width depends on the font.
    backWords.space = nil
    showBackButtonTitle()
    setNeedsLayout()
  }

  private func showBackButtonTitle() {
    let title = backWords.shown
    backButton.setTitle(title, for: .normal)
    let style = BarButtonStyle(
      appearance: shownAppearance?.shownBackButtonAppearance,
      own: shownBackItem.titleAttributes,
      look: shownBackItem.backLook,
      titleGap: title == nil ? 0 : isRightToLeft ? -Self.backTitleGap : Self.backTitleGap
    )
    guard !style.isEmpty || isBackStyled else { return }
    style.show(title, on: backButton, wasStyled: isBackStyled)
    isBackStyled = !style.isEmpty
  }

  /// Shows the first title that fits beside the bar's title, or none.
  ///
  /// - Parameter space: The maximum width of the button, in points.
  func fitBackButton(in space: CGFloat) {
    guard !backWords.candidates.isEmpty, backWords.space != space else { return }
    backWords.space = space
    for title in backWords.candidates {
      showWords(title)
      if backButton.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width <= space
      {
        return
      }
    }
    showWords(nil)
  }

  private func showWords(_ title: String?) {
    guard title != backWords.shown else { return }
    backWords.shown = title
    showBackButtonTitle()
  }
}

extension UINavigationItem {
  /// The possible titles of the back button that leads to this item, in order of preference.
  func backButtonTitles(generic: String) -> [String] {
    switch backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [generic]
    case .default:
      // An empty title that was set explicitly means no title.
      let given = backBarButtonItem?.title ?? backButtonTitle
      if given?.isEmpty == true { return [] }
      let own = [given ?? title ?? ""].filter { !$0.isEmpty && $0 != generic }
      return own + [generic]
    }
  }
}
