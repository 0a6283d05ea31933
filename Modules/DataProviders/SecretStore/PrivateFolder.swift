import Foundation

/// A folder whose files only this user can read.
struct PrivateFolder: Sendable {
  let url: URL

  private func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Creates the folder if it does not exist, and restricts its permissions.
  func make() throws(SecretError) {
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .file(path: url.path, reason: error.localizedDescription)
    }
    try close()
  }

  /// Removes the permissions of other users.
  private func close() throws(SecretError) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw failure(url.path) }
    guard status.st_mode & 0o077 != 0 else { return }
    guard status.st_uid == geteuid(), chmod(url.path, 0o700) == 0 else {
      throw .exposed(path: url.path)
    }
  }

  /// Runs code while holding a lock of the folder, across processes.
  func locked<Value>(_ body: () throws(SecretError) -> Value) throws(SecretError) -> Value {
    let handle = open(path("secrets.lock"), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard handle >= 0 else { throw failure(path("secrets.lock")) }
    // Also releases the lock.
    defer { Foundation.close(handle) }
    while flock(handle, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(path("secrets.lock")) }
    }
    return try body()
  }

  /// The bytes of a file; nil where there is none.
  func read(_ name: String) throws(SecretError) -> Data? {
    let path = path(name)
    // A symbolic link could lead to a file of another user's choice.
    let handle = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard handle >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      if errno == ELOOP { throw .exposed(path: path) }
      throw failure(path)
    }
    defer { Foundation.close(handle) }
    try close()
    var status = stat()
    guard fstat(handle, &status) == 0 else { throw failure(path) }
    if status.st_mode & 0o077 != 0 {
      guard status.st_uid == geteuid(), fchmod(handle, 0o600) == 0 else {
        throw .exposed(path: path)
      }
    }
    do {
      return try FileHandle(fileDescriptor: handle, closeOnDealloc: false).readToEnd() ?? Data()
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  /// Replaces a file; the new one is on disk when this returns.
  func write(_ data: Data, to name: String) throws(SecretError) {
    let final = path(name)
    let temporary = path(".\(name).\(UUID().uuidString)")
    let handle = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard handle >= 0 else { throw failure(temporary) }
    do {
      defer { Foundation.close(handle) }
      try FileHandle(fileDescriptor: handle, closeOnDealloc: false).write(contentsOf: data)
      guard fsync(handle) == 0 else { throw failure(temporary) }
    } catch {
      unlink(temporary)
      throw .file(path: final, reason: error.localizedDescription)
    }
    guard Foundation.rename(temporary, final) == 0 else {
      let failure = failure(final)
      unlink(temporary)
      throw failure
    }
    // The new name is durable when the folder is on disk, too.
    let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      Foundation.close(folder)
    }
  }

  /// Renames a file, replacing one with the new name.
  func rename(_ name: String, to other: String) throws(SecretError) {
    guard Foundation.rename(path(name), path(other)) == 0 else { throw failure(path(name)) }
  }

  private func failure(_ path: String) -> SecretError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
