import ListModel
public import MomentsContracts

/// The sheet to report a person, in one of its states.
@MainActor
public final class DemoReportViewModel: DemoForm<ReportContent>, ReportViewModel {}
