import MomentsValues
import SocialModel

/// Relationships that a test sets and that do not change.
struct FakeFollows: RelationshipProvider {
  var relationships: [Relationship]

  func reader() async throws -> Account? { nil }

  func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    relationships.filter { accountIDs.contains($0.id) }
  }

  func knownRelationship(with accountID: String) async throws -> Relationship? {
    relationships.first { $0.id == accountID }
  }

  var supported: Set<ActionKind> { [] }

  func perform(_ action: ReaderAction) async throws -> String? {
    throw ProviderError.refused(reason: nil)
  }
}
