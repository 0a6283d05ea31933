import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SecretStore
import SocialModel

extension SignInService {
  /// The name of the program that servers show at the sign-in.
  private static let programName = "Moments"

  // MARK: The server

  /// The endpoints of the server that the reader typed.
  func endpoints(of typed: String) async throws -> OAuthEndpoints {
    let server: MastodonServer
    do {
      server = try MastodonServer(typed)
    } catch .insecure(let host) {
      throw SignInFailure.insecureServer(host)
    } catch {
      throw SignInFailure.badServer(typed)
    }
    do {
      return try await endpoints(of: server)
    } catch {
      throw SignInFailure.of(error, in: .registration, at: server)
    }
  }

  /// The endpoints of a server; the default ones where it names none.
  ///
  /// - Throws: `APIError.transport` where no server can be reached; `CancellationError`.
  func endpoints(of server: MastodonServer) async throws -> OAuthEndpoints {
    do {
      let metadata = try await client(server).send(.serverMetadata).value
      return OAuthEndpoints(server: server, metadata: metadata)
    } catch let error as APIError {
      if case .transport = error { throw error }
      return OAuthEndpoints(server: server)
    }
  }

  // MARK: The program

  /// The program as the server knows it; registered if it does not.
  func application(at endpoints: OAuthEndpoints, redirectURI: String) async throws -> Application {
    do {
      if let known = try await knownApplication(at: endpoints, redirectURI: redirectURI) {
        return known
      }
      let application = try await client(endpoints.server).send(
        .registerApplication(
          name: Self.programName,
          redirectURIs: [redirectURI],
          scopes: Self.scopes
        )
      ).value
      try await save(
        application.clientSecret,
        applicationKey(application.clientID, server: endpoints.server)
      )
      try await registry.save(
        RegisteredApplication(
          server: endpoints.server.name,
          redirectURI: redirectURI,
          clientID: application.clientID,
          scopes: Self.scopes
        )
      )
      return application
    } catch {
      throw SignInFailure.of(error, in: .registration, at: endpoints.server)
    }
  }

  /// The registered program, if the server still knows it.
  private func knownApplication(
    at endpoints: OAuthEndpoints,
    redirectURI: String
  ) async throws -> Application? {
    let known = try await registry.applications(of: endpoints.server.name).first {
      $0.redirectURI == redirectURI && $0.scopes == Self.scopes
    }
    guard let known else { return nil }
    let key = applicationKey(known.clientID, server: endpoints.server)
    guard let secret = try? await secrets.secret(for: key) else { return nil }
    let application = Application(clientID: known.clientID, clientSecret: secret.rawValue)
    var endpoint = Endpoint.checkApplication(application, scopes: Self.scopes)
    endpoint.path = endpoints.tokenPath
    do {
      _ = try await client(endpoints.server).send(endpoint)
    } catch APIError.http(let problem)
      where problem.status == 401
      || [problem.code, problem.message].contains("invalid_client")
    {
      try await registry.remove(known)
      return nil
    } catch let error as APIError {
      // Some servers give no tokens to programs; the sign-in itself shows whether it is known.
      if case .transport = error { throw error }
    }
    return application
  }

  func applicationKey(_ clientID: String, server: MastodonServer) -> SecretKey {
    SecretKey(.application, "\(clientID)@\(server.name)")
  }

  // MARK: The reader

  /// Exchanges the code for a token, requests the reader's account, and stores both.
  func finish(_ attempt: SignIn, code: String, at endpoints: OAuthEndpoints) async throws
    -> KnownAccount
  {
    var endpoint = Endpoint.token(attempt, code: code)
    endpoint.path = endpoints.tokenPath
    let token = try await client(endpoints.server).send(endpoint).value.accessToken
    do {
      let reader = try await client(endpoints.server, token: token).send(.verifyCredentials).value
      let name = reader.username ?? reader.acct ?? reader.id
      let known = KnownAccount(
        id: "\(name)@\(endpoints.server.name)".lowercased(),
        server: endpoints.server.name,
        account: StatusMapper().account(from: reader),
        isCurrent: true
      )
      try await save(token.rawValue, SecretKey(.token, known.id))
      let account = RegisteredAccount(
        known: known,
        serverURL: endpoints.server.url,
        clientID: attempt.application.clientID
      )
      try await registry.save(account)
      return known
    } catch {
      throw SignInFailure.of(error, in: .reader, at: endpoints.server)
    }
  }

  private func save(_ text: String, _ key: SecretKey) async throws {
    do throws(SecretError) {
      try await secrets.save(Secret(text), for: key)
    } catch .cancelled {
      throw CancellationError()
    } catch {
      throw SignInFailure.notSaved(error.description)
    }
  }
}
