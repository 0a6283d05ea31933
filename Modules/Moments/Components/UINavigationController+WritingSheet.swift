import DesignKit
public import UIKit

extension UINavigationController {
  /// A sheet with a form.
  public static func writingSheet(_ page: UIViewController) -> UINavigationController {
    let sheet = UINavigationController(rootViewController: page)
    sheet.modalPresentationStyle = .formSheet
    sheet.navigationBar.barTintColor = Palette.background
    sheet.navigationBar.tintColor = Palette.accent
    return sheet
  }
}
