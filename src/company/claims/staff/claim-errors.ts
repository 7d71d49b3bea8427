import * as companyStaffTexts from '#company/staff/locales/en.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import type { ClaimView } from './list-claims.server.ts'

export function claimBadge({ isShown, proven, isExpired, evidence }: ClaimView): { kind: StatusKind; label: string } {
  const { states } = t(companyStaffTexts.claim)
  if (evidence?.hasRunOut) return { kind: 'bad', label: states['run-out'] }
  if (isShown)
    return proven ? { kind: 'done', label: states['shown-proven'] } : { kind: 'warn', label: states['shown-unproven'] }
  return { kind: 'off', label: isExpired ? states.over : states.hidden }
}
