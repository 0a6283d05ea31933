import MomentsValues
import SocialModel

/// A provider that offers only some kinds of actions of another one.
nonisolated struct Offering: ActionProvider {
  let supported: Set<ActionKind>
  private let provider: any ActionProvider

  init(_ supported: Set<ActionKind>, of provider: any ActionProvider) {
    self.supported = supported
    self.provider = provider
  }

  nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? {
    try await provider.perform(action)
  }
}
