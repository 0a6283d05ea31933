import Foundation

// What the back button shows: its image, and as many words as there is room for.

/// The words that a back button may show, and what was made of them.
struct BackButtonWords: Equatable {
  /// The words, those first that are to be shown where they fit.
  var candidates: [String] = []
  /// Those that are shown.
  var shown: String?
  /// The room for which they were chosen, in points; nil before there was a layout.
  var room: CGFloat?
}

extension UINavigationBar {
  /// The room between image and words of the back button, in points.
  private static let backTitleGap: CGFloat = 5

  /// Shows image and words of the back button as bar and item have them.
  func showBackButton() {
    guard let backItem else { return }
    let shown = shownAppearance
    let item = backItem.backBarButtonItem
    let isOwn = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    let image =
      item?.image ?? shown?.backIndicatorImage ?? (shown == nil && isOwn ? backIndicatorImage : nil)
    backButton.setImage(image ?? UIImage(systemName: "chevron.left"), for: .normal)
    let words = AccessibilityWords(of: self)
    let candidates = item?.image == nil ? backItem.backButtonTitles(generic: words.back) : []
    if candidates != backWords.candidates {
      backWords = BackButtonWords(candidates: candidates, shown: candidates.first)
    }
    // Words in another font take other room.
    backWords.room = nil
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

  /// Shows the first words that fit beside the title; none where none do.
  ///
  /// - Parameter room: How wide the button may be, in points.
  func fitBackButton(in room: CGFloat) {
    guard !backWords.candidates.isEmpty, backWords.room != room else { return }
    backWords.room = room
    for title in backWords.candidates {
      showWords(title)
      if backButton.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width <= room {
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
  /// The words of the back button that leads to this item, those first that are to be shown where
  /// they fit.
  func backButtonTitles(generic: String) -> [String] {
    switch backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [generic]
    case .default:
      // Empty words that somebody gave it are meant.
      let given = backBarButtonItem?.title ?? backButtonTitle
      if given?.isEmpty == true { return [] }
      let own = [given ?? title ?? ""].filter { !$0.isEmpty && $0 != generic }
      return own + [generic]
    }
  }
}
