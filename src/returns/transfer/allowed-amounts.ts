import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { engineInputs, francs, sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'
import type { OpenReason } from '#returns/expected/expected-note.ts'
import type { ComputedReturn } from '#returns/expected/expected-tax.ts'
import { notesOn } from '#returns/expected/notes-on.ts'
import type { Level } from '#tax/deduction-limits/limited.ts'
import { earnerCosts } from '#tax/gross/flat-deductions.ts'
import type { ProfessionalRule } from '#tax/gross/gross-rules.ts'
import { ruleForDays } from '#tax/part-year/period-deductions.ts'
import { keyOf, type LinePerson } from './transfer-field.ts'
import type { ComputedId } from './transfer-lines.ts'

/** Whole francs. `federal` is missing if there is no federal tax on it, as on wealth. */
export type LevelAmounts = { canton: number; federal?: number }

export type AllowedAmounts = {
  /** Amounts of the lines with a limit or flat rate, by `keyOf`; null if the engine only assumes the amount. */
  amounts: ReadonlyMap<string, LevelAmounts | null>
  /** Why a limit could not be checked, by `keyOf` of the figure. */
  open: ReadonlyMap<string, OpenReason>
}

const ofDeductions = {
  secondEarner: 'second-earner',
  rent: 'rent',
  family: 'family',
  personal: 'personal',
  children: 'children',
  relief: 'relief',
} as const satisfies Record<string, ComputedId>

/**
 * What the Confederation and the canton allow for each line of a computed return, as in its expected tax.
 * @example allowedAmounts(computed).amounts.get('commuting.client') // { canton: 7000, federal: 3300 }
 */
export function allowedAmounts(computed: ComputedReturn): AllowedAmounts {
  const { notes, result, wealth } = computed
  const amounts = new Map<string, LevelAmounts | null>()
  const set = (id: string, person: LinePerson, amount: LevelAmounts | null) => amounts.set(keyOf(id, person), amount)
  const deducted = (id: string) => {
    const of = (level: Level) => result.deductions[level].find((deduction) => deduction.id === id)?.amount ?? 0
    return { canton: of('canton'), federal: of('federal') }
  }
  for (const { code, person, canton, federal } of notes.costs.allowed) {
    set(code === 'side-job' ? 'side-job-costs' : code, person, { canton, federal })
  }
  for (const [person, amount] of professionalOf(computed)) set('professional-costs', person, amount)
  for (const person of ['client', 'partner'] as const) {
    const { counted } = notes.pillar3a.perPerson[person]
    set('pillar-3a', person, { canton: counted, federal: counted })
  }
  const others = francs(sumOf(notes.ours, 'other-deduction'))
  set('other-deduction', null, { canton: others, federal: others })
  if (!amounts.has(keyOf('insurance-premiums', null))) set('insurance-premiums', null, deducted('insurance'))
  set('medical-costs', null, deducted('medical'))
  set('donations', null, deducted('donations'))
  for (const [id, line] of Object.entries(ofDeductions)) {
    const amount = deducted(id)
    // The engine assumes a rent from the salary, as the official calculator does.
    if (amount.canton > 0 || amount.federal > 0) set(line, null, line === 'rent' ? null : amount)
  }
  const { taxableIncome, incomeForRate } = result
  if (incomeForRate) set('income-for-rate', null, incomeForRate)
  set('taxable-income', null, taxableIncome)
  set('taxable-wealth', null, { canton: wealth.taxable })
  const items = notesOn(notes, result).flatMap((note) => (note.code === 'limits-open' ? note.values.items : []))
  const isOpen = (person: 'client' | 'partner') => {
    const { purchased, isGapKnown } = notes.pillar3a.perPerson[person]
    return purchased > 0 && !isGapKnown
  }
  const keysOf = (code: FigureCode) =>
    code === 'pillar-3a-purchase'
      ? (['client', 'partner'] as const).filter(isOpen).map((person) => keyOf(code, person))
      : ([null, 'client', 'partner'] as const).map((person) => keyOf(code, person))
  return {
    amounts,
    open: new Map(items.flatMap(({ code, reason }) => keysOf(code).map((key) => [key, reason] as const))),
  }
}

/** Flat rate or higher actual costs of each earner, in the period if it is shorter; unknown without the net salary. */
function professionalOf({ household, figures: { canton, federal }, notes }: ComputedReturn) {
  const { netSalary, netSalaryPartner, partYear } = household
  const ofYear = [netSalary, ...(notes.earners.length > 1 ? [netSalaryPartner] : [])].filter((net) => net !== undefined)
  const rules = { canton: canton.rules.gross?.professional, federal: federal.gross?.professional }
  if (!rules.canton || !rules.federal || ofYear.length !== notes.earners.length) return []
  const nets = partYear?.salaries ?? ofYear
  const { workCosts } = partYear ?? household
  const ruleOf = (rule: ProfessionalRule) => (partYear ? ruleForDays(rule, partYear.days) : rule)
  const ofCanton = earnerCosts(ruleOf(rules.canton), { nets, workCosts: workCosts?.canton })
  const ofConfederation = earnerCosts(ruleOf(rules.federal), { nets, workCosts: workCosts?.federal })
  return notes.earners.map((person, at) => {
    const amount = { canton: ofCanton[at]?.other ?? 0, federal: ofConfederation[at]?.other ?? 0 }
    return [person, amount] as const
  })
}

function sumOf(lines: readonly TaxFigure[], code: FigureCode): number {
  return sumCents(
    lines.filter((line) => line.code === code),
    engineInputs[code],
  )
}
