/** What can be drawn. Apart from the means to draw it, which browsers rarely need. */
export const motifNames = [
  'brackets',
  'calendar',
  'cells',
  'contents',
  'dialog',
  'division',
  'facade',
  'fan',
  'growth',
  'ledger',
  'overlap',
  'phases',
  'route',
  'sheets',
  'shelter',
  'slope',
  'stack',
] as const

export type MotifName = (typeof motifNames)[number]
