// CoreTextTests
