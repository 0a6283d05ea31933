import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitValues

/// Tab stops.
@Suite struct TabStopTests {
  private func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> CGFloat
  {
    let style = NSMutableParagraphStyle()
    change(style)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style,
    ]
    return NSAttributedString(string: text, attributes: attributes).size().width
  }

  @Test func defaultTabStopsAreEvery28Points() {
    let letter = width("a")
    expect(abs(width("\ta") - 28 - letter), isBelow: 0.1)
    expect(abs(width("a\ta") - 28 - letter), isBelow: 0.1)
    expect(abs(width("\t\t\ta") - 84 - letter), isBelow: 0.1)
    expect(NSParagraphStyle.default.tabStops.count, equals: 12)
    expect(NSParagraphStyle.default.tabStops.first?.location, equals: 28)
  }

  @Test func customTabStopsAreFollowedByTheInterval() {
    let letter = width("a")
    func custom(_ style: NSMutableParagraphStyle) {
      style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
      style.defaultTabInterval = 40
    }
    expect(abs(width("\ta", custom) - 50 - letter), isBelow: 0.1)
    expect(abs(width("\t\ta", custom) - 80 - letter), isBelow: 0.1)
    expect(abs(width("\t\t\ta", custom) - 120 - letter), isBelow: 0.1)
  }

  @Test func rightAndCenterTabsAlignText() {
    func right(_ style: NSMutableParagraphStyle) {
      style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    }
    func center(_ style: NSMutableParagraphStyle) {
      style.tabStops = [NSTextTab(textAlignment: .center, location: 90)]
    }
    let word = width("price")
    expect(abs(width("\tprice", right) - 90), isBelow: 0.1)
    expect(abs(width("\tprice", center) - 90 - word / 2), isBelow: 0.1)
  }

  @Test(arguments: [".", ",", "٫"])
  func decimalTabsAlignAtTheTerminator(terminator: String) {
    func column(_ style: NSMutableParagraphStyle) {
      let terminators = CharacterSet(charactersIn: terminator)
      style.tabStops = [
        NSTextTab(
          textAlignment: .right,
          location: 90,
          options: [.columnTerminators: terminators]
        )
      ]
    }
    let numbers = ["1\(terminator)25", "1234\(terminator)25"]
    let widths = numbers.map { width("\t\($0)", column) }
    expect(abs(widths[0] - widths[1]), isBelow: 0.1)
    // The middle of the terminator is at the tab stop.
    expect(abs(widths[0] - 90 - width("\(terminator)25")), isBelow: 2)
  }

  @Test func indentsDoNotMoveTabs() {
    let letter = width("a")
    func indented(_ style: NSMutableParagraphStyle) {
      style.headIndent = 10
      style.firstLineHeadIndent = 10
    }
    let text = "\ta"
    let style = NSMutableParagraphStyle()
    indented(style)
    let bounds = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style]
    ).boundingRect(
      with: CGSize(width: 300, height: 100),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    expect(abs(bounds.width - 28 - letter), isBelow: 0.1)
  }

  @Test func tabsAreAddedInOrderAndRemoved() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let (near, far) = (
      NSTextTab(textAlignment: .left, location: 10), NSTextTab(textAlignment: .left, location: 60)
    )
    style.addTabStop(far)
    style.addTabStop(near)
    expect(style.tabStops, equals: [near, far])
    style.removeTabStop(near)
    expect(style.tabStops, equals: [far])
  }
}
