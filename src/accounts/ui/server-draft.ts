import { type RefObject, useEffect, useRef, useState } from 'react'

const pauseMs = 1_000

/** Autosaves a form to `address` (null: disabled). Returns the time of the save; null while changes are unsaved. */
export function useServerDraft(form: RefObject<HTMLFormElement | null>, address: string | null): Date | null {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const saves = useRef(0)
  useEffect(() => {
    const element = form.current
    if (!element || address === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let saving = new AbortController()
    const stop = () => {
      clearTimeout(timer)
      saving.abort()
    }
    const keep = async () => {
      saving = new AbortController()
      const body = new URLSearchParams({ auto: String(++saves.current) })
      for (const [name, value] of new FormData(element)) if (typeof value === 'string') body.append(name, value)
      const reply = await fetch(address, { method: 'POST', body, signal: saving.signal, keepalive: true }).catch(
        () => null,
      )
      // A redirect means that the session has expired: nothing was saved, but the text is still in the tab.
      if (reply?.ok && !reply.redirected) setSavedAt(new Date())
    }
    const wait = () => {
      stop()
      setSavedAt(null)
      timer = setTimeout(keep, pauseMs)
    }
    element.addEventListener('input', wait)
    element.addEventListener('submit', stop)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', wait)
      element.removeEventListener('submit', stop)
    }
  }, [form, address])
  return savedAt
}
