import { Status } from '#design/feedback/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Run } from '#publishing/news/runs/run-db.server.ts'

const badges = {
  running: { kind: 'prog', label: 'Running' },
  finished: { kind: 'done', label: 'Finished' },
  failed: { kind: 'bad', label: 'Failed' },
  none: { kind: 'off', label: 'None' },
} as const

type Budget = { drafts: number; tokens: number; limit: number }
type ShownRun = Omit<Run, 'state'> & { state: keyof typeof badges }

export function RunLine({ run, budget }: { run: ShownRun | null; budget: Budget }) {
  return (
    <>
      {run && <Status kind={badges[run.state].kind}>{badges[run.state].label}</Status>}
      <span className="soft t16 numbers" role="status">
        {run
          ? `${formatDateTime(run.startedAt)} by ${run.startedBy}: ${run.done} of ${run.total}, ${run.rewritten} rewritten. `
          : 'No run yet. '}
        Texts today: {budget.drafts} of {budget.limit}, {budget.tokens} tokens.
      </span>
      {run?.note && <span className="soft t16">{run.note}</span>}
    </>
  )
}
