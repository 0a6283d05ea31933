import Foundation

/// An event of a server's stream.
public enum StreamingEvent: Sendable, Hashable {
  /// There is a new post.
  case update(Status)
  /// A post was edited.
  case statusUpdate(Status)
  /// A post was deleted; its identity.
  case delete(String)
  /// There is a new notification.
  case notification(MastodonNotification)
  /// Notifications that were held back are in the list now: request the list.
  case notificationsMerged
  /// The reader changed their filters elsewhere: request them, and the posts that they apply to.
  case filtersChanged
  /// An unknown event, with its payload.
  case unknown(name: String, payload: String?)
  /// A known event that cannot be decoded.
  case unreadable(name: String, DecodingProblem)

  /// Reads a message of a stream.
  ///
  /// Servers encode the payload as JSON in a string; an object in its place is accepted, too.
  ///
  /// - Parameter message: `{"stream": ["user"], "event": "update", "payload": "{...}"}`.
  /// - Throws: `DecodingError` if it is not an object or names no event.
  public init(message: String) throws {
    self = try JSONDecoder().decode(Frame.self, from: Data(message.utf8)).event
  }
}

/// The message around an event.
private struct Frame: Decodable {
  var event: StreamingEvent

  enum CodingKeys: String, CodingKey {
    case event, payload, error
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let error = values.lenientText(.error) {
      event = .unknown(name: "error", payload: error)
      return
    }
    let name = try values.decode(String.self, forKey: .event)
    do {
      event = try Self.event(name, values)
    } catch {
      event = .unreadable(name: name, DecodingProblem(error, found: "something else"))
    }
  }

  private static func event(
    _ name: String,
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> StreamingEvent {
    switch name {
    case "update": .update(try payload(values))
    case "status.update": .statusUpdate(try payload(values))
    case "delete": .delete(try values.identity(.payload))
    case "notification": .notification(try payload(values))
    case "notifications_merged": .notificationsMerged
    case "filters_changed": .filtersChanged
    default: .unknown(name: name, payload: values.lenientText(.payload))
    }
  }

  private static func payload<Value: Decodable>(
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> Value {
    guard let text = values.lenientText(.payload) else {
      return try values.decode(Value.self, forKey: .payload)
    }
    return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
