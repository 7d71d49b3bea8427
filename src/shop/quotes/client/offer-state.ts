import type { StatusKind } from '#design/feedback/status.tsx'
import type { Badge } from '#portal/badges.ts'
import { isStillToPay, type QuoteState } from '#shop/quotes/quote.ts'
import { quoteWords } from '#shop/quotes/words.ts'

const kinds: Record<Exclude<QuoteState, 'draft'>, StatusKind> = {
  sent: 'wait',
  accepted: 'done',
  declined: 'off',
  withdrawn: 'off',
  expired: 'off',
}

/** Badge for clients, who never see drafts; a draft counts as withdrawn. */
export function offerBadge({ state, orderState }: { state: QuoteState; orderState: string | null }): Badge {
  if (isStillToPay({ state, orderState })) return { kind: 'wait', label: quoteWords().toPay }
  const shown = state === 'draft' ? 'withdrawn' : state
  return { kind: kinds[shown], label: quoteWords().status[shown] }
}
