import type { NotCheckedReason } from '#tax/deduction-limits/not-checked.ts'

/** Why a limit could not be applied. */
export type OpenLimit =
  | NotCheckedReason
  | 'pillar-3a-above-limit'
  | 'buy-in-not-confirmed'
  | 'interest-yield-unknown'
  | 'further-deductions'
