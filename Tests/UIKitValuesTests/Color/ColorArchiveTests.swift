import Expectations
import Foundation
import Testing
import UIKitValues

/// Colors in keyed archives, in which programs store them.
struct ColorArchiveTests {
  private func archive(_ object: Any) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  private func restored(_ color: UIColor) throws -> UIColor {
    try require(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archive(color)))
  }

  @Test(arguments: [
    UIColor.red, .white, .clear, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
  ])
  func aColorIsTheSameAfterArchiving(color: UIColor) throws {
    let restored = try restored(color)
    expect(restored, equals: color)
    expect(restored.cgColor, equals: color.cgColor)
  }

  @Test func aDynamicColorIsArchivedAsItIsShown() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var shown: UIColor?
    try UITraitCollection(userInterfaceStyle: .dark).performAsCurrentRethrowing {
      shown = try restored(color)
    }
    expect(shown, equals: .white)
  }

  @Test func otherArchivesContainNoColor() throws {
    let data = try archive(NSNumber(value: 1))
    let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    expectNil(color)
  }
}

extension UITraitCollection {
  fileprivate func performAsCurrentRethrowing(_ actions: () throws -> Void) throws {
    var result = Result<Void, any Error>.success(())
    performAsCurrent { result = Result(catching: actions) }
    try result.get()
  }

  @Test func colorLiteralsAreColors() {
    // swift-format-ignore: NoPlaygroundLiterals
    expect(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), equals: UIColor.red)
  }
}
