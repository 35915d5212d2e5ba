import QuartzCore
import UIKit

/// Collects what happens during one run.
final class TraceRecorder {
  /// A property of a named view or layer.
  struct Property: Hashable {
    let view: String
    let name: String
  }

  /// The properties that moved, in the order in which they first did.
  private(set) var moved: [Property] = []
  private var known: Set<Property> = []
  private let properties: [Property]?
  private var samples: [Property: [[Double]]] = [:]
  private var events: [(time: CFTimeInterval, event: String, of: String)] = []
  private var views: [SeenView] = []
  private var seen: Set<ObjectIdentifier> = []

  /// A view of the run; the recorder must not keep it alive.
  private struct SeenView {
    let name: String
    weak var view: UIView?
  }

  /// Makes a recorder.
  ///
  /// - Parameter properties: What to sample, or nil to learn what moves.
  init(properties: [Property]?) {
    self.properties = properties
  }

  /// Starts to listen, right before the trigger.
  func begin(_ run: SceneRun) {
    run.world.recorder = { [weak self, weak world = run.world] event, name in
      guard let self, let world else { return }
      self.events.append((world.clock.now, event, name))
    }
  }

  /// Reads the values at the run's time.
  func sample(_ run: SceneRun) {
    run.world.perform {
      let names = LayerNames(of: run.window, containers: run.containers)
      remember(names)
      if let properties {
        read(properties, from: names, at: run.time)
      } else {
        learn(names)
      }
    }
  }

  private func remember(_ names: LayerNames) {
    for entry in names.entries {
      guard let view = entry.view, !(view is UIWindow) else { continue }
      if seen.insert(ObjectIdentifier(view)).inserted {
        views.append(SeenView(name: entry.name, view: view))
      }
    }
  }

  private func learn(_ names: LayerNames) {
    for entry in names.entries where entry.isShown {
      for attached in entry.layer.attachedAnimations {
        for path in keyPaths(of: attached.animation) {
          let root = path.split(separator: ".").first.map(String.init) ?? path
          let property = Property(view: entry.name, name: root)
          if known.insert(property).inserted { moved.append(property) }
        }
      }
    }
  }

  private func keyPaths(of animation: CAAnimation?) -> [String] {
    switch animation {
    case let property as CAPropertyAnimation: property.keyPath.map { [$0] } ?? []
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap { keyPaths(of: $0) }
    default: []
    }
  }

  private func read(_ properties: [Property], from names: LayerNames, at time: TimeInterval) {
    var layers: [String: CALayer] = [:]
    for entry in names.entries {
      layers[entry.name] = entry.layer
    }
    for property in properties {
      guard let shown = layers[property.view]?.presentation(),
        let numbers = TrackValues.numbers(of: property.name, in: shown)
      else { continue }
      samples[property, default: []].append([time] + numbers)
      guard property.name == "transform" else { continue }
      for (name, keyPath) in TrackValues.derived {
        let derived = Property(view: property.view, name: name)
        let value = TrackValues.numbers(of: keyPath, in: shown) ?? []
        samples[derived, default: []].append([time] + value)
      }
    }
  }

  /// Returns what was collected, with the state in which the run was left.
  func trace(of run: SceneRun, trigger: SceneTrigger) -> Trace {
    let beginning = run.beginning ?? 0
    let completed = events.first { $0.event == "completeTransition" }
    return Trace(
      scene: run.scene.name,
      trigger: trigger.rawValue,
      device: run.options.device.description,
      duration: completed.map { SceneRun.rounded($0.time - beginning) } ?? run.time,
      issues: run.issues.map(\.description),
      log: events.map { event in
        Trace.Event(
          t: SceneRun.rounded(event.time - beginning),
          event: event.event,
          of: event.of
        )
      },
      tracks: tracks,
      final: run.world.perform { final(run) }
    )
  }

  private var tracks: [Trace.Track] {
    (properties ?? []).flatMap { property -> [Trace.Track] in
      guard let rows = samples[property] else { return [] }
      var tracks = [Trace.Track(view: property.view, property: property.name, samples: rows)]
      guard property.name == "transform" else { return tracks }
      for (name, _) in TrackValues.derived {
        let rows = samples[Property(view: property.view, name: name)] ?? []
        tracks.append(Trace.Track(view: property.view, property: name, samples: rows))
      }
      return tracks
    }
  }

  private func final(_ run: SceneRun) -> Trace.Final {
    Trace.Final(
      views: views.compactMap { seen in seen.view.map { view($0, name: seen.name, in: run.window) }
      },
      containers: TransitionMonitor.current.liveModalContainerCount,
      completed: run.completions,
      cancelled: run.records.contains { $0.isCancelled }
    )
  }

  private func view(_ view: UIView, name: String, in window: UIWindow) -> Trace.View {
    let frame = view.frame
    return Trace.View(
      name: name,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
      transform: TrackValues.matrix(view.layer.transform),
      alpha: Double(view.alpha),
      hidden: view.isHidden,
      inWindow: view.window === window,
      superview: view.superview.map { superview in
        views.first { $0.view === superview }?.name ?? "window"
      } ?? "",
      index: view.superview?.subviews.firstIndex { $0 === view } ?? -1,
      hasMask: view.layer.mask != nil,
      animationKeys: view.layer.attachedAnimations.map { $0.key ?? "unnamed" }
    )
  }
}
