import Foundation
import Testing
import UIKit

/// Configurations of separators are values of no actor.
@Suite struct SeparatorIsolationTests {
  private nonisolated func hiddenAbove() -> UIListSeparatorConfiguration {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    configuration.topSeparatorVisibility = .hidden
    configuration.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    return configuration
  }

  @Test func separatorsAreConfiguredOutsideOfTheMainActor() {
    #expect(hiddenAbove() == hiddenAbove())
    #expect(hiddenAbove() != UIListSeparatorConfiguration(listAppearance: .plain))
  }
}
