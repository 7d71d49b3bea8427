import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AutosaveState, type SaveResult, startAutosave } from './use-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const savedAt = new Date('2026-11-21T09:00:00Z')

function anAutosave() {
  const states: AutosaveState[] = []
  const saves: { finish: (result: SaveResult) => Promise<void>; signal: AbortSignal; isLeaving: boolean }[] = []
  const autosave = startAutosave({
    delayMs: 1_000,
    save: (options) =>
      new Promise((resolve) => {
        const finish = async (result: SaveResult) => {
          resolve(result)
          await vi.advanceTimersByTimeAsync(0)
        }
        saves.push({ ...options, finish })
      }),
    report: (state) => states.push(state),
  })
  return { autosave, saves, states }
}

describe('saving', () => {
  test('saves once, one second after the last change', async () => {
    const { autosave, saves, states } = anAutosave()
    autosave.change()
    await vi.advanceTimersByTimeAsync(900)
    autosave.change()
    await vi.advanceTimersByTimeAsync(900)
    expect(saves).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    await saves[0]?.finish(savedAt)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toHaveLength(1)
    expect(states).toEqual(['changed', 'changed', 'saving', 'saved'])
  })

  test('a change during a save is saved afterwards, never concurrently', async () => {
    const { autosave, saves, states } = anAutosave()
    autosave.saveNow()
    autosave.change()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(saves).toHaveLength(1)
    await saves[0]?.finish(savedAt)
    expect(states.at(-1)).toBe('changed')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saves).toHaveLength(2)
  })

  test('an unavailable server is tried again after three seconds, a refusal is not', async () => {
    const { autosave, saves, states } = anAutosave()
    autosave.saveNow()
    await saves[0]?.finish('unavailable')
    await vi.advanceTimersByTimeAsync(2_900)
    expect(saves).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    await saves[1]?.finish('refused')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toHaveLength(2)
    expect(states.at(-1)).toBe('refused')
  })

  test('a conflict stops autosave', async () => {
    const { autosave, saves, states } = anAutosave()
    autosave.saveNow()
    await saves[0]?.finish('conflict')
    autosave.change()
    autosave.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toHaveLength(1)
    expect(states.at(-1)).toBe('conflict')
  })
})

describe('submitting and leaving', () => {
  test('cancelling autosave aborts the running save and ignores its result', async () => {
    const { autosave, saves, states } = anAutosave()
    autosave.saveNow()
    autosave.drop()
    expect(saves[0]?.signal.aborted).toBe(true)
    await saves[0]?.finish(savedAt)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(states).toEqual(['saving'])
    autosave.saveNow()
    expect(saves).toHaveLength(2)
  })

  test('a submission waits for the running save and replaces the next save', async () => {
    const { autosave, saves } = anAutosave()
    const submit = vi.fn()
    expect(autosave.waitForSave(submit)).toBe(false)
    autosave.saveNow()
    expect(autosave.waitForSave(submit)).toBe(true)
    autosave.change()
    await saves[0]?.finish(savedAt)
    expect(submit).toHaveBeenCalledOnce()
  })

  test('leaving the page saves unsaved changes at once, or after the running save', async () => {
    const { autosave, saves } = anAutosave()
    autosave.leave()
    expect(saves).toHaveLength(0)
    autosave.change()
    autosave.leave()
    expect(saves).toMatchObject([{ isLeaving: true }])
    autosave.saveNow()
    autosave.change()
    autosave.leave()
    expect(saves).toHaveLength(2)
    await saves[1]?.finish(savedAt)
    expect(saves[2]).toMatchObject({ isLeaving: true })
  })
})
