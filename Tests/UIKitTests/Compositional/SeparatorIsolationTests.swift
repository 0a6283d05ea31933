import Foundation
import Testing
import UIKit

/// Configurations of separators are values of no actor.
@Suite struct SeparatorIsolationTests {
  @Test nonisolated func separatorsAreConfiguredOutsideOfTheMainActor() {
    var configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(configuration == UIListSeparatorConfiguration(listAppearance: .plain))
    configuration.topSeparatorVisibility = .hidden
    configuration.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    #expect(configuration != UIListSeparatorConfiguration(listAppearance: .plain))
  }
}
