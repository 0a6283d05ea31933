import Expectations
import Foundation
import Testing
import UIKit

/// Subclasses that override the initializers which are designated at Apple's.
///
/// That they compile is most of the test. The list of Apple's declarations does not know all of
/// them, so that the check of tests leaves this suite out: it has a fixture.
@MainActor struct DesignatedInitializerTests {
  private final class PullFixture: UIRefreshControl {
    let name: String

    override init() {
      name = "plain"
      super.init()
    }

    required init?(coder: NSCoder) {
      name = "archived"
      super.init(coder: coder)
    }
  }

  private nonisolated final class Column: NSTextContainer {
    let padding: CGFloat

    init(padding: CGFloat) {
      self.padding = padding
      super.init(size: CGSize(width: 100, height: 0))
      lineFragmentPadding = padding
    }

    required init?(coder: NSCoder) {
      padding = 0
      super.init(coder: coder)
    }
  }

  private nonisolated final class Emblem: NSTextAttachment {
    let name: String

    init(name: String) {
      self.name = name
      super.init(data: nil, ofType: nil)
    }

    required init?(coder: NSCoder) {
      name = ""
      super.init(coder: coder)
    }
  }

  @Test func subclassesAreMadeByTheirOwnInitializers() {
    let control = PullFixture()
    expect(control.name, equals: "plain")
    expect(control.frame.height, equals: UIRefreshControl().frame.height)
    expect(Column(padding: 3).lineFragmentPadding, equals: 3)
    expect(Emblem(name: "owl").name, equals: "owl")
  }
}
