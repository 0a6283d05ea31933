import Expectations
import Foundation
import Testing
import UIKit

/// The sizes that views have before anybody sets one.
@MainActor struct InitialSizeTests {
  @Test func segmentedControlsStartAtTheOrigin() {
    let control = UISegmentedControl(items: ["One", "Two"])
    expect(control.frame.origin, equals: .zero)
    expect(control.frame.size, equals: control.intrinsicContentSize)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func buttonsWithAnImageHaveItsSize(_ type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    expect(button.frame.size, equals: button.intrinsicContentSize)
    expect(button.frame.origin, equals: .zero)
    expect(button.frame.width, isAbove: 10)
  }

  @Test func otherButtonsHaveNone() {
    expect(UIButton(type: .system).frame, equals: .zero)
    expect(UIButton(type: .custom).frame, equals: .zero)
  }

  @Test func cellsAreAsHighAsRows() {
    expect(UITableViewCell().frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    expect(UITableViewCell(frame: frame).frame, equals: frame)
  }

  /// As layout libraries measured it: an empty title has the height of its font, no title has none.
  @Test func anEmptyTitleBesideAnImageIsAsHighAsALine() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    expect(button.intrinsicContentSize, equals: CGSize(width: 5, height: 5))
    button.setTitle("", for: .normal)
    let line = UIFont.systemFont(ofSize: 18).lineHeight.rounded(.up)
    expect(button.intrinsicContentSize, equals: CGSize(width: 5, height: line))
  }
}
