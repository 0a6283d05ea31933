internal import Foundation

/// How one list of sections becomes another: batches of changes to run one after the other, then updates in place.
public struct SectionedDifference<Section: DiffableSection> {
  /// Batches of insertions, deletions and moves.
  ///
  /// Empty when all that stays has its place; one as a rule; up to three when sections move, or elements cross into or out
  /// of sections that come or go.
  public var stages: [BatchStage<Section>] = []

  /// The elements with new content, from where they are before the first stage to where they are after the last, by
  /// destination, ascending.
  public var updates: [BatchItemMove] = []

  /// For each new section, the index of the old one it goes with; `nil` where it comes.
  public var sectionOrigins: [Int?] = []

  /// The memory that finding the difference took at its peak, the stages themselves not counted, in bytes.
  public var workingBytes = 0

  /// The sections after; elements with new content are taken from here.
  @usableFromInline var new: [Section]

  @usableFromInline
  init(new: [Section]) {
    self.new = new
  }

  /// Whether no section or element comes, goes, moves or changes.
  public var isEmpty: Bool { stages.isEmpty && updates.isEmpty }

  /// The sections after, made from those before by following the script.
  ///
  /// Elements that stay or move are those of `old`, unless their content is new. O(n). `nil` where `old` are not the
  /// sections the script was made for, as far as counts tell.
  public func applied(to old: [Section]) -> [Section]? {
    var sections = old
    for stage in stages {
      guard let next = stage.applied(to: sections) else { return nil }
      sections = next
    }
    guard sections.count == new.count else { return nil }
    for update in updates {
      let (section, item) = (update.to[0], update.to[1])
      guard sections[section].items.indices.contains(item) else { return nil }
      sections[section].items[item] = new[section].items[item]
    }
    return sections
  }
}

extension SectionedDifference: Sendable where Section: Sendable {}
