import type { FoundCommune } from '#tax/communes/search-communes.ts'

export type Suggestion = Pick<FoundCommune, 'bfsId' | 'name' | 'canton' | 'postcodes'>

const maxShown = 8

/** Returns no suggestions on failure, because the visitor can submit the typed text as it is. */
export async function findCommunes(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(`/api/tax/communes?${new URLSearchParams({ q: text.trim() })}`, { signal })
    const answer: { communes?: readonly Suggestion[] } = await response.json()
    return (answer.communes ?? []).slice(0, maxShown)
  } catch {
    return []
  }
}
