import ListDiffing

/// The new list, made from the old one by applying the script: elements that stay or move are those
/// of `old`.
func applied<Element>(_ script: ListDifference, from old: [Element], to new: [Element]) -> [Element]
{
  let gone = Set(script.deletions + script.moves.map(\.from))
  var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
  let arrivals =
    script.insertions.map { ($0, new[$0]) } + script.moves.map { ($0.to, old[$0.from]) }
  for (index, element) in arrivals.sorted(by: { $0.0 < $1.0 }) {
    guard index <= result.count else { return [] }
    result.insert(element, at: index)
  }
  return result
}

/// The length of a longest increasing run, by comparing each element with all before it.
func longestRun(_ values: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, value) in values.enumerated() {
    lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
  }
  return lengths.max() ?? 0
}
