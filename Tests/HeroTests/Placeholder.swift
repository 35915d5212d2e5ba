// HeroTests
