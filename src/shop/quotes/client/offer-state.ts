import type { StatusKind } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import type { Badge } from '#portal/badges.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { isStillToPay, type QuoteState } from '#shop/quotes/quote.ts'

const kinds: Record<Exclude<QuoteState, 'draft'>, StatusKind> = {
  sent: 'wait',
  accepted: 'done',
  declined: 'off',
  withdrawn: 'off',
  expired: 'off',
}

/** Badge of an offer's state for clients. Clients never see drafts, so a draft gets the badge of a withdrawn offer. */
export function offerBadge({ state, orderState }: { state: QuoteState; orderState: string | null }): Badge {
  if (isStillToPay({ state, orderState })) return { kind: 'wait', label: t(shopTexts.quote).toPay }
  const shown = state === 'draft' ? 'withdrawn' : state
  return { kind: kinds[shown], label: t(shopTexts.quote).status[shown] }
}
