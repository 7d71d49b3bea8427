import type { StatusKind } from '#design/feedback/status.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { PromotionState } from '#shop/promotions/promotion.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { PromotionRow } from './promotion-row.ts'

const copy = () => t(shopStaffTexts.promotionTerms)

export function worthOf({ percent, amountCents, audience }: PromotionRow): string {
  const share = percent === null ? formatMoney(amountCents ?? 0) : `${percent}%`
  return audience === 'first-order' ? copy().ofMostExpensivePackage(share) : share
}

export function wayOf({ code, audience }: Pick<PromotionRow, 'code' | 'audience'>): string {
  if (code) return copy().code(code)
  return audience === 'first-order' ? copy().requestedInCartByFirst : copy().automatic
}

export function timeOf({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>): string {
  return endsAt ? `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}` : copy().from(formatDateTime(startsAt))
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
