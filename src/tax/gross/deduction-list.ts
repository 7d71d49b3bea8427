/** Deductions that a visitor may replace by an own amount. */
export const deductionIds = [
  'professional',
  'insurance',
  'secondEarner',
  'personal',
  'children',
  'family',
  'rent',
  'relief',
  'other',
] as const
export type DeductionId = (typeof deductionIds)[number]

export type Deduction = {
  readonly id: DeductionId
  readonly label: string
  readonly amount: number
  readonly from: string
  readonly own: boolean
}

/** Own amounts instead of the computed ones; `other` adds what no flat rate covers (pillar 3a, care, interest …). */
export type OwnDeductions = Partial<Record<DeductionId, number>>

export type Deducted = {
  readonly taxableIncome: number
  readonly netIncome: number
  readonly deductions: readonly Deduction[]
}

/** Collects deductions one by one; an own amount takes the place of the computed one. Nothing taken leaves no line. */
export function deductionList(own: OwnDeductions) {
  const deductions: Deduction[] = []
  return {
    deductions,
    take(id: DeductionId, label: string, computed: number, from: string): number {
      const replaced = own[id]
      const amount = replaced ?? computed
      if (amount > 0 || replaced !== undefined) {
        const source = replaced === undefined ? from : 'own amount'
        deductions.push({ id, label, amount, from: source, own: replaced !== undefined })
      }
      return amount
    },
  }
}
