import { type DrawOptions, draw, type IllustrationName } from './draw.ts'

const maxSaved = 500
const cached = new Map<string, string>()

export function renderCached(illustration: IllustrationName, seed: string, options: DrawOptions): string {
  const key = JSON.stringify([illustration, seed, options.title, options.ground, options.level])
  const picture = cached.get(key) ?? draw(illustration, seed, options)
  if (cached.size >= maxSaved) cached.clear()
  cached.set(key, picture)
  return picture
}
