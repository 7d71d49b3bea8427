import type { Canton, CantonFigures } from '#tax/figures.ts'
import type { PostcodeRow } from '#tax/import/postcodes.ts'

/** A commune found by name or postcode; `postcodes` and `places` lie in it. */
export type FoundCommune = {
  readonly bfsId: number
  readonly name: string
  readonly canton: Canton
  readonly postcodes: readonly string[]
  readonly places: readonly string[]
}

export type CommuneIndex = readonly (FoundCommune & { readonly words: readonly string[] })[]

/** Prepared once from the figures of all cantons and the directory of towns. */
export function communeIndex(cantons: readonly CantonFigures[], postcodes: readonly PostcodeRow[]): CommuneIndex {
  const byCommune = Map.groupBy(postcodes, ([, , bfsId]) => bfsId)
  return cantons.flatMap(({ canton, communes }) =>
    communes.map(([bfsId, name]) => {
      const rows = byCommune.get(bfsId) ?? []
      const places = [...new Set(rows.map(([, place]) => place))]
      const words = [...new Set([name, ...name.split('/'), ...places].map(plain))]
      return { bfsId, name, canton, postcodes: [...new Set(rows.map(([postcode]) => postcode))], places, words }
    }),
  )
}

/** Lower case, without accents and punctuation, so that 'geneve', 'Genève' and 'GENEVE' are alike. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Communes by postcode ('2502') or by name of the commune or of a place in it ('biel', 'zuerich'). Exact names first, then
 * names that begin so, then words that begin so. An empty or one-letter query finds nothing.
 */
export function searchCommunes(index: CommuneIndex, query: string, most = 20): FoundCommune[] {
  const wanted = plain(query)
  const postcode = /^\d{2,4}$/.exec(wanted)?.[0]
  const ranked = index
    .map((commune) => ({
      commune,
      rank: postcode ? rankByPostcode(commune, postcode) : rankByName(commune.words, wanted),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.commune.name.localeCompare(b.commune.name))
  return ranked.slice(0, most).map(({ commune: { words: _, ...found } }) => found)
}

function rankByPostcode({ postcodes }: FoundCommune, wanted: string): number {
  return postcodes.filter((postcode) => postcode.startsWith(wanted)).length
}

function rankByName(words: readonly string[], wanted: string): number {
  if (wanted.length < 2) return 0
  const spelled = wanted.replace(/(a|o|u)e/g, '$1')
  let best = 0
  words.forEach((word, at) => {
    const own = at === 0 ? 0.5 : 0
    for (const query of wanted === spelled ? [wanted] : [wanted, spelled]) {
      if (word === query) best = Math.max(best, 4 + own)
      else if (word.startsWith(query)) best = Math.max(best, 3 + own)
      else if (` ${word}`.includes(` ${query}`)) best = Math.max(best, 2 + own)
      else if (query.length > 3 && word.includes(query)) best = Math.max(best, 1 + own)
    }
  })
  return best
}
