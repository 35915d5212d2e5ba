// swift-tools-version: 6.2
import PackageDescription

// Every module is strict: Swift 6 mode, warnings are errors, existentials and imports are spelled out.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// Modules that stand above QuartzCore live on the main actor, as UIKit does.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

// Code written as an iOS developer writes it: `import UIKit` re-exports, `any` is optional.
let iOSStyle: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
]

let package = Package(
  name: "Stagecraft",
  products: [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Hero", targets: ["Hero"]),
    .library(name: "SDLHost", targets: ["SDLHost"]),
    .executable(name: "stagecraft", targets: ["stagecraft"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    // System libraries
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPixbuf",
      pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
    ),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    // The toolchain's own library, opened by name at run time.
    .systemLibrary(name: "CIndexStore"),
    // No library, but calls of the system that need a C header.
    .systemLibrary(name: "CThreads"),

    // Swift Testing's cross-import overlays look for these two names beside CoreGraphics and UIKit;
    // nothing that tests those modules compiles without them.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    // Core: each imports only what stands above it.
    .target(name: "ObjectiveC", swiftSettings: strict),
    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CPixbuf", "CSpng", "_Testing_CoreGraphics"],
      swiftSettings: strict
    ),
    .target(
      name: "CoreText",
      dependencies: ["CoreGraphics", "CCairo", "CPango"],
      swiftSettings: strict
    ),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "CoreText", "ObjectiveC"],
      swiftSettings: strict
    ),
    .target(
      name: "Compositor",
      dependencies: ["QuartzCore", "CoreGraphics", "CoreText", "CThreads"],
      swiftSettings: strict
    ),
    .target(name: "Cassowary", swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "Compositor", "CoreGraphics", "CoreText", "Cassowary", "ObjectiveC",
        "_Testing_UIKit",
      ],
      swiftSettings: mainActor
    ),
    .target(name: "Hero", dependencies: ["UIKit"], swiftSettings: mainActor),
    .target(
      name: "SDLHost",
      dependencies: ["UIKit", "Compositor", "QuartzCore", "CoreGraphics", "CSDL2"],
      // Swift 6.2 has no name yet for what puts the host into the loader's list; 6.3 does without this.
      swiftSettings: mainActor + [.enableExperimentalFeature("SymbolLinkageMarkers")]
    ),
    .target(
      name: "Playback",
      dependencies: ["UIKit", "Hero", "Compositor", "QuartzCore", "CoreGraphics"],
      swiftSettings: mainActor
    ),
    .target(name: "Scenes", dependencies: ["Playback", "UIKit", "Hero"], swiftSettings: iOSStyle),
    .target(
      name: "Playground",
      dependencies: ["Scenes", "Playback", "Hero", "UIKit", "Compositor", "QuartzCore"],
      swiftSettings: mainActor
    ),

    // Tools
    .target(name: "Census", dependencies: ["CIndexStore"], swiftSettings: strict),
    .executableTarget(
      name: "stagecraft",
      dependencies: [
        "Playground", "Scenes", "Playback", "SDLHost", "Hero", "UIKit", "Compositor", "Census",
      ],
      swiftSettings: mainActor
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Scenes", "Playback", "Hero", "UIKit", "Compositor", "QuartzCore", "CoreGraphics",
        "CCairo",
      ],
      exclude: ["Skia"],
      swiftSettings: mainActor
    ),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["CoreGraphics"],
      path: "Tests/Support",
      exclude: ["Cases"],
      swiftSettings: strict
    ),
    .testTarget(name: "SupportTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(name: "CensusTests", dependencies: ["Census"], swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["CoreText", "CoreGraphics", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "CoreGraphics", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CompositorTests",
      dependencies: [
        "Compositor", "QuartzCore", "CoreGraphics", "CoreText", "CCairo", "TestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CassowaryTests",
      dependencies: ["Cassowary", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "Compositor", "QuartzCore", "CoreGraphics", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "HeroTests",
      dependencies: ["Hero", "UIKit", "QuartzCore", "TestSupport"],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "PlaybackTests",
      dependencies: [
        "Playback", "Scenes", "Hero", "UIKit", "Compositor", "CoreGraphics", "TestSupport",
      ],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Playground", "Scenes", "Playback", "Hero", "UIKit", "QuartzCore", "TestSupport",
      ],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["stagecraft", "Playback", "Scenes", "Compositor", "TestSupport"],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "Compositor", "CoreGraphics"],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "SDLHostTests",
      dependencies: ["SDLHost", "UIKit", "QuartzCore", "CoreGraphics", "TestSupport"],
      swiftSettings: mainActor
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["Playback", "Hero", "UIKit"],
      swiftSettings: iOSStyle
    ),
    .testTarget(
      name: "WindowTests",
      dependencies: ["TestSupport"],
      exclude: ["Drawings"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
