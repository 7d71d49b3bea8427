import type { Canton, Confession } from '#tax/figures.ts'

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
  | { readonly ok: true; readonly code: string; readonly because: readonly string[] }
  | { readonly ok: false; readonly reason: 'not-taxed-at-source'; readonly text: string }

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
  const exempt = whyNotTaxed(answers)
  if (exempt) return { ok: false, reason: 'not-taxed-at-source', text: exempt }
  const because: string[] = []
  const set = letterSet(answers, because)
  const situation = situationOf(answers, because)
  const most = mostChildren[answers.canton] ?? 9
  const children = situation === 'replacement' ? 0 : Math.min(most, Math.max(0, answers.children))
  because.push(
    children === 0
      ? 'no children in the household: 0'
      : `${children} ${children === 1 ? 'child' : 'children'} in the household: ${children}`,
  )
  if (answers.children > most) because.push(`${answers.canton} publishes tariffs for up to ${most} children`)
  const always = alwaysChurchTax.includes(answers.canton)
  const church = always || (answers.confession !== 'none' && !withoutChurchTax.includes(answers.canton))
  if (always) because.push(`${answers.canton} publishes tariffs with church tax only: Y`)
  else if (church) because.push('member of a recognised church: Y')
  else if (answers.confession !== 'none') because.push(`${answers.canton} withholds no church tax: N`)
  else because.push('not a member of a recognised church: N')
  return { ok: true, code: `${letters[set][situation]}${children}${church ? 'Y' : 'N'}`, because }
}

function whyNotTaxed(answers: CodeAnswers): string | undefined {
  if (answers.permit === 'swiss' || answers.permit === 'C') {
    if (answers.crossBorder === 'no')
      return 'Swiss citizens and holders of a C permit who live in Switzerland are not taxed at source: they file a return.'
  }
  if (answers.civilStatus === 'married' && answers.spouseSwissOrC && answers.crossBorder === 'no') {
    return 'Your spouse is Swiss or holds a C permit: neither of you is taxed at source, you file a return together.'
  }
  if (answers.crossBorder === 'FR' && frenchAgreement.includes(answers.canton)) {
    return `${answers.canton} leaves French cross-border commuters to France (certificate of residence needed); nothing is withheld.`
  }
  return undefined
}

function letterSet({ crossBorder, canton }: CodeAnswers, because: string[]): keyof typeof letters {
  if (crossBorder === 'DE') {
    because.push('German cross-border commuter: own letters, at most 4.5 % with the certificate of residence')
    return 'DE'
  }
  if (crossBorder === 'IT' && italianBorder.includes(canton)) {
    because.push('Italian cross-border commuter under the new agreement: own letters')
    return 'IT'
  }
  return 'ordinary'
}

function situationOf(answers: CodeAnswers, because: string[]): keyof (typeof letters)['ordinary'] {
  if (answers.replacementIncome) {
    because.push('paid directly by an insurance: replacement income')
    return 'replacement'
  }
  if (answers.civilStatus === 'married') {
    because.push(answers.secondIncome ? 'married, both earn' : 'married, one earner')
    return answers.secondIncome ? 'twoEarners' : 'oneEarner'
  }
  because.push(answers.children > 0 ? 'single with children in the household' : 'single, no children in the household')
  return answers.children > 0 ? 'loneParent' : 'alone'
}
