public import ListModel
public import MomentsContracts

extension DemoTimelineViewModel {
  // MARK: What comes above

  /// Lets moments come above the reader, once: five in the story of new moments, the reader's own in that of what is sent.
  func letNewMomentsCome() async {
    guard scenario == .newMoments || scenario == .pending, !haveNewMomentsCome,
      stateSource.value == .content, await wait(scenario.arrivalDelay), !haveNewMomentsCome
    else { return }
    haveNewMomentsCome = true
    let new = arriving
    entries.insert(contentsOf: new, at: 0)
    writeRows(from: 0)
    publishRows()
    // What the reader wrote is no news to them.
    setUnseen(scenario == .pending ? [] : new.map(\.id))
  }

  private var arriving: [DemoEntry] {
    guard scenario == .pending else {
      return (0..<min(scenario.arrivalCount, numbers.count)).map { entry(at: $0) }
    }
    var own = DemoEntry(number: 9_999, moment: DemoFeed.ownMoment)
    own.isPending = !sendsAtOnce
    return [own]
  }

  /// Counts the new moments down to those above the reader.
  public func readerReached(_ moment: ListItemID) {
    guard !unseen.isEmpty, let top = places[moment] else { return }
    setUnseen(unseen.filter { places[$0].map { $0 < top } ?? false })
  }

  func setUnseen(_ new: [ListItemID]) {
    unseen = new
    newMomentsSource.setIfChanged(
      new.isEmpty ? nil : TimelineNewMoments(count: new.count, strings: strings)
    )
  }

  // MARK: Stories of the first page

  /// Makes of the first page what the story wants.
  func tellTheirStory() {
    switch scenario {
    case .gaps where entries.count > 11:
      makeGap("gap-1", missing: 3..<7, fails: false)
      makeGap("gap-2", missing: 5..<7, fails: true)
    case .pending where entries.count > 3:
      entries[1].filter = ("Sunsets", .everything)
      entries[2].filter = ("Lemons", .photos)
      if haveNewMomentsCome { entries.insert(contentsOf: arriving, at: 0) }
    default: return
    }
    places = [:]
    writeRows(from: 0)
  }

  private func makeGap(_ id: ListItemID, missing: Range<Int>, fails: Bool) {
    let above = entries[missing.lowerBound - 1].id
    gaps.append(DemoGap(id: id, above: above, missing: Array(entries[missing]), fails: fails))
    entries.removeSubrange(missing)
  }

  // MARK: Gaps

  func gapRow(of gap: DemoGap) -> TimelineGapRow {
    let state: TimelineGapRow.State =
      switch gap.state {
      case .idle: .idle
      case .loading: .loading
      case .failed: .failed("\(strings.pageFailedTitle). \(strings.checkConnection)")
      }
    return TimelineGapRow(id: gap.id, state: state, strings: strings)
  }

  /// Brings two of the moments that are missing in a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    guard let place = gaps.firstIndex(where: { $0.id == gap }), gaps[place].state != .loading else {
      return Task {}
    }
    track("fill-gap", gap)
    gaps[place].state = .loading
    publishRows()
    return Task {
      let hasArrived = await wait(scenario.pageDelay)
      guard let place = gaps.firstIndex(where: { $0.id == gap }) else { return }
      if hasArrived, gaps[place].fails {
        gaps[place].fails = false
        gaps[place].state = .failed
      } else {
        gaps[place].state = .idle
        if hasArrived { fill(place, from: edge) }
      }
      publishRows()
    }
  }

  private func fill(_ gap: Int, from edge: TimelineGapRow.Edge) {
    guard let above = places[gaps[gap].above] else { return }
    let new: [DemoEntry]
    switch edge {
    case .above:
      new = Array(gaps[gap].missing.prefix(DemoGap.step))
      gaps[gap].missing.removeFirst(new.count)
      if let last = new.last { gaps[gap].above = last.id }
    case .below:
      new = Array(gaps[gap].missing.suffix(DemoGap.step))
      gaps[gap].missing.removeLast(new.count)
    }
    entries.insert(contentsOf: new, at: above + 1)
    if gaps[gap].missing.isEmpty { gaps.remove(at: gap) }
    writeRows(from: above + 1)
  }
}
