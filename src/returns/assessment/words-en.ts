import { formatDate, formatMoney } from '#platform/format.ts'
import { en as figures } from '#returns/words-en.ts'
import type { AdviceKind } from './advice.ts'
import type { Difference } from './assessment.ts'
import type { BillCheck, BillPart } from './bill.ts'

export type AssessmentWords = {
  advice: Readonly<Record<AdviceKind, { staff: string; client: string }>>
  bill: Readonly<Record<BillPart, string>>
  billChecks: (check: BillCheck) => string
  difference: (difference: Difference) => string
  effect: (cents: number) => string
  emailContent: {
    subject: (caseNumber: string) => string
    hello: (name: string) => string
    text: Readonly<Record<AdviceKind, string>>
    facts: (about: { title: string; endsOn: string | null }) => { label: string; value: string }[]
    button: string
    why: string
  }
}

const francs = (cents: number) => formatMoney(cents, { decimals: 0 })

export const en: AssessmentWords = {
  advice: {
    accept: { staff: 'Accept the assessment', client: 'We recommend to accept the assessment' },
    object: { staff: 'Object to the assessment', client: 'We recommend to object' },
  },
  bill: {
    confederation: 'Confederation',
    canton: 'Canton',
    commune: 'Commune',
    church: 'Church',
    interest: 'Interest',
    paid: 'Paid already',
  },
  billChecks: (check) => {
    const part = en.bill[check.part]
    switch (check.code) {
      case 'equal':
        return `${part}: equal to the franc.`
      case 'no-bill':
        return `${part}: no bill entered.`
      case 'not-computed':
        return `${part}: our calculation has no figure to compare with.`
      case 'differs':
        return `${part}: differs by ${francs(Math.abs(check.aboveCents))}; the bill is ${
          check.aboveCents > 0 ? 'higher' : 'lower'
        } than our calculation.`
    }
  },
  difference: ({ code, declaredCents, assessedCents, isAgainst }) => {
    const name = figures.codes[code]
    const changed =
      declaredCents === 0
        ? `The tax office added “${name}” with ${francs(assessedCents)}, which was not in your return`
        : assessedCents === 0
          ? `The tax office did not take “${name}” of ${francs(declaredCents)} into account`
          : `The tax office took ${francs(assessedCents)} instead of ${francs(declaredCents)} for “${name}”`
    return `${changed}. That is ${isAgainst ? 'to your disadvantage' : 'in your favour'}.`
  },
  effect: (cents) =>
    Math.abs(cents) < 100
      ? 'no more and no less tax'
      : cents > 0
        ? `${francs(cents)} more tax`
        : `${francs(-cents)} less tax`,
  emailContent: {
    subject: (caseNumber) => `We have compared your assessment, ${caseNumber}`,
    hello: (name) => `Hello ${name}`,
    text: {
      accept:
        'We have compared the assessment with your return, figure by figure, and recommend to accept it. What differs, and what it means for your tax, stands in your portal, where you decide.',
      object:
        'We have compared the assessment with your return, figure by figure, and recommend to object to it. What differs, and what it means for your tax, stands in your portal, where you decide.',
    },
    facts: ({ title, endsOn }) => [
      { label: 'Case', value: title },
      ...(endsOn ? [{ label: 'Last day for an objection', value: formatDate(endsOn) }] : []),
    ],
    button: 'Read and decide',
    why: 'You get this letter because it belongs to a deadline of your case.',
  },
}
