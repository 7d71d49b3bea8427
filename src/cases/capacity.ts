import { z } from 'zod'
import { defineSetting, type Setting } from '#platform/settings/setting.ts'
import type { CaseType } from './case-types.ts'

const weight = z.number().min(0).max(10)

/** How much work a case of each kind is, beside a tax return. */
export const caseWeights: Record<CaseType, Setting<number>> = {
  tax_return: defineSetting('case_weight_tax_return', weight, 1, 'admin'),
  service: defineSetting('case_weight_service', weight, 1, 'admin'),
  consultation: defineSetting('case_weight_consultation', weight, 0.5, 'admin'),
  add_on: defineSetting('case_weight_add_on', weight, 0.25, 'admin'),
  other: defineSetting('case_weight_other', weight, 0.5, 'admin'),
}

/** What one adviser has in hand; `id` null for what nobody has. */
export type Capacity = {
  id: string | null
  name: string | null
  open: number
  due: number
  /** The open cases by their weights, to one decimal. */
  load: number
  /** How much they take on; null where nobody has said. */
  limit: number | null
}

/** Whether an adviser has more than they take on. */
export function isOverloaded({ load, limit }: Pick<Capacity, 'load' | 'limit'>): boolean {
  return limit !== null && load > limit
}
