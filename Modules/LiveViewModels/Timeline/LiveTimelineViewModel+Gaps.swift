public import ListModel
public import MomentsContracts
import SocialModel

extension LiveTimelineViewModel {
  /// Brings what is missing in a gap.
  @discardableResult
  public func fillGap(_ gap: ListItemID, from edge: TimelineGapRow.Edge) -> Task<Void, Never> {
    guard let kept, let id = entries.gap(gap)?.id, gapStates[id] != .loading else { return Task {} }
    track("fill-gap", id)
    gapStates[id] = .loading
    publish()
    return Task {
      do {
        try await kept.fill(id, from: edge == .above ? .above : .below)
        await read(TimelineRead(isStructural: true)).value
        gapStates[id] = nil
      } catch {
        gapStates[id] = isCancellation(error) ? nil : .failed(failures.gap(error))
      }
      publish()
    }
  }
}
