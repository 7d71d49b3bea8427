import { bar, colours, fieldHeight, fieldWidth, type Ground, type Illustration, randomFrom } from './drawing-parts.ts'
import type { IllustrationName } from './illustration-names.ts'
import { bridge, gate, peaks, rings } from './illustrations-borders.ts'
import { brackets, growth, ledger, phases, slope, wealth } from './illustrations-figures.ts'
import { cells, dialog, division, overlap, route } from './illustrations-ideas.ts'
import { calendar, contents, facade, fan, sheets, shelter } from './illustrations-things.ts'

export const illustrations = {
  brackets,
  bridge,
  calendar,
  cells,
  contents,
  dialog,
  division,
  facade,
  fan,
  gate,
  growth,
  ledger,
  overlap,
  peaks,
  phases,
  rings,
  route,
  sheets,
  shelter,
  slope,
  stack: wealth,
} satisfies Record<IllustrationName, Illustration>

export type { IllustrationName }

// Illustrations that must not be mirrored. The others are mirrored for a third of the seeds.
const upright: ReadonlySet<IllustrationName> = new Set([
  'brackets',
  'contents',
  'dialog',
  'fan',
  'phases',
  'route',
  'sheets',
  'slope',
])

export type DrawOptions = {
  title?: string
  ground?: Ground
  level?: 1 | 2 | 3
}

export function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

export function spoken(title: string): string {
  return title ? `role="img" aria-label="${attribute(title)}"` : 'aria-hidden="true"'
}

/**
 * Draws an illustration as a 1200 × 800 SVG, always the same for a seed (a slug). Inline SVGs follow the theme; SVG
 * files always have light colours.
 * @example draw('route', 'moving-commune-in-december', { title: 'A line finding its way through a field of dots' })
 */
export function draw(
  illustration: IllustrationName,
  seed: string,
  { title = '', ground = 'mist', level = 1 }: DrawOptions = {},
): string {
  const random = randomFrom(seed)
  const mirrored = random() < 0.34 && !upright.has(illustration)
  const paint = colours[ground]
  const turn = mirrored ? ` transform="matrix(-1 0 0 1 ${fieldWidth} 0)"` : ''
  const field = bar(0, 0, fieldWidth, fieldHeight, paint.ground)
  const box = `viewBox="0 0 ${fieldWidth} ${fieldHeight}" preserveAspectRatio="xMidYMid slice"`
  const picture = `${field}<g${turn}>${illustrations[illustration](random, paint, level)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${spoken(title)}>${picture}</svg>`
}
