import Foundations
import ListModel

public protocol TownsProvider: Sendable {
  func towns(after cursor: String?) async throws -> (towns: [Town], next: String?)
  func weather(of town: String) async throws -> String
}

public nonisolated struct Town: Sendable {
  public var name: String
  public var weather: String

  public init(name: String, weather: String) {
    self.name = name
    self.weather = weather
  }
}

final class TownsViewModel: PagedListViewModel<TownRow, String> {
  private let towns: any TownsProvider

  init(towns: any TownsProvider, texts: ListTexts = .english) {
    self.towns = towns
    super.init(texts: texts) { cursor in
      let page = try await towns.towns(after: cursor)
      return ListPage(
        page.towns.map { TownRow(name: $0.name, weather: $0.weather) },
        next: page.next
      )
    }
  }

  func refresh(_ row: TownRow) async {
    do {
      let weather = try await towns.weather(of: row.name)
      update(row.itemID) { $0.weather = weather }
    } catch {
      messages.show("The weather did not come", .failure)
    }
  }
}
