import LiveViewModels
public import MomentsContracts

extension LiveFactory {
  /// The view model of the sheet to report a person; `nil` where reports are not supported.
  public func makeReport(_ subject: ReportSubject) -> (any ReportViewModel)? {
    providers.reports.map { reports in
      LiveReportViewModel(
        subject,
        provider: reports,
        timelines: providers.timelines,
        in: context
      )
    }
  }
}
