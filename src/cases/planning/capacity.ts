import { z } from 'zod'
import type { CaseType } from '#cases/process/case-types.ts'
import { defineSetting, type Setting } from '#platform/settings/setting.ts'

const weight = z.number().min(0).max(10)

export const caseWeights: Record<CaseType, Setting<number>> = {
  tax_return: defineSetting('case_weight_tax_return', weight, 1, 'admin'),
  service: defineSetting('case_weight_service', weight, 1, 'admin'),
  consultation: defineSetting('case_weight_consultation', weight, 0.5, 'admin'),
  add_on: defineSetting('case_weight_add_on', weight, 0.25, 'admin'),
  other: defineSetting('case_weight_other', weight, 0.5, 'admin'),
}

/** Workload of one adviser; `id` is null for unassigned cases. */
export type Capacity = {
  id: string | null
  name: string | null
  open: number
  due: number
  load: number
  limit: number | null
}

export function isOverloaded({ load, limit }: Pick<Capacity, 'load' | 'limit'>): boolean {
  return limit !== null && load > limit
}
