import Expectations
import Foundation
import MomentsContracts
import MomentsLanguage
import Testing

struct ComposerScheduleTests {
  @Test func aTimeThatIsNotPossibleIsAProblem() {
    let now = Date(timeIntervalSince1970: 1_742_495_400)
    func schedule(_ chosen: Date?) -> ComposerSchedule? {
      let strings = Strings(.english)
      return ComposerSchedule(
        ScheduleTime(chosen: chosen, now: now, timeZone: .gmt, strings: strings)
      )
    }
    expect(schedule(now + 299)?.problem != nil)
    let possible = schedule(now + 300)
    expect(possible != nil && possible?.problem == nil)
    expectNil(schedule(nil))
  }
}
