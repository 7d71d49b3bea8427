import { readFileSync } from 'node:fs'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton, Confession, MaritalStatus } from '#tax/figures.ts'
import { grossSalaryTax } from '#tax/gross/gross-salary-tax.ts'
import { incomeTax, type YearFigures } from '#tax/ordinary/income-tax.ts'
import { figuresAsOf, findCommune } from '#tax/ordinary/select.ts'

export type ReferenceCase = {
  readonly id: string
  readonly kind: 'income' | 'incomeWealth' | 'grossIncome' | 'capital'
  readonly year: number
  readonly canton: Canton
  readonly bfsId: number
  readonly captured: string
  readonly marital: MaritalStatus
  readonly children: number
  readonly childAge?: number
  readonly confession: Confession
  readonly age?: number
  readonly grossSalaryP1?: number
  readonly grossSalaryP2?: number
  readonly taxableIncomeCanton?: number
  readonly taxableIncomeFed?: number
  readonly taxableWealth?: number
  readonly capital?: number
  readonly ageAtPayment?: number
  readonly expected: Readonly<Record<string, number>>
  readonly expectedCapital500k?: Readonly<Record<string, number>>
}

export type Difference = { readonly component: string; readonly expected: number; readonly got: number }

/** Francs by which each tax component may differ from the published result. */
export const tolerance = 2

export function readReferenceCases(): ReferenceCase[] {
  const text = readFileSync(new URL('reference-cases.ndjson', import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReferenceCase)
}

/** Day whose figures apply to a case: '2026-07' means the end of July 2026, '2026' the end of 2026. */
export function dayOf(captured: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(captured)) return captured
  return /^\d{4}-\d{2}$/.test(captured) ? `${captured}-31` : '2026-12-31'
}

export function measure(reference: ReferenceCase): Difference[] {
  const found = readFigures(reference.year, reference.canton)
  if (!found.ok) throw new Error(`no figures for ${reference.year}`)
  const figures: YearFigures = { canton: figuresAsOf(found.canton, dayOf(reference.captured)), federal: found.federal }
  const commune = findCommune(figures.canton, reference.bfsId)
  if (!commune) throw new Error(`no commune ${reference.bfsId} in ${reference.year}`)
  const capital = (amount: number, expected: Readonly<Record<string, number>>) => {
    const benefit = {
      maritalStatus: reference.marital,
      confession: reference.confession,
      age: reference.ageAtPayment ?? 65,
      capital: amount,
    }
    const { federal, canton, commune: local, church, total } = capitalBenefitTax(figures, commune, benefit)
    const sums = { cantonPlusCommune: canton + local, cantonCommuneChurch: canton + local + church }
    return differences(expected, { federal, canton, commune: local, church, total, ...sums })
  }
  if (reference.kind === 'capital') return capital(reference.capital ?? 0, reference.expected)
  if (reference.kind === 'grossIncome') return grossDifferences(reference, figures, commune)
  const result = incomeTax(figures, commune, {
    maritalStatus: reference.marital,
    children: reference.children,
    confession: reference.confession,
    taxableIncome: reference.taxableIncomeCanton ?? 0,
    taxableIncomeFederal: reference.taxableIncomeFed ?? 0,
    taxableWealth: reference.taxableWealth ?? 0,
  })
  const extra = reference.expectedCapital500k ? capital(500_000, reference.expectedCapital500k) : []
  return [...differences(reference.expected, componentsOf(result)), ...extra]
}

function grossDifferences(
  reference: ReferenceCase,
  figures: YearFigures,
  commune: Parameters<typeof grossSalaryTax>[1],
): Difference[] {
  const result = grossSalaryTax(figures, commune, {
    maritalStatus: reference.marital,
    childAges: Array<number>(reference.children).fill(reference.childAge ?? 8),
    confession: reference.confession,
    age: reference.age ?? 40,
    grossSalary: reference.grossSalaryP1 ?? 0,
    grossSalaryPartner: reference.grossSalaryP2 ?? 0,
    taxableWealth: reference.taxableWealth ?? 0,
  })
  if (!result.ok) throw new Error(`no deduction rules for ${reference.year}`)
  const incomes = {
    ...(reference.taxableIncomeFed !== undefined && { taxableIncomeFederal: reference.taxableIncomeFed }),
    ...(reference.taxableIncomeCanton !== undefined && { taxableIncomeCanton: reference.taxableIncomeCanton }),
  }
  const { federal, canton } = result.taxableIncome
  return differences(
    { ...reference.expected, ...incomes },
    { ...componentsOf(result), taxableIncomeFederal: federal, taxableIncomeCanton: canton },
  )
}

/** In the published results, the taxes of canton, commune and church each include income tax and wealth tax. */
function componentsOf({
  incomeTax: income,
  wealthTax: wealth,
  personalTax: personal,
  total,
}: ReturnType<typeof incomeTax>) {
  const canton = income.canton + wealth.canton
  const commune = income.commune + wealth.commune
  const church = income.church + wealth.church
  return {
    federal: income.federal,
    canton,
    commune,
    church,
    personal,
    total,
    cantonPlusCommunePlusPersonal: canton + commune + personal,
  }
}

function differences(expected: Readonly<Record<string, number>>, got: Readonly<Record<string, number>>): Difference[] {
  return Object.entries(expected).map(([component, value]) => {
    const computed = got[component]
    if (computed === undefined) throw new Error(`component ${component} is not computed`)
    return { component, expected: value, got: computed }
  })
}

export function largestDifference(compared: readonly Difference[]): number {
  return Math.max(0, ...compared.map(({ expected, got }) => Math.abs(expected - got)))
}
