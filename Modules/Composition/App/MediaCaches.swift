import LocalStore

/// The caches of what was loaded of the network: films have one of their own.
struct MediaCaches {
  let images: MediaCache
  let films: MediaCache
}
