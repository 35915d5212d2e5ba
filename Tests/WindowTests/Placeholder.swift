// WindowTests
