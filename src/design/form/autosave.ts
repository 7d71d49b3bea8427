/** Time of the save, or why nothing was saved. Only `unavailable` is tried again; `conflict` stops autosave. */
export type SaveResult = Date | 'refused' | 'unavailable' | 'conflict'
export type AutosaveState = 'saved' | 'changed' | 'saving' | Exclude<SaveResult, Date>
export type SaveOptions = { signal: AbortSignal; isLeaving: boolean }

type AutosaveOptions = {
  delayMs: number
  save: (options: SaveOptions) => Promise<SaveResult>
  report: (state: AutosaveState, savedAt?: Date) => void
}

const minRetryMs = 3_000

/** Saves after a pause, one request at a time, so that no save overtakes another. */
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
    /** Drops what is unsaved and cancels a save under way: a submission contains all of it. */
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
    /** Runs `next` when the save under way has ended. Returns false if no save is under way. */
    waitForSave(next: () => void): boolean {
      if (!saving) return false
      afterSave = next
      return true
    },
    /** Sends what is unsaved while the page is being left. */
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
