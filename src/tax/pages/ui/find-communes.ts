import type { FoundCommune } from '#tax/communes/search-communes.ts'

export type Suggestion = Pick<FoundCommune, 'bfsId' | 'name' | 'canton' | 'postcodes'>

const maxShown = 8

/** Communes that match what is typed, from the call for communes. None when the call fails: the text can be sent as it is. */
export async function findCommunes(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(`/api/tax/communes?${new URLSearchParams({ q: text.trim() })}`, { signal })
    const answer: { communes?: readonly Suggestion[] } = await response.json()
    return (answer.communes ?? []).slice(0, maxShown)
  } catch {
    return []
  }
}
