import type { ChecklistItem, ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import { caseWords } from '#cases/words.ts'
import { Status, type StatusKind } from '#design/feedback/status.tsx'

const badges: Record<ChecklistItemState, { kind: StatusKind; label: string }> = {
  missing: { kind: 'wait', label: 'Missing' },
  received: { kind: 'prog', label: 'To check' },
  accepted: { kind: 'done', label: 'Accepted' },
  rejected: { kind: 'bad', label: 'Sent back' },
  not_needed: { kind: 'off', label: 'Not needed' },
}

export function ItemBadge({ item: { state, need } }: { item: Pick<ChecklistItem, 'state' | 'need'> }) {
  const input = state === 'missing' && need !== 'required'
  return (
    <span className="row">
      {need !== 'required' && !input && <span className="soft t14">{caseWords().itemNeeds[need].label}</span>}
      <Status kind={input ? 'off' : badges[state].kind}>
        {input ? caseWords().itemNeeds[need].label : badges[state].label}
      </Status>
    </span>
  )
}
