import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const minRetryMs = 3_000

type UseAutosaveOptions = {
  within: RefObject<HTMLElement | null>
  event?: 'input' | 'change'
  delayMs: number
  /** `element` is that of `within`. Use it, not the ref: React clears refs before the save on leaving the page. */
  save: (element: HTMLElement, options: SaveOptions) => Promise<SaveResult>
  /** True while autosave is paused, e.g. by a version conflict that the author must resolve. */
  isHeld?: boolean
  /** On submission, `cancel` a running save or `wait` for it. Wait if saves refer to a version of the record. */
  submission?: 'cancel' | 'wait'
}

/** Autosaves the values of the form or field `within`, also when the user leaves the page. */
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
    // Block the form while it is being submitted, because a second submission would refer to an outdated version of the
    // record.
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

/** Time of the save, or why nothing was saved. After `unavailable`, autosave tries again; after `conflict` it stops. */
export type SaveResult = Date | 'refused' | 'unavailable' | 'conflict'

export type AutosaveState = 'saved' | 'changed' | 'saving' | Exclude<SaveResult, Date>

export type SaveOptions = { signal: AbortSignal; isLeaving: boolean }

type AutosaveOptions = {
  delayMs: number
  save: (options: SaveOptions) => Promise<SaveResult>
  report: (state: AutosaveState, savedAt?: Date) => void
}

/** Saves after a pause in typing. Sends one request at a time, so that an older save never overwrites a newer one. */
export function startAutosave({ delayMs, save, report }: AutosaveOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: AbortController | null = null
  let isChanged = false
  let isStopped = false
  let afterSave: (() => void) | null = null

  async function run() {
    clearTimeout(timer)
    isChanged = true
    if (saving || isStopped) return
    isChanged = false
    const started = new AbortController()
    saving = started
    report('saving')
    const result = await save({ signal: started.signal, isLeaving: false }).catch(() => 'unavailable' as const)
    if (saving !== started) return
    saving = null
    if (result === 'unavailable') isChanged = true
    if (result === 'conflict') isStopped = true
    if (result instanceof Date) report(isChanged ? 'changed' : 'saved', result)
    else report(result)
    const next = afterSave
    afterSave = null
    if (next) next()
    else if (isChanged && !isStopped) {
      timer = setTimeout(run, result === 'unavailable' ? Math.max(delayMs, minRetryMs) : delayMs)
    }
  }

  return {
    change() {
      clearTimeout(timer)
      if (isStopped) return
      isChanged = true
      report('changed')
      timer = setTimeout(run, delayMs)
    },
    saveNow: run,
    /** Cancels unsaved changes and a running save: call it on submission, which contains all changes. */
    drop() {
      clearTimeout(timer)
      saving?.abort()
      saving = null
      isChanged = false
    },
    stop() {
      clearTimeout(timer)
      isStopped = true
    },
    /** Calls `next` when the running save has ended. Returns false if no save is running. */
    waitForSave(next: () => void): boolean {
      if (!saving) return false
      afterSave = next
      return true
    },
    /** Saves unsaved changes when the user leaves the page. */
    leave() {
      clearTimeout(timer)
      if (!isChanged || isStopped) return
      if (saving) afterSave = send
      else send()
      function send() {
        isChanged = false
        void save({ signal: new AbortController().signal, isLeaving: true }).catch(() => undefined)
      }
    },
  }
}
