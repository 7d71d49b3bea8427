import { type DrawOptions, draw, type MotifName } from './draw.ts'

const mostKept = 500
const kept = new Map<string, string>()

/** The same picture as `draw`, drawn once: servers show few pictures, again and again. */
export function drawKept(motif: MotifName, seed: string, options: DrawOptions): string {
  const key = JSON.stringify([motif, seed, options.title, options.ground, options.level])
  const picture = kept.get(key) ?? draw(motif, seed, options)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, picture)
  return picture
}
