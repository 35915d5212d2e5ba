import CSDL2

/// What SDL last complained about.
enum SDLError {
  /// SDL's own words.
  static var reason: String {
    SDL_GetError().map { String(cString: $0) } ?? "no reason given"
  }
}
