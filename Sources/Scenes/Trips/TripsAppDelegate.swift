import UIKit

final class TripsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let places = UINavigationController(
      rootViewController: PlacesViewController(style: .insetGrouped)
    )
    places.navigationBar.prefersLargeTitles = true
    places.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "map"), tag: 0)
    let layout = UICollectionViewFlowLayout()
    let photos = UINavigationController(
      rootViewController: PhotosViewController(collectionViewLayout: layout)
    )
    photos.navigationBar.prefersLargeTitles = true
    photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [places, photos]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
