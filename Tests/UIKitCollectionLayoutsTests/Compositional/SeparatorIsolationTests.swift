import Expectations
import Foundation
import Testing
import UIKit

/// Separator configurations are not isolated to an actor.
@Suite struct SeparatorIsolationTests {
  private nonisolated func hiddenAbove() -> UIListSeparatorConfiguration {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    configuration.topSeparatorVisibility = .hidden
    configuration.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    return configuration
  }

  @Test func separatorsAreConfiguredOutsideOfTheMainActor() {
    expect(hiddenAbove(), equals: hiddenAbove())
    expect(hiddenAbove() != UIListSeparatorConfiguration(listAppearance: .plain))
  }
}
