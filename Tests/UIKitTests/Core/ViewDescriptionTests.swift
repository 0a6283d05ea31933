import Expectations
import Foundation
import Testing
import UIKit

private final class Badge: UILabel {}
private final class Box: UIView {}

/// What a program logs of a view, in the form of iOS.
@MainActor struct ViewDescriptionTests {
  /// A description without addresses.
  private func words(_ view: UIView) -> String {
    view.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func aViewIsDescribedByItsFrameAndItsLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 50))
    expect(words(view), equals: "<UIView: 0x; frame = (10 20.5; 100 50); layer = <CALayer: 0x>>")
    expect("\(view)", equals: view.description)
  }

  @Test func differencesFromTheDefaultsAreNamedInTheOrderOfIOS() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.addGestureRecognizer(UITapGestureRecognizer())
    expect(
      words(view),
      equals: """
        <UIView: 0x; frame = (0 0; 10 10); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; \
        autoresize = W+H; userInteractionEnabled = NO; tag = 7; gestureRecognizers = <NSArray: 0x>; \
        layer = <CALayer: 0x>>
        """
    )
  }

  @Test func aSubclassOfAControlNamesItsBaseClass() {
    expect(words(Badge()).contains("Badge: 0x; baseClass = UILabel; frame = (0 0; 0 0);"))
    expect(!words(Box()).contains("baseClass"))
    expect(words(UILabel()).contains("<UILabel: 0x; frame ="))
  }

  @Test func theTextOfALabelIsShownAndALongOneIsCut() {
    let label = UILabel()
    label.text = "Hi"
    expect(words(label).contains("; text = 'Hi'; "))
    label.text = "2 - Drawing index is top left corner"
    expect(words(label).contains("; text = '2 - Drawing index is top ...'; "))
  }

  @Test func theTextOfASecureFieldIsNotShown() {
    let field = UITextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    expect(!words(field).contains("secret"))
  }

  @Test func aScrollViewSaysWhereItIs() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 400)
    view.contentOffset = CGPoint(x: 0, y: 30)
    let end = """
      layer = <CALayer: 0x>; contentOffset: {0, 30}; contentSize: {100, 400}; \
      adjustedContentInset: {0, 0, 0, 0}>
      """
    expect(words(view).hasSuffix(end))
    let table = UITableView()
    expect(words(table).contains("; dataSource: (null)>"))
  }

  @Test func logsOfOtherThreadsAreSafe() async {
    let view = UIView()
    let words = await Task.detached { view.description }.value
    expect(words.contains("UIView"))
  }
}
