import UIKit

extension BaseViewController {
  /// Adds a banner below the navigation bar, and reduces the safe area by its height.
  func show(_ banner: BannerView?, insteadOf old: BannerView?) {
    old?.removeFromSuperview()
    guard let banner else {
      if old != nil { additionalSafeAreaInsets.top = 0 }
      return
    }
    view.addConstrainedSubviews(banner)
    NSLayoutConstraint.activate([
      // The safe area ends below the banner, so the banner ends where the safe area begins.
      banner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    fitSafeArea(to: banner)
  }

  /// Gives a banner the height of its text at the available width.
  func fitSafeArea(to banner: BannerView) {
    let height = banner.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if additionalSafeAreaInsets.top != height { additionalSafeAreaInsets.top = height }
  }
}
