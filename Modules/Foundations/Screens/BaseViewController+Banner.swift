import UIKit

extension BaseViewController {
  /// Puts a banner over the screen, below its bar; what is laid out in the safe area makes room.
  func place(_ banner: BannerView?, insteadOf old: BannerView?) {
    old?.removeFromSuperview()
    guard let banner else {
      if old != nil { additionalSafeAreaInsets.top = 0 }
      return
    }
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      // The safe area ends below the banner, so it ends where that begins.
      banner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    fitSafeArea(to: banner)
  }

  /// Gives a banner the height that its text needs in the width that there is.
  func fitSafeArea(to banner: BannerView) {
    let height = banner.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if additionalSafeAreaInsets.top != height { additionalSafeAreaInsets.top = height }
  }
}
