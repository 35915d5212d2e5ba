// PlaygroundTests
