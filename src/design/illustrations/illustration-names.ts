/** Illustration names are in a separate file, so that browsers can load them without the drawing code. */
export const illustrationNames = [
  'brackets',
  'bridge',
  'calendar',
  'cells',
  'contents',
  'dialog',
  'division',
  'facade',
  'fan',
  'gate',
  'growth',
  'ledger',
  'overlap',
  'peaks',
  'phases',
  'rings',
  'route',
  'sheets',
  'shelter',
  'slope',
  'stack',
] as const

export type IllustrationName = (typeof illustrationNames)[number]
