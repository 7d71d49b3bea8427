import { en as panelWords } from '#admin/words-en.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { FigureOutcome } from '#returns/amounts/enter-figure.server.ts'
import type { Figure } from '#returns/amounts/figure.ts'
import { en as figures } from '#returns/words-en.ts'

export type WorksheetWords = { notTaken: RefusalWords<Refused<FigureOutcome>> }

const money = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))

function status({ amountCents, state, byName, createdAt }: Figure): string {
  const what =
    state === 'replaced' ? 'it was taken away' : `it is ${money(amountCents)}, ${figures.states[state].toLowerCase()}`
  return `${what}, since ${formatDateTime(createdAt)} (${byName ?? 'the program'})`
}

export const en: WorksheetWords = {
  notTaken: {
    'unknown-case': panelWords.refusals['unknown-case'],
    forbidden: panelWords.refusals.forbidden,
    'unknown-figure': 'This figure does not exist.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'text-too-long': 'Keep the label to 200 characters and the note to 1000.',
    'amount-missing': 'Type an amount.',
    'amount-negative': 'Type an amount without a minus: deductions, debts and taxes have groups of their own.',
    'amount-not-figures': 'Type the amount in figures, such as 118’640 or 118640.50.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
    stale: ({ submittedCents, now }) =>
      `Somebody has changed “${[figures.codes[now.code], now.label].filter(Boolean).join(', ')}” meanwhile: ${status(now)}. ${
        submittedCents === null ? 'Nothing' : `Your ${money(submittedCents)}`
      } was not saved. The page shows what counts now; type your amount again if it is the right one.`,
  },
}
