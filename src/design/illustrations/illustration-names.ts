/** Illustration names are in a separate file, so that browsers can load them without the drawing code. */
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
