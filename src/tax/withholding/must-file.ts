import { type CommuterAnswers, type CommuterRule, commuterRule, hasNoAssessment } from './commuter.ts'
import { type CompulsoryReason, compulsoryReturn, type MeansOfHousehold } from './compulsory-return.ts'
import { requestTerm } from './file-or-not.ts'
import type { Home } from './residence.ts'

export const filingPermits = ['B', 'L', 'C', 'G', 'swiss', 'other'] as const
export type FilingPermit = (typeof filingPermits)[number]

export const countriesAbroad = ['DE', 'FR', 'IT', 'AT', 'LI', 'other'] as const
export type CountryAbroad = (typeof countriesAbroad)[number]

export type FilingInput = {
  /** The couple's permit for tax purposes: `swiss` or `C` if either spouse is Swiss or has a C permit. */
  readonly permit: FilingPermit
  readonly livesIn: 'CH' | CountryAbroad
  readonly commuter: CommuterAnswers
  /** `canton`: where the person lives or, if they live abroad, works or owns property. Income and wealth are worldwide. */
  readonly means: MeansOfHousehold
  /** Whether the person is self-employed. For people who live abroad, only a business in Switzerland counts. */
  readonly isSelfEmployed: boolean
  /** Whether the person or the spouse has a salary. */
  readonly hasSalary: boolean
  readonly ownsSwissProperty: boolean
  readonly ownsPropertyAbroad: boolean
  /** Day on which the person leaves Switzerland (ISO); null if they stay. */
  readonly leavesOn: string | null
  readonly year: number
  /** YYYY-MM-DD */
  readonly today: string
}

export type FilingReason =
  | 'swiss-or-settled'
  | CompulsoryReason
  | 'self-employed'
  | 'swiss-property'
  | 'lines-unknown'
  | 'property-abroad'
  | 'below-lines'
  | 'taxed-at-source-abroad'
  | 'nothing-here'
  | 'italian-agreement'
  | 'french-agreement'
  | 'liechtenstein-agreement'

export type FilingOutcome = 'must' | 'ask-canton' | 'may' | 'need-not'

export type MustFile = {
  readonly outcome: FilingOutcome
  /** `ordinary`: assessed without tax at source. `source`: resident, taxed at source. `abroad`: lives abroad. */
  readonly basis: 'ordinary' | 'source' | 'abroad'
  readonly reasons: readonly FilingReason[]
  /** Last day (ISO) to request the form or the assessment. Null if no request is needed or possible. */
  readonly requestUntil: string | null
  readonly isRequestOver: boolean
  /** Whether a person abroad may request an assessment if 90 % of the household's income is taxable in Switzerland. */
  readonly mayBeQuasiResident: boolean
}

/**
 * Whether a person must, may or does not have to file a Swiss tax return.
 * - Swiss citizens and C permit holders resident in Switzerland are assessed ordinarily (DBG Art. 83 para. 2, 124).
 * - Other residents are taxed at source (Art. 83). They must file from a salary of CHF 120,000 of either spouse
 *   (Art. 89 para. 1 a; QStV Art. 9) or with other income or wealth (Art. 89 para. 1 b) and request the form by
 *   31 March (para. 4). Otherwise they may file on request by 31 March or before they deregister (Art. 89a).
 * - People who live abroad must file only with property or a business in Switzerland (Art. 4, 5). Quasi-residents may
 *   request an assessment by 31 March each year (Art. 99a; QStV Art. 14), except under the agreement with Italy.
 * @example mustFile({ permit: 'B', means: { canton: 'BE', taxableWealth: 150_000, … }, … }).outcome // 'must'
 */
export function mustFile(input: FilingInput): MustFile {
  if (input.livesIn !== 'CH') return abroad(input, input.livesIn)
  if (input.permit === 'swiss' || input.permit === 'C') {
    return { ...noRequest, outcome: 'must', basis: 'ordinary', reasons: ['swiss-or-settled'] }
  }
  return resident(input)
}

const noRequest = { requestUntil: null, isRequestOver: false, mayBeQuasiResident: false } as const

function resident(input: FilingInput): MustFile {
  const { requestUntil, isTermOver: isFormOver } = requestTerm(input)
  const source = { basis: 'source', mayBeQuasiResident: false } as const
  const form = { ...source, requestUntil, isRequestOver: isFormOver }
  const { reasons: compulsory, askCanton } = compulsoryReturn(input.means)
  const reasons = [...compulsory, ...ownGrounds(input)]
  if (reasons.length > 0) return { ...form, outcome: 'must', reasons }
  if (askCanton) return { ...form, outcome: 'ask-canton', reasons: ['lines-unknown'] }
  if (input.ownsPropertyAbroad) return { ...form, outcome: 'ask-canton', reasons: ['property-abroad'] }
  const until = voluntaryUntil(input, requestUntil)
  const isOver = input.today > until
  return {
    ...{ ...source, requestUntil: until, isRequestOver: isOver },
    ...{ outcome: isOver ? 'need-not' : 'may', reasons: ['below-lines'] },
  }
}

/** Last day to request an assessment; people who leave must do so before they deregister (DBG Art. 89a para. 3). */
function voluntaryUntil({ leavesOn }: FilingInput, requestUntil: string): string {
  return leavesOn && leavesOn < requestUntil ? leavesOn : requestUntil
}

function abroad(input: FilingInput, country: CountryAbroad): MustFile {
  const reasons = ownGrounds(input)
  if (reasons.length > 0) return { ...noRequest, outcome: 'must', basis: 'abroad', reasons }
  if (!input.hasSalary) return { ...noRequest, outcome: 'need-not', basis: 'abroad', reasons: ['nothing-here'] }
  const rule = commuterRule(treatyHome(country), input.means.canton, input.commuter)
  const exempt = exemptions[rule] ?? (hasNoAssessment(rule) ? 'italian-agreement' : null)
  if (exempt) return { ...noRequest, outcome: 'need-not', basis: 'abroad', reasons: [exempt] }
  const { requestUntil, isTermOver } = requestTerm(input)
  return {
    ...{ outcome: 'need-not', basis: 'abroad', reasons: ['taxed-at-source-abroad'] },
    ...{ requestUntil, isRequestOver: isTermOver, mayBeQuasiResident: true },
  }
}

/** Reasons for commuters whose salary is taxed only by their country of residence. */
const exemptions: Readonly<Partial<Record<CommuterRule, FilingReason>>> = {
  'french-agreement': 'french-agreement',
  'liechtenstein-commuter': 'liechtenstein-agreement',
}

/** Country whose commuter rule applies. Countries without a rule are treated like Austria, which has none either. */
export function treatyHome(country: 'CH' | CountryAbroad): Home {
  if (country === 'CH') return 'no'
  return country === 'other' ? 'AT' : country
}

function ownGrounds({ isSelfEmployed, ownsSwissProperty }: FilingInput): FilingReason[] {
  return [
    ...(isSelfEmployed ? ['self-employed' as const] : []),
    ...(ownsSwissProperty ? ['swiss-property' as const] : []),
  ]
}
