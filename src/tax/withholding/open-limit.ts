import type { NotCheckedReason } from '#tax/deduction-limits/not-checked.ts'

export type OpenLimit =
  | NotCheckedReason
  | 'pillar-3a-above-limit'
  | 'buy-in-not-confirmed'
  | 'interest-yield-unknown'
  | 'further-deductions'
