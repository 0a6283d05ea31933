import DemoProvider
import Expectations
import ListModel
import MomentsComposition
import MomentsContracts
import MomentsLanguage
import TestSupport
import Testing

@Suite struct EventLogTests {
  @Test func screensAndActionsAreOneLineEach() async {
    var lines: [String] = []
    let provider = DemoProvider(.timeline, clock: TestClock { _ in })
    var factory = LiveFactory(ProviderSet(provider), language: .english)
    factory.tracker = EventLog { lines.append($0) }
    let timeline = factory.makeTimeline(.home)
    timeline.screenDidAppear()
    await timeline.load()
    timeline.perform(.openMoment, on: "moment-3")
    factory.makeExplore().screenDidAppear()
    factory.makeThread(moment: "moment-1").screenDidAppear()
    expect(
      lines,
      equals: [
        "screen timeline", "open-moment moment-3 on timeline", "screen explore", "screen thread",
      ]
    )
  }
}
