import { en as panelWords } from '#admin/words-en.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { AdviseOutcome } from '#returns/assessment/advise.server.ts'
import type { AssessedOutcome, RestOutcome } from '#returns/assessment/enter-assessed.server.ts'
import type { BillOutcome } from '#returns/assessment/enter-bill.server.ts'
import { en as assessment } from '#returns/assessment/words-en.ts'
import { en as figures } from '#returns/words-en.ts'

export type AssessmentRefusal = Refused<AssessedOutcome | RestOutcome | BillOutcome | AdviseOutcome>

export type AssessmentErrorWords = { notTaken: RefusalWords<AssessmentRefusal> }

const money = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))
const since = ({ byName, createdAt }: { byName: string | null; createdAt: Date }) =>
  `since ${formatDateTime(createdAt)} (${byName ?? 'the program'})`
const inPart = (refusal: object) =>
  'part' in refusal && typeof refusal.part === 'string' ? `${partName(refusal.part)}: ` : ''

function partName(part: string): string {
  const names: Readonly<Record<string, string>> = assessment.bill
  return names[part] ?? part
}

export const en: AssessmentErrorWords = {
  notTaken: {
    'unknown-case': panelWords.refusals['unknown-case'],
    forbidden: panelWords.refusals.forbidden,
    'not-assessed': 'This case has no assessment yet. Record it in the overview first.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'text-too-long': 'Keep the reason to 1000 characters.',
    'amount-missing': (refusal) => `${inPart(refusal)}Type an amount.`,
    'amount-negative': (refusal) => `${inPart(refusal)}Type an amount without a minus.`,
    'amount-not-figures': (refusal) => `${inPart(refusal)}Type the amount in figures, such as 118’640 or 118640.50.`,
    'amount-too-large': (refusal) => `${inPart(refusal)}This amount is too large. Check it for a slip of the finger.`,
    'declared-changed':
      'The figures of the return have changed meanwhile. The page shows them now; look at them again.',
    stale: ({ submittedCents, now }) =>
      `Somebody has entered “${figures.codes[now.code]}” meanwhile: ${money(now.amountCents)}, ${since(now)}. ${
        submittedCents === null ? 'Nothing' : `Your ${money(submittedCents)}`
      } was not saved. The page shows what counts now; type your amount again if it is the right one.`,
    'bill-stale': ({ now }) =>
      `Somebody has entered other bills meanwhile, ${since(now)}. Yours were not saved; they stand in the fields, and what counts now is shown beside them.`,
    'advice-stale': ({ now }) =>
      `A recommendation was made meanwhile, ${since(now)}: ${assessment.advice[now.advice].staff}. Yours was not saved.`,
    'no-advice': 'Choose what you recommend.',
    'reason-missing': 'Say why, in words that the client understands.',
    'reason-too-long': 'Keep the reason to 2000 characters.',
    decided: 'It is decided already: the case has moved on.',
  },
}
