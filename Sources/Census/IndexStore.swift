import CIndexStore
import Foundation
import Glibc

/// What the compiler noted of a build: which symbol is used where, and by whom.
///
/// The notes are read through the toolchain's own library, whose functions are called by name.
final class IndexStore {
  /// One place where a symbol is named.
  struct Occurrence {
    let usr: String
    let name: String
    let line: Int
    /// What kind of place it is: bits of the library's `indexstore_symbol_role_t`.
    let roles: UInt64
    /// The symbols that the place stands in a relation to, with the relation's bits.
    let relations: [(usr: String, roles: UInt64)]
  }

  static let definition: UInt64 = 1 << 1
  static let call: UInt64 = 1 << 5
  static let childOf: UInt64 = 1 << 9
  static let baseOf: UInt64 = 1 << 10
  static let overrideOf: UInt64 = 1 << 11
  static let calledBy: UInt64 = 1 << 13
  static let accessorOf: UInt64 = 1 << 15
  static let containedBy: UInt64 = 1 << 16

  private let library: UnsafeMutableRawPointer
  private let store: indexstore_ref

  /// Opens the index of a build.
  ///
  /// - Parameters:
  ///   - folder: The index store's folder.
  ///   - programs: The folder of the toolchain's programs.
  /// - Throws: `CensusError` when there is no such library or no such store.
  init(folder: URL, programs: URL) throws(CensusError) {
    let path = programs.appending(path: "../lib/libIndexStore.so").standardized.path
    guard let library = dlopen(path, RTLD_NOW) else {
      throw CensusError("\(path) cannot be opened: the census reads the compiler's index with it")
    }
    self.library = library
    let open = unsafeBitCast(
      try Self.function("indexstore_store_create", in: library),
      to: indexstore_open.self
    )
    var error: indexstore_ref?
    guard let store = open(folder.path, &error) else {
      throw CensusError("\(folder.path) is no index store: build the tests first")
    }
    self.store = store
  }

  /// The files that a build compiled, with everything that each of them names.
  ///
  /// - Parameter isWanted: Whether a file's path is of interest.
  /// - Returns: The occurrences in each file, by its path.
  /// - Throws: `CensusError` when the library is of another version.
  func files(where isWanted: (String) -> Bool) throws(CensusError) -> [String: [Occurrence]] {
    let openUnit = try function("indexstore_unit_reader_create", as: indexstore_open_in.self)
    let mainFile = try function("indexstore_unit_reader_get_main_file", as: indexstore_text_of.self)
    let close = try function("indexstore_unit_reader_dispose", as: indexstore_dispose.self)
    var files: [String: [Occurrence]] = [:]
    for unit in try unitNames() {
      guard let reader = openUnit(store, unit, nil) else { continue }
      defer { close(reader) }
      let path = Self.string(mainFile(reader))
      guard isWanted(path), FileManager.default.fileExists(atPath: path) else { continue }
      for record in try recordNames(of: reader) {
        files[path, default: []] += try occurrences(inRecord: record)
      }
    }
    return files
  }

  private func unitNames() throws(CensusError) -> [String] {
    let each = try function("indexstore_store_units_apply_f", as: indexstore_each_unit.self)
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      _ = each(store, 1, pointer) { context, name in
        let names = context?.assumingMemoryBound(to: [String].self)
        names?.pointee.append(IndexStore.string(name))
        return true
      }
    }
    return names
  }

  private func recordNames(of reader: indexstore_ref) throws(CensusError) -> [String] {
    let kind = try function("indexstore_unit_dependency_get_kind", as: indexstore_kind_of.self)
    let name = try function("indexstore_unit_dependency_get_name", as: indexstore_text_of.self)
    let record: Int32 = 2
    let names = try map(reader, by: "indexstore_unit_reader_dependencies_apply_f") { dependency in
      kind(dependency) == record ? Self.string(name(dependency)) : nil
    }
    return names.compactMap(\.self)
  }

  private func occurrences(inRecord record: String) throws(CensusError) -> [Occurrence] {
    let open = try function("indexstore_record_reader_create", as: indexstore_open_in.self)
    let close = try function("indexstore_record_reader_dispose", as: indexstore_dispose.self)
    guard let reader = open(store, record, nil) else { return [] }
    defer { close(reader) }
    let symbol = try function("indexstore_occurrence_get_symbol", as: indexstore_symbol_of.self)
    let roles = try function("indexstore_occurrence_get_roles", as: indexstore_roles_of.self)
    let place = try function("indexstore_occurrence_get_line_col", as: indexstore_place_of.self)
    let usr = try function("indexstore_symbol_get_usr", as: indexstore_text_of.self)
    let name = try function("indexstore_symbol_get_name", as: indexstore_text_of.self)
    let relations = try relationReader()
    return try map(reader, by: "indexstore_record_reader_occurrences_apply_f") { occurrence in
      var line: UInt32 = 0
      var column: UInt32 = 0
      place(occurrence, &line, &column)
      let named = symbol(occurrence)
      return Occurrence(
        usr: Self.string(usr(named)),
        name: Self.string(name(named)),
        line: Int(line),
        roles: roles(occurrence),
        relations: relations(occurrence)
      )
    }
  }

  private func relationReader() throws(CensusError) -> (indexstore_ref) -> [(
    usr: String, roles: UInt64
  )] {
    let symbol = try function(
      "indexstore_symbol_relation_get_symbol",
      as: indexstore_symbol_of.self
    )
    let roles = try function("indexstore_symbol_relation_get_roles", as: indexstore_roles_of.self)
    let usr = try function("indexstore_symbol_get_usr", as: indexstore_text_of.self)
    let each = try function("indexstore_occurrence_relations_apply_f", as: indexstore_each.self)
    return { occurrence in
      Self.map(occurrence, by: each) { (Self.string(usr(symbol($0))), roles($0)) }
    }
  }

  private func map<T>(
    _ reader: indexstore_ref,
    by name: String,
    _ transform: (indexstore_ref) -> T
  ) throws(CensusError) -> [T] {
    Self.map(reader, by: try function(name, as: indexstore_each.self), transform)
  }

  /// Collects what a function of the library calls back with; an element lives as long as its call.
  private static func map<T>(
    _ reader: indexstore_ref,
    by each: indexstore_each,
    _ transform: (indexstore_ref) -> T
  ) -> [T] {
    var found: [T] = []
    withoutActuallyEscaping(transform) { transform in
      var body: (indexstore_ref) -> Void = { found.append(transform($0)) }
      withUnsafeMutablePointer(to: &body) { pointer in
        _ = each(reader, pointer) { context, element in
          if let element {
            context?.assumingMemoryBound(to: ((indexstore_ref) -> Void).self).pointee(element)
          }
          return true
        }
      }
    }
    return found
  }

  private func function<F>(_ name: String, as type: F.Type) throws(CensusError) -> F {
    unsafeBitCast(try Self.function(name, in: library), to: type)
  }

  private static func function(
    _ name: String,
    in library: UnsafeMutableRawPointer
  ) throws(CensusError) -> UnsafeMutableRawPointer {
    guard let address = dlsym(library, name) else {
      throw CensusError("the toolchain's libIndexStore has no \(name): another version is expected")
    }
    return address
  }

  private static func string(_ reference: indexstore_string_ref_t) -> String {
    guard let data = reference.data else { return "" }
    let bytes = UnsafeBufferPointer(start: data, count: reference.length)
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
