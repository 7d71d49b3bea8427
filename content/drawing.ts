/** The drawn motifs. Pictures are made from a motif and a seed; the seed is the slug of what they stand for. */
export const illustrations = [
  'brackets',
  'growth',
  'facade',
  'cells',
  'stack',
  'route',
  'ledger',
  'division',
  'shelter',
  'fan',
  'overlap',
  'calendar',
  'sheets',
  'dialog',
  'phases',
  'contents',
  'slope',
] as const
export type Illustration = (typeof illustrations)[number]

/** One picture: what to draw and the sentence that stands for it. */
export type Drawing = {
  illustration: Illustration
  seed: string
  /** Only for `sheets`: how many sheets. */
  level?: 1 | 2 | 3
  ground?: 'mist' | 'ink' | 'red'
  alt: string
}
