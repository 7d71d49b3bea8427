import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long somebody has to pause before what they typed is kept. */
const pauseMs = 1_000

/**
 * Keeps what is typed into a form on the server, at `address`, until the form is sent; nothing without one. Says when it was kept last; null
 * before that and while the newest words are not kept.
 */
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
      // A session that has ended leads elsewhere; the tab still has the words.
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
