import CSDL2
import UIKit

extension SDLWindow {
  /// Changes the pointer's shape.
  func show(_ shape: PointerShape) {
    switch shape {
    case .arrow: show(SDL_SYSTEM_CURSOR_ARROW)
    case .hand: show(SDL_SYSTEM_CURSOR_HAND)
    case .iBeam: show(SDL_SYSTEM_CURSOR_IBEAM)
    case .crosshair: show(SDL_SYSTEM_CURSOR_CROSSHAIR)
    case .resizeHorizontally: show(SDL_SYSTEM_CURSOR_SIZEWE)
    case .resizeVertically: show(SDL_SYSTEM_CURSOR_SIZENS)
    case .notAllowed: show(SDL_SYSTEM_CURSOR_NO)
    }
  }
}
