import type { Figure, FigurePerson } from '#returns/figure.ts'
import { counting } from '#returns/worksheet.ts'
import { type CantonFigures, kindOf, type MaritalStatus } from '#tax/figures.ts'
import type { GrossHousehold } from '#tax/gross/gross-household.ts'
import { wealthAllowance } from '#tax/ordinary/taxable-wealth.ts'
import { pillar3aLimit } from '#tax/pillar-3a.ts'
import { type EngineInput, engineInputs, enteredAsDeductible } from './engine-inputs.ts'
import type { ExpectedNote } from './expected-note.ts'
import { maritalStatusOf, type TaxFacts } from './tax-facts.ts'

/** What of a figure counts for the tax. */
export type TaxFigure = Pick<Figure, 'code' | 'person' | 'amountCents'>

/** Wealth in whole francs: what there is, what is owed, what the canton takes off, and what is left to tax. */
export type Wealth = { assets: number; debts: number; allowance: number; taxable: number }

/** A household that can be computed: nothing that the engine needs is missing. */
export type KnownFacts = TaxFacts & { readonly civilStatus: NonNullable<TaxFacts['civilStatus']> }

export type EngineHousehold = { household: GrossHousehold; wealth: Wealth; creditCents: number; notes: ExpectedNote[] }

/** The figures of a return as the engine takes them: sums in whole francs (centimes are cut off), by `engineInputs`. */
export function householdOf(figures: readonly TaxFigure[], facts: KnownFacts, canton: CantonFigures): EngineHousehold {
  const maritalStatus = maritalStatusOf(facts.civilStatus)
  const ours = taxedWith(maritalStatus, figures)
  const lines = counting(ours.filter(({ amountCents }) => amountCents !== null))
  const sum = (input: EngineInput, person?: FigurePerson) => francs(sumCents(lines, input, person))
  const childAges = facts.childrenBorn.map((born) => facts.taxYear - born).filter((age) => age >= 0)
  const earners = [
    { person: 'client', age: ageOf(facts, facts.birthYear) },
    { person: 'partner', age: ageOf(facts, facts.partnerBirthYear) },
  ] as const
  const earning = earners
    .map(({ person, age }) => ({ age, gross: sum('gross-salary', person), net: sum('net-salary', person) }))
    .filter(({ gross, net }) => gross + net > 0)
  const [first, second] = earning
  const has = (input: EngineInput) => lines.some(({ code }) => engineInputs[code] === input)
  const pillar3a = pillar3aOf(lines, facts.taxYear)
  // Nobody who earns no salary has professional costs; the flat rule would begin at its least amount.
  const professional = has('professional') ? sum('professional') : first ? undefined : 0
  const own = { other: sum('deduction') + pillar3a.counted, ...(professional !== undefined && { professional }) }
  const kind = kindOf(maritalStatus, childAges.length)
  const wealth = wealthOf(sum('asset'), sum('debt'), wealthAllowance(canton.limits, kind, childAges.length))
  return {
    household: {
      maritalStatus,
      childAges,
      confession: facts.confession ?? 'none',
      age: first?.age ?? assumedAge,
      grossSalary: first?.net ? 0 : (first?.gross ?? 0),
      grossSalaryPartner: second?.net ? 0 : (second?.gross ?? 0),
      ...(second && { partnerAge: second.age }),
      ...(first?.net && { netSalary: first.net }),
      ...(second?.net && { netSalaryPartner: second.net }),
      otherIncome: sum('other-income'),
      ...(has('premiums') && { premiumsPaid: sum('premiums') }),
      taxableWealth: wealth.taxable,
      own: { federal: own, canton: own },
    },
    wealth,
    creditCents: sumCents(lines, 'credit'),
    notes: [
      ...notesOn(figures, ours, facts, canton, wealth),
      ...(pillar3a.entered > pillar3a.counted
        ? [{ code: 'pillar-3a-limited', values: { entered: pillar3a.entered, limit: pillar3a.counted } } as const]
        : []),
    ],
  }
}

/** The figures that count for the client: a partner's where both are taxed together. */
export function taxedWith<Of extends Pick<TaxFigure, 'person'>>(status: MaritalStatus, figures: readonly Of[]): Of[] {
  return figures.filter(({ person }) => status === 'married' || person !== 'partner')
}

/** An age only where it decides nothing: `missingOf` asks for it where a gross salary counts. */
const assumedAge = 40

function ageOf({ taxYear }: TaxFacts, birthYear: number | null): number {
  return birthYear === null ? assumedAge : taxYear - birthYear
}

function sumCents(lines: readonly TaxFigure[], input: EngineInput, person?: FigurePerson): number {
  return lines
    .filter((line) => engineInputs[line.code] === input && (person === undefined || whose(line) === person))
    .reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

/** A salary of both is the client's: the engine knows earners one by one. */
function whose({ person }: TaxFigure): 'client' | 'partner' {
  return person === 'partner' ? 'partner' : 'client'
}

/** As on a tax return, and as the calculators read amounts. */
function francs(cents: number): number {
  return Math.floor(cents / 100)
}

function wealthOf(assets: number, debts: number, allowance: number): Wealth {
  return { assets, debts, allowance, taxable: Math.max(0, assets - debts - allowance) }
}

/** Contributions to pillar 3a, each earner's up to the limit of BVV 3 Art. 7; what both share counts for the client. */
function pillar3aOf(lines: readonly TaxFigure[], year: number): { entered: number; counted: number } {
  const perPerson = (['client', 'partner'] as const).map((person) => {
    const own = lines.filter((line) => whose(line) === person)
    const of = (codes: TaxFigure['code'][]) =>
      francs(own.reduce((cents, { code, amountCents }) => cents + (codes.includes(code) ? (amountCents ?? 0) : 0), 0))
    const salary = of(['salary', 'gross-salary'])
    const entered = of(['pillar-3a'])
    const earned = salary + of(['side-job', 'self-employment'])
    const limit = pillar3aLimit(year, { pensionFund: salary > 0, netEarnedIncome: earned })
    return { entered, counted: limit.ok ? Math.min(entered, limit.limit) : entered }
  })
  return {
    entered: perPerson.reduce((sum, { entered }) => sum + entered, 0),
    counted: perPerson.reduce((sum, { counted }) => sum + counted, 0),
  }
}

function notesOn(
  all: readonly TaxFigure[],
  ours: readonly TaxFigure[],
  { confession }: TaxFacts,
  { canton, limits }: CantonFigures,
  { taxable }: Wealth,
): ExpectedNote[] {
  const toAsk = ours.filter(({ amountCents }) => amountCents === null).length
  const left = all.length - ours.length
  const codes = enteredAsDeductible.filter((code) => ours.some((line) => line.code === code))
  const isByIncome = canton === 'FR' && limits.wealthAllowance.married === 0
  const notes: (ExpectedNote | false)[] = [
    toAsk > 0 && { code: 'to-ask', values: { count: toAsk } },
    left > 0 && { code: 'partner-not-taxed-together', values: { count: left } },
    ours.some(({ code }) => code === 'foreign-income') && { code: 'foreign-income-in-full', values: {} },
    confession === null && { code: 'confession-unknown', values: {} },
    isByIncome && taxable > 0 && { code: 'wealth-allowance-unknown', values: {} },
    codes.length > 0 && { code: 'as-entered', values: { codes } },
  ]
  return notes.filter((note) => note !== false)
}
