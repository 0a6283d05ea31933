import Foundation

/// A folder whose files only this user can read.
struct PrivateFolder: Sendable {
  let url: URL

  private func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Makes the folder where it is missing, and closes it to others where it is open to them.
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

  /// Takes from others what they may do with the folder.
  private func close() throws(SecretError) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw failure(url.path) }
    guard status.st_mode & 0o077 != 0 else { return }
    guard status.st_uid == geteuid(), chmod(url.path, 0o700) == 0 else {
      throw .exposed(path: url.path)
    }
  }

  /// Runs code that no other process runs at the same time for this folder.
  func locked<Value>(_ body: () throws(SecretError) -> Value) throws(SecretError) -> Value {
    let handle = open(path("secrets.lock"), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard handle >= 0 else { throw failure(path("secrets.lock")) }
    // Ends the lock too.
    defer { Foundation.close(handle) }
    while flock(handle, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(path("secrets.lock")) }
    }
    return try body()
  }

  /// The bytes of a file; nil where there is none.
  func read(_ name: String) throws(SecretError) -> Data? {
    let path = path(name)
    // A link would lead to a file of somebody else's choice.
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

  /// Puts a file in place of an older one; the disk has it when this returns.
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
    // The new name is on the disk once the folder is.
    let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      Foundation.close(folder)
    }
  }

  /// Gives a file another name, in place of a file of that name.
  func rename(_ name: String, to other: String) throws(SecretError) {
    guard Foundation.rename(path(name), path(other)) == 0 else { throw failure(path(name)) }
  }

  private func failure(_ path: String) -> SecretError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
