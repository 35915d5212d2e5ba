import CSDL2

/// The shapes of the pointer, made when they are first needed.
final class Cursors {
  private var made: [UInt32: OpaquePointer] = [:]
  private var current = SDL_SYSTEM_CURSOR_ARROW

  isolated deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  /// Changes the pointer's shape.
  func show(_ shape: SDL_SystemCursor) {
    guard shape != current else { return }
    guard let cursor = made[shape.rawValue] ?? SDL_CreateSystemCursor(shape) else { return }
    made[shape.rawValue] = cursor
    current = shape
    SDL_SetCursor(cursor)
  }
}
