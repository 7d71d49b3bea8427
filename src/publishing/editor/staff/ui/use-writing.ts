import { type RefObject, useEffect, useRef, useState } from 'react'
import { type AutosaveState, type SaveOptions, type SaveResult, useAutosave } from '#design/form/use-autosave.ts'
import type { Theirs } from '#publishing/editor/staff/handle-content-item-action.server.ts'
import type { Look } from '#publishing/editor/staff/view-content-item.server.ts'

const pollAfterMs = 400
const saveAfterMs = 3_000

type UseWritingRecord =
  | { ok: true; version: number; savedAt: string; errors: Record<string, string> }
  | { ok: false; errors: Record<string, string>; theirs: Theirs | null }

export type Writing = {
  version: number
  state: AutosaveState
  savedAt: Date
  look: Look
  theirs: Theirs | null
  /** Errors of fields that the last autosave left out. */
  errors: Record<string, string>
}

type Start = {
  form: RefObject<HTMLFormElement | null>
  address: string
  version: number
  savedAt: Date
  look: Look
  isHeld: boolean
  /** The form shows a text that was refused, not the saved one. */
  isRefused: boolean
}

export function useWriting({ form, address, version, savedAt, look: first, isHeld, isRefused }: Start): Writing {
  const [look, setLook] = useState(first)
  const [saved, setSaved] = useState<Pick<Writing, 'version' | 'theirs' | 'errors'>>({
    version,
    theirs: null,
    errors: {},
  })
  // Never take this version from reloaded loader data: it may be another author's, and would hide a conflict.
  const current = useRef(version)

  async function save(element: HTMLElement, { isLeaving }: SaveOptions): Promise<SaveResult> {
    if (!(element instanceof HTMLFormElement)) return 'refused'
    const reply = await fetch(address, { method: 'POST', body: valuesOf('keep', element), keepalive: isLeaving })
    // A redirect means that the session has expired: nothing was saved, but the text is still in this tab.
    if (reply.redirected || reply.status >= 500) return 'unavailable'
    const record: UseWritingRecord | null = await reply.json().catch(() => null)
    if (!record) return 'unavailable'
    if (!record.ok) {
      const { theirs, errors } = record
      setSaved((before) => ({
        ...before,
        errors,
        theirs: theirs && { ...theirs, createdAt: new Date(theirs.createdAt) },
      }))
      return theirs ? 'conflict' : 'refused'
    }
    current.current = record.version
    setSaved((before) => ({ ...before, version: record.version, errors: record.errors }))
    // Write the version into the form now: a submission that waited for this save is sent before React re-renders.
    const field = element.elements.namedItem('version')
    if (field instanceof HTMLInputElement) field.value = String(record.version)
    return new Date(record.savedAt)
  }

  function valuesOf(intent: string, element: HTMLFormElement): URLSearchParams {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(element)) if (typeof value === 'string') body.append(name, value)
    body.set('intent', intent)
    body.set('version', String(current.current))
    return body
  }

  const autosave = useAutosave({ within: form, delayMs: saveAfterMs, save, isHeld, submission: 'wait' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `valuesOf` reads only the reference of the version
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer = 0
    let looking = new AbortController()
    const poll = async () => {
      looking.abort()
      looking = new AbortController()
      const options = { method: 'POST', body: valuesOf('look', element), signal: looking.signal }
      const reply = await fetch(address, options).catch(() => null)
      if (!reply?.ok || reply.redirected) return
      // The next poll may abort this request while its body is being read.
      const polled = await reply.json().catch(() => null)
      if (polled) setLook(polled)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(poll, pollAfterMs)
    }
    element.addEventListener('input', wait)
    if (isRefused) wait()
    return () => {
      clearTimeout(timer)
      looking.abort()
      element.removeEventListener('input', wait)
    }
  }, [form, address, isRefused])
  return { ...saved, look, state: autosave.state, savedAt: autosave.savedAt ?? savedAt }
}
