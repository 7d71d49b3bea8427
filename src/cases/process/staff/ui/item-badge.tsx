import * as caseTexts from '#cases/locales/en.ts'
import type { ChecklistItem, ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Status, type StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.itemBadge)

const badges: Record<ChecklistItemState, { kind: StatusKind; label: string }> = {
  missing: {
    kind: 'wait',
    get label() {
      return copy().missing
    },
  },
  received: {
    kind: 'prog',
    get label() {
      return copy().toReview
    },
  },
  accepted: {
    kind: 'done',
    get label() {
      return copy().accepted
    },
  },
  rejected: {
    kind: 'bad',
    get label() {
      return copy().sentBack
    },
  },
  not_needed: {
    kind: 'off',
    get label() {
      return copy().notNeeded
    },
  },
}

export function ItemBadge({ item: { state, need } }: { item: Pick<ChecklistItem, 'state' | 'need'> }) {
  const input = state === 'missing' && need !== 'required'
  return (
    <span className="row">
      {need !== 'required' && !input && <span className="soft t14">{t(caseTexts.cases).itemNeeds[need].label}</span>}
      <Status kind={input ? 'off' : badges[state].kind}>
        {input ? t(caseTexts.cases).itemNeeds[need].label : badges[state].label}
      </Status>
    </span>
  )
}
