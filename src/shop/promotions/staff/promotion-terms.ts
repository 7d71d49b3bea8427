import type { StatusKind } from '#design/feedback/status.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { PromotionState } from '#shop/promotions/promotion.ts'
import type { PromotionRow } from './promotion-row.ts'

export function worthOf({ percent, amountCents, audience }: PromotionRow): string {
  const share = percent === null ? formatMoney(amountCents ?? 0) : `${percent} %`
  return audience === 'first-order' ? `${share} of the dearest package` : share
}

export function wayOf({ code, audience }: Pick<PromotionRow, 'code' | 'audience'>): string {
  if (code) return `Code ${code}`
  return audience === 'first-order' ? 'Asked for in the cart by first-time clients' : 'By itself'
}

export function timeOf({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>): string {
  return endsAt ? `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}` : `From ${formatDateTime(startsAt)} on`
}

export function usesOf({ uses, maxUses }: Pick<PromotionRow, 'uses' | 'maxUses'>): string {
  return maxUses === null ? String(uses) : `${uses} of ${maxUses}`
}

export const stateKinds: Readonly<Record<PromotionState, StatusKind>> = {
  planned: 'wait',
  running: 'done',
  'used-up': 'info',
  over: 'off',
  ended: 'off',
}
