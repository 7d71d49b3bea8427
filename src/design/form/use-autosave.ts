import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type AutosaveState, type SaveOptions, type SaveResult, startAutosave } from './autosave.ts'

type UseAutosaveOptions = {
  /** Form or field whose events report changes. */
  within: RefObject<HTMLElement | null>
  event?: 'input' | 'change'
  delayMs: number
  /** `element` is the one `within`, which the reference no longer holds when the page is left. */
  save: (element: HTMLElement, options: SaveOptions) => Promise<SaveResult>
  /** True while autosave is paused, e.g. by a version conflict that the author must resolve. */
  isHeld?: boolean
  /** `wait`: submission waits for a save under way, because both name a version. Otherwise it cancels the save. */
  submission?: 'cancel' | 'wait'
}

/** Autosaves what is entered `within`, also when the page is left. */
export function useAutosave(options: UseAutosaveOptions) {
  const { within, event = 'input', delayMs, isHeld = false, submission = 'cancel' } = options
  const [status, setStatus] = useState<{ state: AutosaveState; savedAt: Date | null }>({
    state: 'saved',
    savedAt: null,
  })
  const save = useRef(options.save)
  const autosave = useRef<ReturnType<typeof startAutosave>>(null)
  useEffect(() => {
    save.current = options.save
  })
  useEffect(() => {
    const element = within.current
    const form = element?.closest('form')
    if (!element || !form) return
    const current = startAutosave({
      delayMs,
      save: (how) => save.current(element, how),
      report: (state, at) => setStatus(({ savedAt }) => ({ state, savedAt: at ?? savedAt })),
    })
    autosave.current = current
    if (isHeld) current.stop()
    let isSubmitting = false
    // While it is being submitted, block the form: a second submission would name an outdated version.
    const submit = (submitted: SubmitEvent) => {
      if (submission === 'cancel') return current.drop()
      const { submitter } = submitted
      if (isSubmitting || current.waitForSave(() => form.requestSubmit(submitter))) {
        submitted.preventDefault()
        submitted.stopPropagation()
        return
      }
      isSubmitting = true
      current.stop()
      setTimeout(() => form.setAttribute('inert', ''))
    }
    window.addEventListener('pagehide', current.leave)
    element.addEventListener(event, current.change)
    form.addEventListener('submit', submit)
    return () => {
      current.leave()
      autosave.current = null
      window.removeEventListener('pagehide', current.leave)
      element.removeEventListener(event, current.change)
      form.removeEventListener('submit', submit)
    }
  }, [within, event, delayMs, isHeld, submission])
  const saveNow = useCallback(() => void autosave.current?.saveNow(), [])
  return { ...status, saveNow }
}
