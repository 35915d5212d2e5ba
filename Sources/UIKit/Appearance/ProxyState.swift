/// What makes something a proxy, or what a proxy gave it.
final class ProxyState {
  /// The instances that a proxy stands for; nil for an instance.
  let scope: AppearanceScope?
  /// The values that proxies gave an instance.
  var applied: [AnyHashable: AppearanceRule] = [:]

  init(scope: AppearanceScope? = nil) {
    self.scope = scope
  }
}
