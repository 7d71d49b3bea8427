import type { Canton, Confession } from '#tax/figures.ts'
import type { Because, Exempt } from './code-reasons.ts'
import { type CommuterAnswers, type CommuterRule, commuterQuestions, commuterRule } from './commuter.ts'
import { type Contradiction, contradictionOf, type Home, type Permit } from './residence.ts'

export type CodeAnswers = CommuterAnswers & {
  /** Canton of residence; for people living abroad, the canton of work. */
  readonly canton: Canton
  readonly permit: Permit
  readonly civilStatus: 'single' | 'married'
  /** For married people: true if the spouse lives in Switzerland and is Swiss or holds a C permit. */
  readonly spouseSwissOrC?: boolean
  readonly secondIncome: boolean
  readonly children: number
  /** For single parents: true if they live with the children and pay most of their maintenance. */
  readonly keepsChild?: boolean | undefined
  /** For single parents: whether they live with the other parent, and whether that parent earns less or more. */
  readonly otherParent?: 'no' | 'earns-less' | 'earns-more' | undefined
  readonly confession: Confession
  readonly crossBorder: Home
  /** True for income paid directly by an insurance (daily allowances) and not through an employer. */
  readonly replacementIncome?: boolean
}

export type CodeQuestion = keyof CommuterAnswers | 'keepsChild' | 'otherParent'

export type CodeResult =
  | { readonly ok: true; readonly code: string; readonly because: readonly Because[]; readonly rule: CommuterRule }
  | { readonly ok: false; readonly reason: 'not-taxed-at-source'; readonly why: Exempt }
  | { readonly ok: false; readonly reason: 'not-answered'; readonly questions: readonly CodeQuestion[] }
  | { readonly ok: false; readonly reason: 'contradiction'; readonly why: Contradiction }

/** Cantons whose withholding tariffs exclude church tax. */
const withoutChurchTax: readonly Canton[] = ['GE', 'NE', 'TI', 'VD', 'VS']
const alwaysChurchTax: readonly Canton[] = ['JU']
/** Highest number of children in a canton's tariffs, where it is not nine. */
const maxChildren: Partial<Record<Canton, number>> = { GE: 5 }

const codeLetters = {
  ordinary: { alone: 'A', oneEarner: 'B', twoEarners: 'C', loneParent: 'H', replacement: 'G' },
  DE: { alone: 'L', oneEarner: 'M', twoEarners: 'N', loneParent: 'P', replacement: 'Q' },
  IT: { alone: 'R', oneEarner: 'S', twoEarners: 'T', loneParent: 'U', replacement: 'V' },
} as const

/**
 * Determines the tariff code, with reasons. It consists of a letter, the number of children (0 to 9), and Y or N for
 * church tax. If there is no code, the result says why no tax is withheld, or which answers are missing or
 * contradictory (QStV Art. 1; circular 45 of the Federal Tax Administration; treaties in `commuter.ts`).
 */
export function withholdingCode(answers: CodeAnswers): CodeResult {
  const contradiction = contradictionOf(answers)
  if (contradiction) return { ok: false, reason: 'contradiction', why: contradiction }
  const settled = whySettled(answers)
  if (settled) return { ok: false, reason: 'not-taxed-at-source', why: settled }
  const { canton, confession } = answers
  const asksCommuter = commuterQuestions(answers.crossBorder, canton).filter((name) => answers[name] === undefined)
  if (asksCommuter.length > 0) return { ok: false, reason: 'not-answered', questions: asksCommuter }
  const rule = commuterRule(answers.crossBorder, canton, answers)
  const treaty = whyLeftAbroad(rule, canton)
  if (treaty) return { ok: false, reason: 'not-taxed-at-source', why: treaty }
  const questions = parentQuestions(answers)
  if (questions.length > 0) return { ok: false, reason: 'not-answered', questions }
  const set = lettersOf(rule)
  const situation = situationOf(answers)
  const most = maxChildren[canton] ?? 9
  const children = situation === 'replacement' ? 0 : countedChildren(answers)
  const count = Math.min(most, children)
  const always = alwaysChurchTax.includes(canton)
  const church = always || (confession !== 'none' && !withoutChurchTax.includes(canton))
  const home = homeReasons[rule]
  const because: Because[] = [
    ...(home ? [content(home)] : []),
    content(situationReason(situation, answers)),
    { code: 'children', values: { count } },
    ...(children > most ? [{ code: 'most-children', values: { canton, most } } as const] : []),
    churchReason(answers),
  ]
  return { ok: true, code: `${codeLetters[set][situation]}${count}${church ? 'Y' : 'N'}`, because, rule }
}

/**
 * Number of children in a tariff code. The children of an unmarried person count if they live with this person, who
 * pays most of their maintenance. If both unmarried parents live together with the children, these count only for the
 * parent who earns more (QStV Art. 1 para. 1 h; circular 45).
 */
export function countedChildren({ civilStatus, children, keepsChild, otherParent }: ParentAnswers): number {
  if (civilStatus === 'married') return Math.max(0, children)
  return keepsChild && otherParent !== 'earns-more' ? Math.max(0, children) : 0
}

type ParentAnswers = Pick<CodeAnswers, 'civilStatus' | 'children' | 'keepsChild' | 'otherParent'>

function parentQuestions(answers: CodeAnswers): CodeQuestion[] {
  const { civilStatus, children, replacementIncome, keepsChild, otherParent } = answers
  if (civilStatus === 'married' || children <= 0 || replacementIncome) return []
  if (keepsChild === undefined) return ['keepsChild', ...(otherParent === undefined ? (['otherParent'] as const) : [])]
  return keepsChild && otherParent === undefined ? ['otherParent'] : []
}

type Situation = keyof (typeof codeLetters)['ordinary']
type Plain = Exclude<Because['code'], 'children' | 'most-children' | 'church-always' | 'church-not-withheld'>

const homeReasons: Readonly<Partial<Record<CommuterRule, Plain>>> = {
  'german-commuter': 'from-germany',
  'german-other': 'germany-no-commuter',
  'french-other': 'france-no-agreement',
  'italian-new': 'from-italy',
  'italian-old': 'italy-old-agreement',
  'italian-other': 'italy-no-commuter',
  'liechtenstein-public': 'liechtenstein-public',
  'liechtenstein-other': 'liechtenstein-no-commuter',
  'ordinary-abroad': 'lives-abroad',
}

const situations: Readonly<Record<Situation, Plain>> = {
  replacement: 'replacement-income',
  twoEarners: 'both-earn',
  oneEarner: 'one-earner',
  loneParent: 'lone-parent',
  alone: 'alone',
}

function situationReason(situation: Situation, { children, keepsChild, otherParent }: CodeAnswers): Plain {
  if (situation === 'loneParent' && otherParent === 'earns-less') return 'parent-with-more'
  if (situation !== 'alone' || children <= 0) return situations[situation]
  return keepsChild ? 'parent-with-less' : 'child-elsewhere'
}

function content(code: Plain): Because {
  return { code, values: {} }
}

function churchReason({ canton, confession }: CodeAnswers): Because {
  if (alwaysChurchTax.includes(canton)) return { code: 'church-always', values: { canton } }
  if (confession === 'none') return { code: 'no-church', values: {} }
  if (withoutChurchTax.includes(canton)) return { code: 'church-not-withheld', values: { canton } }
  return { code: 'church-member', values: {} }
}

function whySettled({ permit, crossBorder, civilStatus, spouseSwissOrC }: CodeAnswers): Exempt | undefined {
  if (crossBorder !== 'no') return undefined
  if (permit === 'swiss' || permit === 'C') return { code: 'settled', values: {} }
  return civilStatus === 'married' && spouseSwissOrC ? { code: 'settled-spouse', values: {} } : undefined
}

function whyLeftAbroad(rule: CommuterRule, canton: Canton): Exempt | undefined {
  if (rule === 'french-agreement') return { code: 'left-to-france', values: { canton } }
  return rule === 'liechtenstein-commuter' ? { code: 'left-to-liechtenstein', values: {} } : undefined
}

function lettersOf(rule: CommuterRule): keyof typeof codeLetters {
  if (rule === 'german-commuter') return 'DE'
  return rule === 'italian-new' ? 'IT' : 'ordinary'
}

function situationOf(answers: CodeAnswers): Situation {
  if (answers.replacementIncome) return 'replacement'
  if (answers.civilStatus === 'married') return answers.secondIncome ? 'twoEarners' : 'oneEarner'
  return countedChildren(answers) > 0 ? 'loneParent' : 'alone'
}
