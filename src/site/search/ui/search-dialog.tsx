import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { searchGroups, searchWords } from '#content/pages/search.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Dialog } from '#design/feedback/dialog.tsx'
import '#site/search/search.css'
import { t } from '#platform/texts.ts'
import { type Found, shortestQuery } from '#site/search/search.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'

const copy = () => t(siteUiTexts.searchDialog)

const pauseMs = 100

const idle: SearchState = { step: 'idle', found: null }

export default function SearchDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  const state = useSearch(text, attempt)
  const groups = state.found?.groups ?? []
  const hits = groups.flatMap((group) => group.hits)
  const active = chosen >= 0 && chosen < hits.length ? chosen : -1

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function type(value: string) {
    setText(value)
    setChosen(-1)
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || hits.length === 0) return
    event.preventDefault()
    const from = active < 0 && step < 0 ? hits.length : active
    setChosen((from + step + hits.length) % hits.length)
  }

  function go(event: FormEvent) {
    event.preventDefault()
    const href = hits[active]?.href ?? `/search?${new URLSearchParams({ q: text.trim() })}`
    onOpenChange(false)
    location.assign(href)
  }

  let at = 0
  return (
    <Dialog title={searchWords.label} wide open={open} onOpenChange={onOpenChange}>
      <form action="/search" className="search-line" onSubmit={go}>
        <div className="field">
          <input
            className="input"
            type="search"
            name="q"
            value={text}
            maxLength={100}
            autoComplete="off"
            placeholder={searchWords.placeholder}
            enterKeyHint="search"
            autoFocus
            role="combobox"
            aria-label={searchWords.label}
            aria-expanded={hits.length > 0}
            aria-controls="search-found"
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={move}
          />
        </div>
        <Button kind="ink">{searchWords.button}</Button>
      </form>
      <p className="search-word" role="status">
        {stateText(state)}
      </p>
      {state.step === 'failed' && (
        <Button type="button" kind="outline" size="small" onClick={() => setAttempt(attempt + 1)}>
          {copy().tryAgain}
        </Button>
      )}
      {state.step === 'done' && hits.length === 0 && (
        <div className="search-word row">
          <ButtonLink to="/contact" kind="outline" size="small" onClick={() => onOpenChange(false)}>
            {searchWords.contact}
          </ButtonLink>
          <ButtonLink to="/calculators" kind="outline" size="small" onClick={() => onOpenChange(false)}>
            {searchWords.calculators}
          </ButtonLink>
        </div>
      )}
      <div
        className="search-found"
        id="search-found"
        role="listbox"
        aria-label={copy().results}
        hidden={hits.length === 0}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box
          <div key={group.id} role="group" aria-labelledby={`search-${group.id}`}>
            <h3 id={`search-${group.id}`} role="presentation">
              {searchGroups[group.id]}
            </h3>
            {group.hits.map(({ title, summary, href }) => {
              const own = at++
              return (
                <Link
                  key={href}
                  to={href}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === active}
                  tabIndex={-1}
                  onClick={() => onOpenChange(false)}
                >
                  <b>{title}</b>
                  {summary && <span>{summary}</span>}
                </Link>
              )
            })}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function optionId(at: number): string {
  return `search-hit-${at}`
}

function stateText(state: SearchState): string {
  const { step, found } = state
  if (step === 'busy') return searchWords.busy
  if (step === 'failed') return searchWords.failed
  if (step === 'idle') return searchWords.hint
  if (!found || found.count === 0) return searchWords.noneTitle
  return searchWords.found(found.count)
}

type SearchState = { step: 'idle' | 'busy' | 'failed'; found: null } | { step: 'done'; found: Found }

function useSearch(text: string, attempt: number): SearchState {
  const [state, setState] = useState<SearchState>(idle)
  const query = text.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` repeats the search for the same text
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
