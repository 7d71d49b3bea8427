/** Types of illustrations. Each picture is drawn from its type and a seed, such as the slug of a blog post. */
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
  'bridge',
  'rings',
  'gate',
  'peaks',
] as const
export type Illustration = (typeof illustrations)[number]

export type Drawing = {
  illustration: Illustration
  seed: string
  level?: 1 | 2 | 3
  ground?: 'mist' | 'ink' | 'red'
  alt: string
}
