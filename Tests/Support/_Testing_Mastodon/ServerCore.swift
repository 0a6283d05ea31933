import Foundation
import Locking
import TestSupport

/// The parts of a test server, apart from its port.
final class ServerCore: Sendable {
  let world: Mutex<World>
  let faults = Faults()
  let streams = StreamHub()
  private let log = Mutex<[LoggedRequest]>([])
  private let painter = Mutex<Painter?>(nil)

  /// Draws the images below a path.
  struct Painter: Sendable {
    var prefix: String
    var paint: @Sendable (_ path: String) -> Data?
  }

  init(_ world: World) {
    self.world = Mutex(world)
  }

  var requests: [LoggedRequest] { log.withLock { $0 } }

  func forgetRequests() { log.withLock { $0 = [] } }

  func setPainter(_ new: Painter) { painter.withLock { $0 = new } }

  /// An image that is drawn on request; not under the lock, because drawing takes time.
  private func image(_ request: ServerRequest) -> ServerResponse? {
    guard request.method == "GET", let painter = painter.withLock({ $0 }),
      request.path.hasPrefix(painter.prefix),
      let content = painter.paint(String(request.path.dropFirst(painter.prefix.count)))
    else { return nil }
    return ServerResponse(
      headers: ["Content-Type": "image/png", "Cache-Control": "public, max-age=31536000"],
      body: content
    )
  }

  /// Answers a request; called on many threads at a time.
  func answer(_ request: ServerRequest) -> ServerResponse {
    if let image = image(request) { return image }
    var call = Call(request)
    call.token = world.withLock { $0.token(of: call) }
    let fault = faults.fault(method: request.method, path: request.path)
    let now = world.withLock { $0.now() }
    var answer: ServerResponse
    if let instead = fault?.answer(instead: request, now: now) {
      answer = instead
    } else {
      call.repeatsRows = fault == .repeatedRows
      let address: String
      (answer, address) = change { ($0.answer(call), $0.address) }
      fault?.spoil(&answer, request: request, address: address)
    }
    // By the clock of the world, as everything else.
    answer.headers["Date"] = httpDate(now)
    let status = answer.delivery == .reset ? nil : answer.status
    log.withLock { $0.append(LoggedRequest(call, status: status)) }
    return answer
  }

  /// Changes the state of the server, and notifies listeners in the order of the changes.
  func change<Result>(_ body: (inout World) throws -> Result) rethrows -> Result {
    try world.withLock { world in
      let result = try body(&world)
      let events = world.events
      world.events = []
      send(events, world)
      return result
    }
  }

  private func send(_ events: [StreamEvent], _ world: World) {
    guard !events.isEmpty else { return }
    let listeners = streams.listeners
    guard !listeners.isEmpty else { return }
    for event in events {
      if case .tokenRevoked(let token) = event {
        for listener in listeners where listener.token == token { listener.hangUp() }
        continue
      }
      let frames = listeners.flatMap { listener in
        world.frames(for: event, to: listener.account, about: listener.topics)
          .map { (listener, $0) }
      }
      streams.send(frames)
    }
  }
}

extension World {
  /// The token of a request, if it is known.
  fileprivate func token(of call: Call) -> TokenRecord? {
    let sent = call.request.headers["authorization"].map { $0.replacing("Bearer ", with: "") }
    return (sent ?? call.text("access_token")).flatMap { tokens[$0] }
  }
}
