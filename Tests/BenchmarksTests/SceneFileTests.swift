import Compositor
import CoreGraphics
import Foundation
import Testing

@testable import Benchmarks

@Suite struct SceneFileTests {
  /// What is read of a scene file.
  private struct Scene: Decodable {
    struct Texture: Decodable {
      let file: String
      let width: Int
      let height: Int
    }
    let width: Int
    let height: Int
    let textures: [Texture]
  }

  @Test func `given scenes, then the file is JSON and each texture is written once`() throws {
    let bench = PictureScenes.cards(100, 200)
    let lists = (0..<2).map { index in
      bench.advance(index)
      return bench.list(from: DisplayListSource())
    }
    try ChildProcess.withFolder { folder in
      let file = try SceneFile.write(lists, into: folder)
      let scene = try JSONDecoder().decode(Scene.self, from: try Data(contentsOf: file))
      #expect(scene.width == 100 && scene.height == 200)
      #expect(!scene.textures.isEmpty && scene.textures.count <= 21)
      for texture in scene.textures {
        let data = try Data(contentsOf: folder.appendingPathComponent(texture.file))
        #expect(data.count == texture.width * texture.height * 4)
      }
    }
  }
}
