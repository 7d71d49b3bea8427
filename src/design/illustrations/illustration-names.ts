/** What can be drawn. Apart from the means to draw it, which browsers rarely need. */
export const illustrationNames = [
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

export type IllustrationName = (typeof illustrationNames)[number]
