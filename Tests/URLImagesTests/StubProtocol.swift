import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network whose responses are in the addresses: "https://stub.test/200/red" has the status 200
/// and the bytes "red".
class StubProtocol: URLProtocol {
  /// A configuration of sessions on this network.
  static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [self]
    return configuration
  }

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let parts = request.url?.pathComponents.dropFirst() ?? []
    guard let url = request.url, parts.count == 2, let status = parts.first.flatMap({ Int($0) }),
      let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: "HTTP/1.1",
        headerFields: nil
      )
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data((parts.last ?? "").utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A network that does not respond.
final class OfflineProtocol: StubProtocol {
  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }
}
