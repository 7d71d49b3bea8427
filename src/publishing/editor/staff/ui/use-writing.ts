import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Theirs } from '#publishing/editor/staff/handle-content-item-action.server.ts'
import type { Look } from '#publishing/editor/staff/preview-at.server.ts'

const pollAfterMs = 400
const saveAfterMs = 3_000

type UseWritingRecord =
  | { ok: true; version: number; savedAt: string }
  | { ok: false; errors: Record<string, string>; theirs: Theirs | null }

export type Writing = {
  /** Version on which the next save is based. */
  version: number
  state: 'saved' | 'changed' | 'keeping' | 'refused' | 'away'
  savedAt: Date
  look: Look
  theirs: Theirs | null
}

type Start = {
  form: RefObject<HTMLFormElement | null>
  address: string
  version: number
  savedAt: Date
  look: Look
  /** True while autosave is paused by a version conflict that the author must resolve. */
  isHeld: boolean
}

/** Sends one autosave request at a time, so that none overtakes another. A version conflict pauses autosave. */
export function useWriting({ form, address, version, savedAt, look, isHeld }: Start): Writing {
  const [writing, setWriting] = useState<Writing>({ version, state: 'saved', savedAt, look, theirs: null })
  // Never take the version from reloaded loader data: it may be another author's version.
  const current = useRef(version)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let [toLook, toSave] = [0, 0]
    let isSaving = false
    let isActing = false
    let isChanged = false
    let isStopped = isHeld
    let waiting: HTMLElement | null = null
    const ask = (intent: string, options: RequestInit = {}) => {
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(element)) if (typeof value === 'string') body.append(name, value)
      body.set('intent', intent)
      body.set('version', String(current.current))
      return fetch(address, { method: 'POST', body, ...options })
    }
    let looking = new AbortController()
    const pollAgain = async () => {
      looking.abort()
      looking = new AbortController()
      const reply = await ask('look', { signal: looking.signal }).catch(() => null)
      if (!reply?.ok || reply.redirected) return
      const seen: Look = await reply.json()
      setWriting((before) => ({ ...before, look: seen }))
    }
    const keep = async () => {
      if (isSaving || isStopped) return
      isSaving = true
      isChanged = false
      setWriting((before) => ({ ...before, state: 'keeping' }))
      const reply = await ask('keep').catch(() => null)
      isSaving = false
      // If the session has expired, the response is a redirect: treat it as a failure and keep the text in this tab.
      const saved: UseWritingRecord | null =
        reply && !reply.redirected && reply.status < 500 ? await reply.json().catch(() => null) : null
      if (!saved) {
        isChanged = true
        setWriting((before) => ({ ...before, state: 'away' }))
      } else if (saved.ok) {
        current.current = saved.version
        const { version: now, savedAt: at } = saved
        setWriting((before) => ({
          ...before,
          version: now,
          savedAt: new Date(at),
          state: before.state === 'changed' ? 'changed' : 'saved',
        }))
      } else {
        const { theirs } = saved
        isStopped = theirs !== null
        const content = theirs && { ...theirs, createdAt: new Date(theirs.createdAt) }
        setWriting((before) => ({ ...before, state: 'refused', theirs: content }))
      }
      if (waiting) send(waiting)
      else if (isChanged && !isStopped) toSave = window.setTimeout(keep, saveAfterMs)
    }
    const send = (button: HTMLElement) => {
      waiting = null
      const field = element.elements.namedItem('version')
      if (field instanceof HTMLInputElement) field.value = String(current.current)
      element.requestSubmit(button)
    }
    const wait = () => {
      clearTimeout(toLook)
      clearTimeout(toSave)
      toLook = window.setTimeout(pollAgain, pollAfterMs)
      if (isStopped) return
      isChanged = true
      setWriting((before) => (before.state === 'changed' ? before : { ...before, state: 'changed' }))
      toSave = window.setTimeout(keep, saveAfterMs)
    }
    // While an autosave is in progress, delay submission: otherwise the autosaved version would count as a conflict.
    // During submission, block the form: a second one would use an outdated version, and text typed now would be lost.
    const submit = (event: SubmitEvent) => {
      clearTimeout(toSave)
      if (!isSaving && !isActing) {
        isStopped = true
        isActing = true
        setTimeout(() => element.setAttribute('inert', ''))
        return
      }
      event.preventDefault()
      event.stopPropagation()
      if (!isActing) waiting = event.submitter
    }
    const leave = () => {
      if (isChanged && !isStopped && !isSaving) void ask('keep', { keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    element.addEventListener('input', wait)
    element.addEventListener('submit', submit)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      clearTimeout(toLook)
      clearTimeout(toSave)
      looking.abort()
      element.removeEventListener('input', wait)
      element.removeEventListener('submit', submit)
    }
  }, [form, address, isHeld])
  return writing
}
