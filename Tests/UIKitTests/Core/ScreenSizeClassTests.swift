import Expectations
import Foundation
import Testing
import UIKit

/// The size classes of a screen, which follow from its size unless its host chooses others.
@MainActor @Suite struct ScreenSizeClassTests {
  private func makeHost(
    _ width: CGFloat,
    _ height: CGFloat,
    traits: UITraitCollection = UITraitCollection()
  ) -> ScreenHost {
    ScreenHost(
      size: CGSize(width: width, height: height),
      scale: 1,
      traits: traits,
      clock: ManualTimeSource(time: 0)
    )
  }

  private func classes(of host: ScreenHost) -> [UIUserInterfaceSizeClass] {
    let traits = host.screen.traitCollection
    return [traits.horizontalSizeClass, traits.verticalSizeClass]
  }

  @Test func aNewScreenHasClasses() {
    expect(classes(of: makeHost(1000, 900)), equals: [.regular, .regular])
    expect(classes(of: makeHost(390, 844)), equals: [.compact, .regular])
  }

  @Test func aNewScreenDoesNotHaveTheClassesOfAnother() {
    let phone = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.userInterfaceStyle = .dark
    }
    phone.performAsCurrent {
      let host = ScreenHost(
        size: CGSize(width: 1000, height: 900),
        scale: 1,
        clock: ManualTimeSource(time: 0)
      )
      expect(classes(of: host), equals: [.regular, .regular])
      expect(host.screen.traitCollection.userInterfaceStyle, equals: .dark)
    }
  }

  @Test func largePhonesAreRegularInLandscapeAndOthersAreNot() {
    expect(classes(of: makeHost(844, 390)), equals: [.compact, .compact])
    expect(classes(of: makeHost(932, 430)), equals: [.regular, .compact])
  }

  @Test func theyFollowTheSizeOfTheScreen() {
    let host = makeHost(1000, 900)
    host.resize(to: CGSize(width: 500, height: 400))
    expect(classes(of: host), equals: [.compact, .compact])
    host.resize(to: CGSize(width: 700, height: 600))
    expect(classes(of: host), equals: [.regular, .regular])
  }

  @Test func aClassThatTheHostChoseStays() {
    let host = makeHost(1000, 900, traits: UITraitCollection(horizontalSizeClass: .compact))
    expect(classes(of: host), equals: [.compact, .regular])
    host.resize(to: CGSize(width: 800, height: 400))
    expect(classes(of: host), equals: [.compact, .compact])
  }
}
