import type { AddOnFlag } from '#content/products/product.ts'
import type { AnswerValue } from './answer.ts'
import type { RequestedAnswersInput } from './requested-answers.ts'

type ScopeRule = { question: string } & ({ is: string } | { over: number })

/** Answers that need an add-on, unless the client's package includes it. */
export const scopeRules: Partial<Record<AddOnFlag, ScopeRule>> = {
  businessIncome: { question: 'other-incomes', is: 'self-employed' },
  foreignIncome: { question: 'foreign-income', is: 'yes' },
  investments: { question: 'securities-count', over: 10 },
  realEstate: { question: 'property', is: 'yes' },
  crypto: { question: 'crypto', is: 'yes' },
}

/** Add-ons that the answers need, each with the question whose answer needs it. */
export function addOnsNeeded(requested: readonly Pick<RequestedAnswersInput, 'key' | 'question' | 'answer'>[]) {
  return Object.entries(scopeRules).flatMap(([flag, rule]) => {
    const needing = requested.find(
      ({ question, answer }) => question.code === rule.question && isMet(rule, answer?.value ?? null),
    )
    return needing && isAddOnFlag(flag) ? [{ flag, question: rule.question, key: needing.key }] : []
  })
}

export function isAddOnFlag(text: string): text is AddOnFlag {
  return Object.hasOwn(scopeRules, text)
}

function isMet(rule: ScopeRule, value: AnswerValue | null): boolean {
  if ('over' in rule) return typeof value === 'number' && value > rule.over
  return Array.isArray(value) ? value.some((one) => one === rule.is) : value === rule.is
}

/** Code under which the decision about an add-on is stored with the answers; null until the client decides. */
export function scopeQuestion(flag: AddOnFlag): string {
  return `scope-${flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

export const without = 'without'

/** `open`: not decided; `without`: excluded by the client; `quoted`: accepted but not paid, or the quote is open. */
export type ScopeStatus = 'open' | 'without' | 'quoted' | 'added'

export function scopeStatus(about: {
  isBought: boolean
  hasQuote: boolean
  decision: AnswerValue | null
}): ScopeStatus {
  if (about.isBought) return 'added'
  if (about.decision === without) return 'without'
  return about.hasQuote ? 'quoted' : 'open'
}
