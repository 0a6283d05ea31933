import CMicrohttpd
import Foundation
import Locking

/// Serves requests to a port, with GNU libmicrohttpd: a thread for each connection.
final class HTTPListener: Sendable {
  typealias Handler = @Sendable (ServerRequest) -> ServerResponse

  private let context: Context
  private let daemon: Mutex<OpaquePointer?>

  /// Begins to answer on a port.
  ///
  /// The handler is called on many threads at a time. `streams` takes over the sockets of answers
  /// with status 101.
  init(
    _ socket: ServerSocket,
    streams: StreamHub,
    handler: @escaping Handler
  ) throws {
    context = Context(handler: handler, streams: streams)
    let handle = try socket.listening()
    streams.open()
    let started = moments_start_daemon(
      handle,
      Self.begin,
      Self.answer,
      Self.completed,
      Unmanaged.passUnretained(context).toOpaque()
    )
    let isListening = started != nil
    daemon = Mutex(started)
    guard isListening else {
      close(handle)
      throw ServerSocket.CannotListen()
    }
  }

  deinit { stop() }

  /// Ends all connections and waits for their threads; connections are refused from here on.
  func stop() {
    let running = daemon.withLock {
      let running = $0
      $0 = nil
      return running
    }
    guard let running else { return }
    context.isStopping.signalAll()
    context.streams.shut()
    MHD_stop_daemon(running)
  }

  // MARK: Callbacks

  private final class Context: Sendable {
    let handler: Handler
    let streams: StreamHub
    let isStopping = Alarm()

    init(handler: @escaping Handler, streams: StreamHub) {
      self.handler = handler
      self.streams = streams
    }
  }

  /// A request that is being received.
  private final class Incoming {
    let address: String
    var body = Data()
    var hasBegun = false

    init(address: String) {
      self.address = address
    }
  }

  private static let begin: moments_begin_request = { _, address, _ in
    let address = address.map { String(cString: $0) } ?? "/"
    return Unmanaged.passRetained(Incoming(address: address)).toOpaque()
  }

  private static let answer: MHD_AccessHandlerCallback = {
    contextPointer,
    connection,
    _,
    method,
    _,
    upload,
    uploadSize,
    state in
    guard let contextPointer, let connection, let method, let uploadSize,
      let incomingPointer = state?.pointee
    else { return .NO }
    let incoming = Unmanaged<Incoming>.fromOpaque(incomingPointer).takeUnretainedValue()
    guard incoming.hasBegun else {
      incoming.hasBegun = true
      return .YES
    }
    if uploadSize.pointee > 0 {
      if let upload { incoming.body.append(Data(bytes: upload, count: uploadSize.pointee)) }
      uploadSize.pointee = 0
      return .YES
    }
    let context = Unmanaged<Context>.fromOpaque(contextPointer).takeUnretainedValue()
    let request = ServerRequest(
      connection,
      method: String(cString: method),
      address: incoming.address,
      body: incoming.body
    )
    let answer = context.handler(request)
    if answer.delay > 0 { context.isStopping.wait(answer.delay) }
    return send(answer, to: request, over: connection, context)
  }

  private static let completed: MHD_RequestCompletedCallback = { _, _, state, _ in
    guard let pointer = state?.pointee else { return }
    Unmanaged<Incoming>.fromOpaque(pointer).release()
    state?.pointee = nil
  }

  private static func send(
    _ answer: ServerResponse,
    to request: ServerRequest,
    over connection: OpaquePointer,
    _ context: Context
  ) -> MHD_Result {
    let socket = moments_socket(connection)
    if answer.delivery == .reset {
      ServerSocket.makeAbrupt(socket)
      return .NO
    }
    let response: OpaquePointer?
    if let stream = answer.stream {
      response = context.streams.response(for: stream)
    } else {
      response = AnswerBody(answer, socket: socket).response()
    }
    guard let response else { return .NO }
    for (name, value) in answer.headers { MHD_add_response_header(response, name, value) }
    let result = MHD_queue_response(connection, UInt32(answer.status), response)
    MHD_destroy_response(response)
    return result
  }
}

extension ServerRequest {
  fileprivate init(_ connection: OpaquePointer, method: String, address: String, body: Data) {
    var headers: [String: String] = [:]
    withUnsafeMutablePointer(to: &headers) {
      _ = MHD_get_connection_values(connection, .HEADER_KIND, Self.collect, $0)
    }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: method,
      path: String(parts[0]),
      query: parts.count > 1 ? FormField.fields(of: String(parts[1])) : [],
      headers: headers,
      body: body
    )
  }

  /// Adds a header to a dictionary.
  private static let collect: MHD_KeyValueIterator = { headers, _, name, value in
    guard let headers, let name, let value else { return .YES }
    headers.assumingMemoryBound(to: [String: String].self)
      .pointee[String(cString: name).lowercased()] = String(cString: value)
    return .YES
  }
}
