import type { Canton } from '#tax/figures.ts'
import type { NoValues } from '#tax/trace.ts'
import type { Home } from './residence.ts'

export type CommuterAnswers = {
  /**
   * True if the person sleeps away from home no more nights than the treaty allows and has any certificate required.
   */
  readonly returnsHome?: boolean | undefined
  readonly publicService?: boolean | undefined
  /** True if the person commuted to Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023. */
  readonly workedBefore?: boolean | undefined
  readonly withinZone?: boolean | undefined
}
export type CommuterQuestion = keyof CommuterAnswers

export type CommuterRule =
  | 'resident'
  | 'german-commuter'
  | 'german-other'
  | 'french-agreement'
  | 'french-other'
  | 'italian-new'
  | 'italian-old'
  | 'italian-other'
  | 'liechtenstein-commuter'
  | 'liechtenstein-public'
  | 'liechtenstein-other'
  | 'ordinary-abroad'

/** Cantons to which the agreement with Italy of 23 December 2020 applies. */
export const italianBorder: readonly Canton[] = ['GR', 'TI', 'VS']
/** Cantons that leave the taxation of French commuters to France (agreement of 11 April 1983). */
const frenchAgreement: readonly Canton[] = ['BE', 'BL', 'BS', 'JU', 'NE', 'SO', 'VD', 'VS']

export function commuterQuestions(home: Home, canton: Canton): readonly CommuterQuestion[] {
  if (home === 'DE') return ['returnsHome']
  if (home === 'FR') return frenchAgreement.includes(canton) ? ['returnsHome'] : []
  if (home === 'IT') return italianBorder.includes(canton) ? ['withinZone', 'returnsHome', 'workedBefore'] : []
  return home === 'LI' ? ['returnsHome', 'publicService'] : []
}

/**
 * Determines the rule for a commuter who has answered all relevant questions. The treaties allow 60 nights away from
 * home for Germany (Art. 15a), and 45 for France (Art. 17 para. 4), Italy (agreement of 23 December 2020) and
 * Liechtenstein (Art. 15 para. 4; for public service, see Art. 19). For Italy, the home must be within 20 km of the
 * border, and the old rule applies if `workedBefore` is true. Austria has had no rule since 2007.
 */
export function commuterRule(home: Home, canton: Canton, answers: CommuterAnswers): CommuterRule {
  const { returnsHome, publicService, workedBefore, withinZone } = answers
  if (home === 'no') return 'resident'
  if (home === 'DE') return returnsHome ? 'german-commuter' : 'german-other'
  if (home === 'FR') return frenchAgreement.includes(canton) && returnsHome ? 'french-agreement' : 'french-other'
  if (home === 'LI') {
    if (publicService) return 'liechtenstein-public'
    return returnsHome ? 'liechtenstein-commuter' : 'liechtenstein-other'
  }
  if (home === 'IT') {
    if (!italianBorder.includes(canton) || !withinZone || !returnsHome) return 'italian-other'
    return workedBefore ? 'italian-old' : 'italian-new'
  }
  return 'ordinary-abroad'
}

/**
 * Whether an ordinary assessment on request is excluded, as under the agreement with Italy (QStV Art. 14 para. 3, Art.
 * 15 para. 3).
 */
export function hasNoAssessment(rule: CommuterRule): boolean {
  return rule === 'italian-new' || rule === 'italian-old'
}

/** Yearly gross income of both spouses under DBG Art. 16-18 and 20-23, before deductions, in whole francs. */
type WorldIncome = {
  readonly grossTaxableInSwitzerland: number
  readonly ownGrossElsewhere: number
  readonly spouseGrossElsewhere: number
  /**
   * True for commuters under the agreement with Italy, who cannot request an ordinary assessment (QStV Art. 14 para.
   * 3).
   */
  readonly underItalianAgreement?: boolean
}

type QuasiResidence = {
  readonly worldGross: number
  /**
   * Swiss share in percent with two decimals. Below the limit, it is at most 89.99, so that 89.999 is not shown as 90.
   */
  readonly sharePercent: number
  /** True from a share of 90 % (DBG Art. 99a para. 1 a). Below, letters b and c of para. 1 may still apply. */
  readonly eligible: boolean
}

/**
 * Determines whether a person living abroad may request an ordinary assessment (DBG Art. 99a para. 1 a; QStV Art. 14):
 * at least 90 % of the worldwide gross income of both spouses must be taxable in Switzerland.
 * @example quasiResidence({ grossTaxableInSwitzerland: 110000, ownGrossElsewhere: 9000,
 * // spouseGrossElsewhere: 0 }).sharePercent is 92.44
 */
export function quasiResidence(income: WorldIncome): QuasiResidence {
  const { grossTaxableInSwitzerland: swiss, ownGrossElsewhere, spouseGrossElsewhere } = income
  const worldGross = swiss + ownGrossElsewhere + spouseGrossElsewhere
  const reaches = worldGross > 0 && swiss * 100 >= worldGross * 90
  const hundredths = worldGross > 0 ? Math.round((swiss * 10_000) / worldGross) : 0
  return {
    worldGross,
    sharePercent: (reaches ? hundredths : Math.min(hundredths, 8999)) / 100,
    eligible: reaches && !income.underItalianAgreement,
  }
}

export type QuasiValues = {
  'quasi.swiss': NoValues
  'quasi.elsewhere': NoValues
  'quasi.partner': NoValues
  'quasi.world': NoValues
  'quasi.share': { swiss: number; worldGross: number }
}
