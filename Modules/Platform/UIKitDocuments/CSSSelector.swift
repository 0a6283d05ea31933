internal import UIKitCore

/// A selector of a CSS rule.
struct CSSSelector {
  private struct Compound {
    var name: Substring?
    var identities: [Substring] = []
    var classes: [Substring] = []
    var attributes: [(name: String, value: Substring?)] = []
  }

  /// The compound selectors, innermost last, each with whether it must be a child of the previous
  /// one.
  private var steps: [(compound: Compound, isChild: Bool)] = []
  /// The specificity; the rule with the higher one applies.
  private(set) var specificity = 0

  /// Returns nil for a selector that never matches here, such as one with `:hover`.
  init?(_ text: Substring) {
    var isChild = false
    for word in text.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        isChild = true
        continue
      }
      guard let compound = Self.compound(word) else { return nil }
      steps.append((compound, isChild))
      isChild = false
      specificity += 10_000 * compound.identities.count
      specificity += 100 * (compound.classes.count + compound.attributes.count)
      specificity += compound.name == nil ? 0 : 1
    }
    if steps.isEmpty { return nil }
  }

  private static func compound(_ text: Substring) -> Compound? {
    var compound = Compound()
    var rest = text
    if rest.first == "*" { rest.removeFirst() }
    let name = rest.prefix { !".#[:".contains($0) }
    if !name.isEmpty { compound.name = Substring(name.lowercased()) }
    rest = rest[name.endIndex...]
    while let mark = rest.popFirst() {
      let word = rest.prefix { !".#[:".contains($0) }
      rest = rest[word.endIndex...]
      switch mark {
      case ".": compound.classes.append(word)
      case "#": compound.identities.append(word)
      case "[":
        guard word.last == "]" else { return nil }
        let sides = word.dropLast().split(separator: "=", maxSplits: 1)
        guard let key = sides.first, let end = key.last, !"~|^$*".contains(end) else { return nil }
        let value = sides.count > 1 ? sides[1].filter { $0 != "\"" && $0 != "'" } : nil
        compound.attributes.append((key.lowercased(), value.map { Substring($0) }))
      case ":":
        guard word == "root" || word == "link" else { return nil }
        compound.name = compound.name ?? (word == "root" ? "html" : "a")
      default: return nil
      }
    }
    return compound
  }

  /// Returns whether the selector matches an element.
  ///
  /// One pass over the ancestors, with all steps that may come next: trying one ancestor after the
  /// other for each step would take exponential time. O(depth x steps).
  func matches(_ element: HTMLImportElement) -> Bool {
    guard let last = steps.last, Self.matches(element, last.compound) else { return false }
    // The steps to find in the next ancestors, each with whether it must be the very next one.
    var next: [Int: Bool] = [steps.count - 2: last.isChild]
    var ancestor = element.parent
    while next[-1] == nil, let current = ancestor {
      var following = next.filter { !$0.value }
      for index in next.keys where Self.matches(current, steps[index].compound) {
        let isChild = steps[index].isChild
        following[index - 1] = isChild && following[index - 1] != false
      }
      next = following
      ancestor = current.parent
    }
    return next[-1] != nil
  }

  private static func matches(_ element: HTMLImportElement, _ compound: Compound) -> Bool {
    if let name = compound.name, name != element.name { return false }
    if !compound.identities.allSatisfy({ element.attributes["id"] == String($0) }) { return false }
    if !compound.classes.isEmpty {
      let classes = element.classes
      if !compound.classes.allSatisfy(classes.contains) { return false }
    }
    return compound.attributes.allSatisfy { key, value in
      guard let own = element.attributes[key] else { return false }
      return value.map { own == $0 } ?? true
    }
  }
}
