import Playback
import UIKit

extension StageScene {
  /// A product page that tilts away under a sheet of options.
  public static let shoppingCart = StageScene(
    name: "shopping-cart",
    title: "Shopping cart",
    subtitle: "page → sheet",
    triggers: [.present, .dismiss]
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
