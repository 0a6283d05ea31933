import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import UIKit

/// A page that chooses when something is posted: one of a few suggested times, or any day and time.
final class ScheduleTimeViewController: ListViewController {
  private var time: ScheduleTime
  private let onChoose: (Date) -> Void

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - time: The times to choose from.
  ///   - onChoose: Called with the chosen time; the page then closes.
  init(_ time: ScheduleTime, onChoose: @escaping (Date) -> Void) {
    self.time = time
    self.onChoose = onChoose
    super.init(style: .table(.insetGrouped))
    title = time.strings.scheduleTitle
  }

  override func bind() {
    super.bind()
    let done = UIBarButtonItem(time.strings.composerDone, id: "schedule.done", style: .done) {
      [weak self] in
      guard let self else { return }
      finish(time.date)
    }
    navigationItem.rightBarButtonItem = done
    show()
  }

  private func finish(_ date: Date) {
    onChoose(date)
    navigationController?.popViewController(animated: true)
  }

  private func show() {
    let strings = time.strings
    let chosen = time.chosen
    navigationItem.rightBarButtonItem?.isEnabled = time.isPossible(time.date)
    apply(
      TableModel {
        Section(id: "suggestions") {
          for (index, choice) in time.suggestions.enumerated() {
            Row(
              TitleRow(
                choice.title,
                id: ListItemID("schedule.\(index)"),
                detail: choice.detail,
                role: .opens,
                isChosen: choice.date == chosen
              )
            )
            .onSelect { [weak self] _ in self?.finish(choice.date) }
          }
        }
        Section(strings.scheduleOther, id: "other") {
          Row(
            TitleRow(
              strings.scheduleDay,
              id: "schedule.day",
              detail: time.dayTitle(of: time.date),
              role: .opens
            )
          )
          .accessory(.disclosureIndicator)
          .onSelect { [weak self] _ in self?.chooseDay() }
          Row(
            TitleRow(
              strings.scheduleClock,
              id: "schedule.clock",
              detail: time.clock(of: time.date),
              role: .opens
            )
          )
          .accessory(.disclosureIndicator)
          .onSelect { [weak self] _ in self?.chooseClock() }
        }
      },
      animated: false
    )
  }

  private func chooseDay() {
    choose(time.strings.scheduleDay, among: time.days) { [time] in time.isOnDay($0) }
  }

  private func chooseClock() {
    choose(time.strings.scheduleClock, among: time.times) { [time] in $0 == time.date }
  }

  private func choose(
    _ title: String,
    among choices: [ScheduleTime.Choice],
    isChosen: (Date) -> Bool
  ) {
    let rows = choices.map { choice in
      TitleRow(
        choice.title,
        id: ListItemID("choice.\(Int(choice.date.timeIntervalSince1970))"),
        role: .opens,
        isChosen: isChosen(choice.date)
      )
    }
    navigationController?.pushViewController(
      ComposerChoiceViewController(title: title, choices: rows) { [weak self] index in
        self?.time.chosen = choices[index].date
        self?.show()
      },
      animated: true
    )
  }
}
