public import MomentsContracts

/// The sheet to report somebody, in one of its states.
@MainActor
public final class DemoReportViewModel: DemoForm<ReportContent>, ReportViewModel {}
