// Hero
