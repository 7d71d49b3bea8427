export const federalBrackets = [
  { from: 15200, rate: 0.77 },
  { from: 33200, rate: 0.88 },
  { from: 43500, rate: 2.64 },
  { from: 58000, rate: 2.97 },
  { from: 76200, rate: 5.94 },
  { from: 82100, rate: 6.6 },
  { from: 108900, rate: 8.8 },
  { from: 141500, rate: 11 },
  { from: 185100, rate: 13.2 },
] as const

export const lastIncome = 240000
