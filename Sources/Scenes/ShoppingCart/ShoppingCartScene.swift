import Playback
import UIKit

extension StageScene {
  /// A product page that tilts away under a sheet of options.
  public static let shoppingCart = StageScene(
    name: "shopping-cart",
    title: "Shopping cart",
    subtitle: "page → sheet",
    triggers: [.present, .dismiss],
    animation: "CartAnimator runs here, which the scene supplies to UIKit",
    notes: [
      "Click “Add to cart”: the page tilts back and sinks while the sheet slides up; then it rises again.",
      "Click the dimmed page, or “Put in cart”: the sheet leaves and the page comes forward.",
      "Replay at 10 % to see the two blocks of the animation follow each other without a jump.",
    ]
  ) {
    let product = ProductViewController()
    return Stage(rootViewController: product) { trigger in
      switch trigger {
      case .present, .push: product.addToCart()
      case .dismiss, .pop: product.dismiss(animated: true)
      }
    }
  }
}
