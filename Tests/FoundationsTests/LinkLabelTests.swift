import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct LinkLabelTests {
  private func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
  }

  /// A label with links on every word that begins with a number sign, as large as its text.
  private func label(
    _ text: String,
    width: CGFloat = 300,
    lines: Int = 0,
    attributes: NSAttributedString? = nil
  ) -> LinkLabel {
    let label = LinkLabel()
    label.numberOfLines = lines
    var links: [NSRange] = []
    let whole = text as NSString
    var searched = NSRange(location: 0, length: whole.length)
    while true {
      let found = whole.range(of: "#[^ ]+", options: .regularExpression, range: searched)
      guard found.location != NSNotFound else { break }
      links.append(found)
      let end = found.location + found.length
      searched = NSRange(location: end, length: whole.length - end)
    }
    label.setText(attributes ?? attributed(text), links: links)
    let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
    label.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    return label
  }

  /// Every point of a grid over the label that has a link, by link.
  private func hits(in label: LinkLabel) -> [Int: CGRect] {
    var hits: [Int: CGRect] = [:]
    for y in stride(from: 0.5, to: label.bounds.height, by: 2) {
      for x in stride(from: 0.5, to: label.bounds.width, by: 2) {
        guard let index = label.linkIndex(at: CGPoint(x: x, y: y)) else { continue }
        let point = CGRect(x: x, y: y, width: 0.1, height: 0.1)
        hits[index] = hits[index].map { $0.union(point) } ?? point
      }
    }
    return hits
  }

  private func width(of text: String) -> CGFloat {
    UILabel.width(of: attributed(text))
  }

  @Test func onlyPointsInsideALinkHitIt() throws {
    let label = label("See #one and #two there")
    let hits = hits(in: label)
    expect(hits.keys.sorted(), equals: [0, 1])
    let first = try require(hits[0])
    expect(abs(first.minX - width(of: "See ")), isBelow: 6)
    expect(abs(first.maxX - width(of: "See #one")), isBelow: 6)
    let second = try require(hits[1])
    expect(abs(second.minX - width(of: "See #one and ")), isBelow: 6)
    expect(second.maxX, isBelow: width(of: "See #one and #two") + 6)
  }

  @Test func pointsBeyondTheLineHitNoLink() {
    let label = label("Ends with #link", width: 300)
    let end = width(of: "Ends with #link")
    expect(label.linkIndex(at: CGPoint(x: end - 3, y: 8)), equals: 0)
    expectNil(label.linkIndex(at: CGPoint(x: end + 30, y: 8)))
    expectNil(label.linkIndex(at: CGPoint(x: -1, y: 8)))
    expectNil(label.linkIndex(at: CGPoint(x: end - 3, y: label.bounds.maxY + 1)))
  }

  @Test func aLinkInTheLastLineIsHit() throws {
    let label = label("Words that wrap over a few lines of this narrow label #last", width: 120)
    let hit = try require(hits(in: label)[0])
    expect(hit.minY, isAbove: label.bounds.height - 30)
  }

  @Test func aTruncatedLinkIsNotHit() {
    let label = label(
      "#first words that wrap over quite a few lines of this narrow label #last",
      width: 120,
      lines: 2
    )
    expect(hits(in: label).keys.sorted(), equals: [0])
  }

  @Test func rightToLeftLinksAreHitAtTheirText() throws {
    let label = label("See #one")
    label.semanticContentAttribute = .forceRightToLeft
    label.setText(attributed("See #one"), links: [NSRange(location: 4, length: 4)])
    let hit = try require(hits(in: label)[0])
    expect(abs(hit.maxX - 300), isBelow: 6)
    expect(abs(hit.minX - (300 - width(of: "#one"))), isBelow: 6)
  }

  @Test func linksOfATallLabelAreInTheMiddle() throws {
    let label = label("#one")
    label.frame.size.height = 100
    let hit = try require(hits(in: label)[0])
    expect(abs(hit.midY - 50), isBelow: 3)
  }

  @Test func textWithoutAFontUsesTheLabelsFont() throws {
    let label = LinkLabel()
    label.font = .systemFont(ofSize: 30)
    let text = NSAttributedString(string: "See #one")
    label.setText(text, links: [NSRange(location: 4, length: 4)])
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    let hit = try require(hits(in: label)[0])
    let before = UILabel.width(
      of: NSAttributedString(
        string: "See ",
        attributes: [.font: UIFont.systemFont(ofSize: 30)]
      )
    )
    expect(abs(hit.minX - before), isBelow: 6)
  }

  @Test func newTextRemovesTheOldLinks() {
    let label = label("#one two")
    expect(label.linkIndex(at: CGPoint(x: 8, y: 8)), equals: 0)
    label.setText(attributed("one #two"), links: [NSRange(location: 4, length: 4)])
    expectNil(label.linkIndex(at: CGPoint(x: 8, y: 8)))
    label.setText(attributed("one two"), links: [])
    expect(hits(in: label), satisfies: \.isEmpty)
  }

  @Test func rangesOutsideOfTheTextAreNeverHit() {
    let label = label("short")
    label.setText(
      attributed("short"),
      links: [NSRange(location: 50, length: 4), NSRange(location: NSNotFound, length: 0)]
    )
    expect(hits(in: label), satisfies: \.isEmpty)
  }

  @Test func tappingALinkOpensItAndTappingBesideItSelectsTheRow() async throws {
    let viewModel = TestListViewModel()
    let controller = LinkTableViewController(viewModel: viewModel)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 480))) { controller }
    viewModel.show([TestRow(1, "See #one there"), TestRow(2)])
    await screen.settle()
    let label = try screen.view("link.1")
    let link = label.convert(CGPoint(x: width(of: "See #") + 4, y: 10), to: nil)
    let text = label.convert(CGPoint(x: 8, y: 10), to: nil)
    await screen.tap(at: link)
    expect(controller.opened, equals: [0])
    expect(controller.selected, equals: [])
    await screen.tap(at: text)
    expect(controller.opened, equals: [0])
    expect(controller.selected, equals: [1])
    await screen.tap(at: CGPoint(x: 300, y: 10))
    expect(controller.selected, equals: [1, 1])
  }
}

extension UILabel {
  /// The width of a text on one line, in points.
  fileprivate static func width(of text: NSAttributedString) -> CGFloat {
    let label = UILabel()
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
  }
}

private final class LinkView: BaseListItemView<TestRow, Int> {
  let label = LinkLabel()

  override func makeControls() {
    addSubview(label)
    label.onLink = { [weak self] in self?.onAction?($0) }
  }

  override func constrainControls() { label.constrain(.edges) }

  override func update(with viewModel: TestRow) {
    let text = NSAttributedString(
      string: viewModel.text,
      attributes: [.font: UIFont.systemFont(ofSize: 16)]
    )
    label.setText(text, links: [(viewModel.text as NSString).range(of: "#one")])
    label.accessibilityIdentifier = "link.\(viewModel.id)"
  }
}

private final class LinkTableViewController: BaseTableViewController {
  var opened: [Int] = []
  var selected: [Int] = []

  override func registerRows() {
    register(
      { LinkView() },
      onAction: { [weak self] index, _ in self?.opened.append(index) },
      onSelect: { [weak self] in self?.selected.append($0.id) }
    )
  }
}
