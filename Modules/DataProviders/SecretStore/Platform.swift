import Foundation

#if canImport(Security)
  internal import CryptoKit
  internal import Security

  /// The keychain; items stay on this device and can be read after its first unlock.
  struct SystemSecretBackend: SecretBackend {
    func isAvailable(_ cancellation: Cancellation) -> Bool { true }

    func lookup(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) -> Secret? {
      var query = Self.query(key)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try Self.check(status)
      guard let data = found as? Data else { return nil }
      return Secret(String(decoding: data, as: UTF8.self))
    }

    func store(
      _ secret: Secret,
      for key: SecretKey,
      _ cancellation: Cancellation
    ) throws(SecretError) {
      let values: [CFString: Any] = [
        kSecValueData: Data(secret.rawValue.utf8),
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      let query = Self.query(key)
      let status = SecItemUpdate(query as CFDictionary, values as CFDictionary)
      guard status == errSecItemNotFound else { return try Self.check(status) }
      let item = query.merging(values) { $1 }
      try Self.check(SecItemAdd(item as CFDictionary, nil))
    }

    func clear(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) {
      let status = SecItemDelete(Self.query(key) as CFDictionary)
      if status != errSecItemNotFound { try Self.check(status) }
    }

    private static func query(_ key: SecretKey) -> [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "org.moments.\(key.kind.rawValue)",
        kSecAttrAccount: key.name,
      ]
    }

    private static func check(_ status: OSStatus) throws(SecretError) {
      guard status != errSecSuccess else { return }
      let words = SecCopyErrorMessageString(status, nil) as String?
      throw .service(words ?? "error \(status)")
    }
  }

  func systemSHA256(_ data: Data) -> Data { Data(SHA256.hash(data: data)) }
#else
  internal import CSecret

  /// The Secret Service of the session, through libsecret.
  struct SystemSecretBackend: SecretBackend {
    func isAvailable(_ cancellation: Cancellation) -> Bool {
      cancellable(cancellation) { moments_secret_service_answers(3_000, $0) != 0 }
    }

    func lookup(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) -> Secret? {
      var error: UnsafeMutablePointer<GError>?
      let found = cancellable(cancellation) {
        moments_secret_lookup(key.kind.rawValue, key.name, $0, &error)
      }
      try Self.check(&error)
      guard let found else { return nil }
      // Overwritten before the memory is freed.
      defer { secret_password_free(found) }
      return Secret(String(cString: found))
    }

    func store(
      _ secret: Secret,
      for key: SecretKey,
      _ cancellation: Cancellation
    ) throws(SecretError) {
      var error: UnsafeMutablePointer<GError>?
      let label = "Moments: \(key.name)"
      let isSaved = cancellable(cancellation) {
        moments_secret_store(key.kind.rawValue, key.name, label, secret.rawValue, $0, &error)
      }
      try Self.check(&error)
      if isSaved == 0 { throw .service("nothing was saved") }
    }

    func clear(_ key: SecretKey, _ cancellation: Cancellation) throws(SecretError) {
      var error: UnsafeMutablePointer<GError>?
      _ = cancellable(cancellation) {
        moments_secret_clear(key.kind.rawValue, key.name, $0, &error)
      }
      try Self.check(&error)
    }

    private static func check(_ error: inout UnsafeMutablePointer<GError>?) throws(SecretError) {
      guard let failure = error else { return }
      defer { g_clear_error(&error) }
      throw .service(String(cString: failure.pointee.message))
    }

    /// Calls a function with a GLib cancellable that ends the call when it is cancelled.
    private func cancellable<Value>(
      _ cancellation: Cancellation,
      _ body: (UnsafeMutablePointer<GCancellable>?) -> Value
    ) -> Value {
      let mark = Mark()
      cancellation.onCancel { g_cancellable_cancel(mark.pointer) }
      return body(mark.pointer)
    }

    /// Unchecked: GLib allows to set a cancellable from any thread.
    private final class Mark: @unchecked Sendable {
      let pointer = g_cancellable_new()

      deinit { g_object_unref(pointer) }
    }
  }

  func systemSHA256(_ data: Data) -> Data {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    data.withUnsafeBytes { bytes in
      g_checksum_update(
        checksum,
        bytes.bindMemory(to: UInt8.self).baseAddress,
        gssize(bytes.count)
      )
    }
    var digest = Data(count: 32)
    var length: gsize = 32
    digest.withUnsafeMutableBytes { bytes in
      g_checksum_get_digest(checksum, bytes.bindMemory(to: UInt8.self).baseAddress, &length)
    }
    return digest
  }
#endif
