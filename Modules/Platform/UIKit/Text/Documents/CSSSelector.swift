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
  func matches(_ element: HTMLImportElement) -> Bool { matches(element, steps.count - 1) }

  private func matches(_ element: HTMLImportElement, _ index: Int) -> Bool {
    let step = steps[index]
    guard Self.matches(element, step.compound) else { return false }
    guard index > 0 else { return true }
    if step.isChild { return element.parent.map { matches($0, index - 1) } ?? false }
    var outer = element.parent
    while let around = outer {
      if matches(around, index - 1) { return true }
      outer = around.parent
    }
    return false
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
