import SDLHost
import Testing

@Suite struct KeyCharactersTests {
  @Test func `letters follow Shift and Caps Lock`() {
    #expect(KeyCharacters.typed(symbol: 97, modifiers: []) == "a")
    #expect(KeyCharacters.typed(symbol: 97, modifiers: .shift) == "A")
    #expect(KeyCharacters.typed(symbol: 97, modifiers: .capsLock) == "A")
    #expect(KeyCharacters.typed(symbol: 97, modifiers: [.capsLock, .shift]) == "a")
    #expect(KeyCharacters.typed(symbol: 0xE9, modifiers: .shift) == "É")
  }

  @Test func `Shift makes a question mark of a slash, and Caps Lock does not`() {
    #expect(KeyCharacters.typed(symbol: 47, modifiers: .shift) == "?")
    #expect(KeyCharacters.typed(symbol: 47, modifiers: .capsLock) == "/")
    #expect(KeyCharacters.plain(symbol: 47) == "/")
  }

  @Test func `keys without a character type nothing`() {
    #expect(KeyCharacters.typed(symbol: 0x4000_0052, modifiers: []) == "")
    #expect(KeyCharacters.plain(symbol: 0) == "")
  }

  @Test func `left and right modifier keys are the same`() {
    #expect(HostModifiers(keymod: 0x0001) == .shift)
    #expect(HostModifiers(keymod: 0x0002) == .shift)
    #expect(HostModifiers(keymod: 0x0040 | 0x0200) == [.control, .alternate])
    #expect(HostModifiers(keymod: 0x0800 | 0x2000) == [.command, .capsLock])
    #expect(HostModifiers(keymod: 0x1000) == [])
  }
}
