public import Foundation

/// The environment in which the height of a detent is calculated.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container view.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The environment of the detents of one sheet.
@MainActor
package final class SheetSpace: NSObject, UISheetPresentationControllerDetentResolutionContext {
  package let containerTraitCollection: UITraitCollection
  package let maximumDetentValue: CGFloat

  package init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }

  package func isSame(as other: SheetSpace) -> Bool {
    maximumDetentValue == other.maximumDetentValue
      && containerTraitCollection == other.containerTraitCollection
  }
}
