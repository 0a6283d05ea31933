import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of HTML in a text view and a label.
@MainActor @Suite struct HTMLSnapshots {
  private static let document = """
    <html><head><style>
    body { font-family: -apple-system; font-size: 15px; color: #222; }
    h2 { color: #0a58ca; text-align: center; }
    blockquote p { font-style: italic; color: gray; }
    .note { background-color: #fff3cd; }
    </style></head><body>
    <h2>A walk to the sea</h2>
    <p>We left <b>early</b>, with <i>bread</i> and <u>water</u>, and
    <del>no map</del> a <a href="https://example.org">map</a>. <span class="note">It was
    the first warm day</span> of the year<sup>1</sup>.</p>
    <ul><li>two apples, and a third one for whoever would be hungry on the way back
    <li>a coat<ul><li>with a hood</ul></ul>
    <ol start="9" type="i"><li>the harbour<li>the tower</ol>
    <p style="text-align: right; margin-left: 60px; line-height: 1.6">And home by the road along
    the cliffs, in the dark.</p>
    <p dir="rtl">ثم عدنا إلى البيت</p>
    <pre>km   22
    h     7.5</pre>
    </body></html>
    """

  private func text() throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(Self.document.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil
    )
  }

  private func check(_ name: String, line: Int = #line, _ build: (UIWindow) throws -> Void) throws {
    let headless = HeadlessHost(
      size: CGSize(width: 320, height: 460),
      traits: UITraitCollection(userInterfaceStyle: .light)
    )
    let window = headless.makeWindow()
    try headless.run {
      window.backgroundColor = .systemBackground
      try build(window)
    }
    headless.settle()
    expectLook(window, on: headless, name, line: line)
  }

  @Test func inATextView() throws {
    try check("text-view") { window in
      let view = UITextView(frame: window.bounds)
      view.isEditable = false
      view.attributedText = try text()
      window.addSubview(view)
    }
  }

  @Test func inALabel() throws {
    try check("label") { window in
      let label = UILabel(frame: window.bounds.insetBy(dx: 8, dy: 8))
      label.numberOfLines = 0
      label.attributedText = try text()
      window.addSubview(label)
    }
  }

  @Test func linksThatWereFound() throws {
    try check("detectors") { window in
      let view = UITextView(frame: window.bounds)
      view.isEditable = false
      view.dataDetectorTypes = [.link, .phoneNumber]
      view.font = .systemFont(ofSize: 17)
      view.text =
        "Write to me@example.org, look at swift.org/blog (or https://example.org/a_(b)), or call "
        + "+49 30 1234567. Not a link: version 5.9 of 2024-05-01."
      window.addSubview(view)
    }
  }
}
