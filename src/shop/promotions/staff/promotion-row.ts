import type { Audience, PromotionState } from '#shop/promotions/promotion.ts'

export type PromotionRow = {
  id: string
  title: string
  code: string | null
  percent: number | null
  amountCents: number | null
  audience: Audience
  isOnceEach: boolean
  isCombinable: boolean
  maxUses: number | null
  uses: number
  givenCents: number
  startsAt: Date
  endsAt: Date | null
  endedAt: Date | null
  makerName: string | null
  state: PromotionState
}
