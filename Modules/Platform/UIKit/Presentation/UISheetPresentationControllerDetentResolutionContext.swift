public import Foundation

/// What the height of a detent is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet lies in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

/// The room of a sheet, as the detents see it.
@MainActor final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }

  func isSame(as other: SheetRoom) -> Bool {
    maximumDetentValue == other.maximumDetentValue
      && containerTraitCollection == other.containerTraitCollection
  }
}
