export type RotationStep = { name: string; total: number; done: number; reencrypted: number }

/** Counts what a rotation has found. `unreadable`: no configured key opens it; `missing`: a file without content. */
export type RotationCounts = { total: number; reencrypted: number; missing: number; unreadable: string[] }

export type Recorder = {
  start(total: number): void
  done(what: 'current' | 'reencrypted' | 'missing' | 'unreadable', name?: string): void
}

export function noCounts(): RotationCounts {
  return { total: 0, reencrypted: 0, missing: 0, unreadable: [] }
}

export function recorderOf(name: string, counts: RotationCounts, report: (step: RotationStep) => void): Recorder {
  const step = { name, total: 0, done: 0, reencrypted: 0 }
  return {
    start(total) {
      step.total = total
      counts.total += total
      report(step)
    },
    done(what, unreadable = '') {
      step.done += 1
      if (what === 'reencrypted') {
        step.reencrypted += 1
        counts.reencrypted += 1
      } else if (what === 'missing') counts.missing += 1
      else if (what === 'unreadable') counts.unreadable.push(unreadable)
      report(step)
    },
  }
}
