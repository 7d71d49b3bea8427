import { type RefObject, useEffect } from 'react'

/** Where this browser tab keeps a text that was not sent yet. */
const keyOf = (name: string) => `draft:${name}`

/**
 * Keeps what is being written in this tab, so that it survives an ended session or a reload, and puts it back into an
 * empty field. Returns what takes the draft away once it was sent.
 */
export function useDraft(name: string, field: RefObject<HTMLTextAreaElement | null>): () => void {
  useEffect(() => {
    const area = field.current
    if (!area) return
    if (area.value === '') area.value = stored(() => sessionStorage.getItem(keyOf(name))) ?? ''
    const keep = () => stored(() => sessionStorage.setItem(keyOf(name), area.value))
    area.addEventListener('input', keep)
    return () => area.removeEventListener('input', keep)
  }, [name, field])
  return () => stored(() => sessionStorage.removeItem(keyOf(name)))
}

/** Takes all drafts away, as when somebody signs out. */
export function forgetDrafts(): void {
  stored(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  })
}

// Storage may be closed; drafts then last as long as the page.
function stored<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
