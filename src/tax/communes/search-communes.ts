import type { Canton, CantonFigures } from '#tax/figures.ts'
import type { PostcodeRow } from '#tax/import/postcodes.ts'

export type FoundCommune = {
  readonly bfsId: number
  readonly name: string
  readonly canton: Canton
  readonly postcodes: readonly string[]
  readonly places: readonly string[]
}

/**
 * A name that people may search for. `own` is its rank: highest for the commune's own name, lower for places mainly in
 * this commune, 0 for places mainly in another one.
 */
type Word = { readonly text: string; readonly own: number }
type Indexed = FoundCommune & { readonly words: readonly Word[]; readonly mainPostcodes: ReadonlySet<string> }
export type CommuneIndex = readonly Indexed[]

/** If a place spans several communes, `postcodes` must list its main commune first. */
export function communeIndex(cantons: readonly CantonFigures[], postcodes: readonly PostcodeRow[]): CommuneIndex {
  const byCommune = Map.groupBy(postcodes, ([, , bfsId]) => bfsId)
  const main = new Map<string, number>()
  for (const [postcode, place, bfsId] of postcodes) {
    const key = `${postcode} ${place}`
    if (!main.has(key)) main.set(key, bfsId)
  }
  return cantons.flatMap(({ canton, communes }) =>
    communes.map(([bfsId, name]): Indexed => {
      const rows = byCommune.get(bfsId) ?? []
      const mainRows = rows.filter(([postcode, place]) => main.get(`${postcode} ${place}`) === bfsId)
      const places = [...new Set(rows.map(([, place]) => place))]
      const words = [
        ...[name, ...name.split('/')].map((text) => ({ text: plain(text), own: 0.5 })),
        ...mainRows.map(([, place]) => ({ text: plain(place), own: 0.25 })),
        ...places.map((place) => ({ text: plain(place), own: 0 })),
      ]
      const mainPostcodes = new Set(mainRows.map(([postcode]) => postcode))
      return {
        bfsId,
        name,
        canton,
        postcodes: [...new Set(rows.map(([postcode]) => postcode))],
        places,
        words,
        mainPostcodes,
      }
    }),
  )
}

export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Searches by postcode, commune or place. Full names rank above prefixes; a single letter finds nothing. */
export function searchCommunes(index: CommuneIndex, query: string, most = 20): FoundCommune[] {
  const requested = plain(query)
  const postcode = /^\d{2,4}$/.exec(requested)?.[0]
  const ranked = index
    .map((commune) => ({
      commune,
      rank: postcode ? rankByPostcode(commune, postcode) : rankByName(commune.words, requested),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.commune.name.localeCompare(b.commune.name))
  return ranked.slice(0, most).map(({ commune: { words: _, mainPostcodes: __, ...found } }) => found)
}

export function communesOfPostcode(index: CommuneIndex, postcode: string): FoundCommune[] {
  return searchCommunes(index, postcode, index.length).filter(({ postcodes }) => postcodes.includes(postcode))
}

export function isCommuneName(name: string, submitted: string): boolean {
  const short = name.replace(/\s*\([A-Z]{2}\)$/, '')
  return isAmong([name, short, ...short.split('/')], submitted)
}

/** Whether a text is a full name or postcode of the commune or one of its places, not just the beginning. */
export function isWrittenOut({ name, places, postcodes }: FoundCommune, submitted: string): boolean {
  return isCommuneName(name, submitted) || isAmong([...places, ...postcodes], submitted)
}

function isAmong(names: readonly string[], submitted: string): boolean {
  const requested = plain(submitted)
  const spelled = requested.replace(/(a|o|u)e/g, '$1')
  return names.some((each) => plain(each) === requested || plain(each) === spelled)
}

function rankByPostcode({ postcodes, mainPostcodes }: Indexed, requested: string): number {
  const found = postcodes.filter((postcode) => postcode.startsWith(requested))
  return found.reduce((rank, postcode) => rank + (mainPostcodes.has(postcode) ? 1 : 0.001), 0)
}

function rankByName(words: readonly Word[], requested: string): number {
  if (requested.length < 2) return 0
  const spelled = requested.replace(/(a|o|u)e/g, '$1')
  const queries = requested === spelled ? [requested] : [requested, spelled]
  return Math.max(0, ...words.flatMap((word) => queries.map((query) => rankOf(word, query))))
}

function rankOf({ text, own }: Word, query: string): number {
  if (text === query) return 4 + own
  if (text.startsWith(query)) return 3 + own
  if (` ${text}`.includes(` ${query}`)) return 2 + own
  return query.length > 3 && text.includes(query) ? 1 + own : 0
}
