import { useEffect, useState } from 'react'
import { type Found, shortestQuery } from '#site/search/search.ts'

export type SearchState = { step: 'idle' | 'busy' | 'failed'; found: null } | { step: 'done'; found: Found }

const pauseMs = 100
const idle: SearchState = { step: 'idle', found: null }

/** Debounced search results; a late response to an older text is ignored. */
export function useSearch(text: string, attempt: number): SearchState {
  const [state, setState] = useState<SearchState>(idle)
  const query = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again for the same text
  useEffect(() => {
    if (query.length < shortestQuery) return setState(idle)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      setState((before) => (before.step === 'done' ? before : { step: 'busy', found: null }))
      try {
        const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`, { signal: stop.signal })
        if (!response.ok) throw new Error(`the search answered ${response.status}`)
        const found: unknown = await response.json()
        if (!isFound(found)) throw new Error('the search answered in an unknown way')
        setState({ step: 'done', found })
      } catch {
        if (!stop.signal.aborted) setState({ step: 'failed', found: null })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, attempt])
  return state
}

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups)
}
