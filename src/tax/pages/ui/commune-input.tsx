import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { FoundCommune } from '#tax/communes/search-communes.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonSlug } from '#tax/pages/canton-names.ts'

const copy = () => t(taxTexts.communeInput)

const maxShown = 8

/** Suggests communes if JavaScript is enabled; with `setsCanton`, a chosen suggestion also sets the field `canton`. */
export function CommuneInput({ defaultValue, setsCanton }: { defaultValue?: string; setsCanton?: boolean }) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const [hydrated, setHydrated] = useState(false)
  const waiting = useRef<AbortController>(null)
  const close = () => {
    waiting.current?.abort()
    setSuggestions([])
    setActive(-1)
  }
  const look = async (text: string) => {
    waiting.current?.abort()
    const requested = new AbortController()
    waiting.current = requested
    const found = text.trim().length < 2 ? [] : await findCommunes(text, requested.signal)
    if (requested.signal.aborted) return
    setSuggestions(found)
    setActive(-1)
  }
  useEffect(() => {
    setHydrated(true)
    return () => waiting.current?.abort()
  }, [])
  const choose = ({ name, canton }: Suggestion) => {
    close()
    if (!input.current) return
    input.current.value = name
    // The browser sends no `change` event for a value set by a script, but autosave waits for one.
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    const select = input.current.form?.elements.namedItem('canton')
    if (setsCanton && select instanceof HTMLSelectElement) select.value = cantonSlug(canton)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = suggestions[active]
    if (event.key === 'Escape' && suggestions.length > 0) close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'ArrowDown' && suggestions.length > 0) setActive((active + 1) % suggestions.length)
    else if (event.key === 'ArrowUp' && suggestions.length > 0)
      setActive((active + suggestions.length - (active < 0 ? 0 : 1)) % suggestions.length)
    else return
    event.preventDefault()
  }
  const isOpen = suggestions.length > 0
  const popup = hydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': list,
    'aria-activedescendant': active >= 0 ? `${list}-${active}` : undefined,
  }
  return (
    <div className="commune-input">
      <TextInput
        {...popup}
        ref={input}
        defaultValue={defaultValue}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => target === document.activeElement && look(target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <div id={list} role="listbox" aria-label={copy().communes} tabIndex={-1} hidden={!isOpen}>
        {suggestions.map((suggestion, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keyboard for this list
          <div
            key={suggestion.bfsId}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span>{suggestion.name}</span>
            <span className="fine">
              {suggestion.canton} {suggestion.postcodes.slice(0, 3).join(', ')}
            </span>
          </div>
        ))}
      </div>
      <span className="visually-hidden" aria-live="polite">
        {isOpen ? copy().communesFound(suggestions.length) : ''}
      </span>
    </div>
  )
}

type Suggestion = Pick<FoundCommune, 'bfsId' | 'name' | 'canton' | 'postcodes'>

/** Returns no suggestions on failure, because the visitor can submit the typed text as it is. */
async function findCommunes(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(`/api/tax/communes?${new URLSearchParams({ q: text.trim() })}`, { signal })
    const answer: { communes?: readonly Suggestion[] } = await response.json()
    return (answer.communes ?? []).slice(0, maxShown)
  } catch {
    return []
  }
}
