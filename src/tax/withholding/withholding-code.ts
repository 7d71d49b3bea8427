import type { Canton, Confession } from '#tax/figures.ts'
import type { Because, Exempt } from './code-reasons.ts'

/** What a person answers to find the tariff code. */
export type CodeAnswers = {
  /** Canton of work (residents: of residence). */
  readonly canton: Canton
  readonly permit: 'swiss' | 'C' | 'B' | 'L' | 'G' | 'F' | 'N' | 'S' | 'other'
  readonly civilStatus: 'single' | 'married'
  /** Married: the spouse is Swiss or holds a C permit, and lives in Switzerland. */
  readonly spouseSwissOrC?: boolean
  /** Married: the spouse earns as well, in Switzerland or abroad. */
  readonly secondIncome: boolean
  /** Children in the household that one mainly pays for. */
  readonly children: number
  readonly confession: Confession
  /** Lives across the border and commutes. */
  readonly crossBorder: 'no' | 'DE' | 'FR' | 'IT' | 'AT' | 'LI'
  /** Paid not by an employer but directly by an insurance (daily allowances). */
  readonly replacementIncome?: boolean
}

export type CodeResult =
  | { readonly ok: true; readonly code: string; readonly because: readonly Because[] }
  | { readonly ok: false; readonly reason: 'not-taxed-at-source'; readonly why: Exempt }

/** Cantons whose withholding tariffs hold no church tax. */
const withoutChurchTax: readonly Canton[] = ['GE', 'NE', 'TI', 'VD', 'VS']
/** Cantons that publish tariffs with church tax only. */
const alwaysChurchTax: readonly Canton[] = ['JU']
/** Highest number of children with a tariff of its own, where it is not nine. */
const mostChildren: Partial<Record<Canton, number>> = { GE: 5 }
/** Cantons with the new agreement for Italian cross-border commuters. */
const italianBorder: readonly Canton[] = ['GR', 'TI', 'VS']
/** Cantons that leave French commuters to France (agreement of 11 April 1983). */
const frenchAgreement: readonly Canton[] = ['BE', 'BL', 'BS', 'JU', 'NE', 'SO', 'VD', 'VS']

const letters = {
  ordinary: { alone: 'A', oneEarner: 'B', twoEarners: 'C', loneParent: 'H', replacement: 'G' },
  DE: { alone: 'L', oneEarner: 'M', twoEarners: 'N', loneParent: 'P', replacement: 'Q' },
  IT: { alone: 'R', oneEarner: 'S', twoEarners: 'T', loneParent: 'U', replacement: 'V' },
} as const

/**
 * The tariff code for withholding tax: letter, number of children (0 to 9), church tax Y or N. Says why, or why no tax is
 * withheld at all (QStV Art. 1; circular 45 of the Federal Tax Administration).
 */
export function withholdingCode(answers: CodeAnswers): CodeResult {
  const why = whyNotTaxed(answers)
  if (why) return { ok: false, reason: 'not-taxed-at-source', why }
  const { canton, confession } = answers
  const set = letterSet(answers)
  const situation = situationOf(answers)
  const most = mostChildren[canton] ?? 9
  const count = situation === 'replacement' ? 0 : Math.min(most, Math.max(0, answers.children))
  const always = alwaysChurchTax.includes(canton)
  const church = always || (confession !== 'none' && !withoutChurchTax.includes(canton))
  const because: Because[] = [
    ...(set === 'ordinary' ? [] : [said(set === 'DE' ? 'from-germany' : 'from-italy')]),
    said(situations[situation]),
    { code: 'children', values: { count } },
    ...(situation !== 'replacement' && answers.children > most
      ? [{ code: 'most-children', values: { canton, most } } as const]
      : []),
    churchReason(answers),
  ]
  return { ok: true, code: `${letters[set][situation]}${count}${church ? 'Y' : 'N'}`, because }
}

type Situation = keyof (typeof letters)['ordinary']
type Plain = 'from-germany' | 'from-italy' | 'replacement-income' | 'both-earn' | 'one-earner' | 'lone-parent' | 'alone'

const situations: Readonly<Record<Situation, Plain>> = {
  replacement: 'replacement-income',
  twoEarners: 'both-earn',
  oneEarner: 'one-earner',
  loneParent: 'lone-parent',
  alone: 'alone',
}

function said(code: Plain): Because {
  return { code, values: {} }
}

function churchReason({ canton, confession }: CodeAnswers): Because {
  if (alwaysChurchTax.includes(canton)) return { code: 'church-always', values: { canton } }
  if (confession === 'none') return { code: 'no-church', values: {} }
  if (withoutChurchTax.includes(canton)) return { code: 'church-not-withheld', values: { canton } }
  return { code: 'church-member', values: {} }
}

function whyNotTaxed({ permit, crossBorder, civilStatus, spouseSwissOrC, canton }: CodeAnswers): Exempt | undefined {
  const inSwitzerland = crossBorder === 'no'
  if (inSwitzerland && (permit === 'swiss' || permit === 'C')) return { code: 'settled', values: {} }
  if (inSwitzerland && civilStatus === 'married' && spouseSwissOrC) return { code: 'settled-spouse', values: {} }
  if (crossBorder === 'FR' && frenchAgreement.includes(canton)) return { code: 'left-to-france', values: { canton } }
  return undefined
}

function letterSet({ crossBorder, canton }: CodeAnswers): keyof typeof letters {
  if (crossBorder === 'DE') return 'DE'
  return crossBorder === 'IT' && italianBorder.includes(canton) ? 'IT' : 'ordinary'
}

function situationOf({ replacementIncome, civilStatus, secondIncome, children }: CodeAnswers): Situation {
  if (replacementIncome) return 'replacement'
  if (civilStatus === 'married') return secondIncome ? 'twoEarners' : 'oneEarner'
  return children > 0 ? 'loneParent' : 'alone'
}
