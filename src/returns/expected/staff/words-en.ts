import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { SummaryOutcome } from '#returns/expected/attach-summary.server.ts'
import type { VariantOutcome } from '#returns/expected/try-variant.server.ts'
import { maxVariants } from '#returns/expected/variant.ts'
import type { FactsOutcome } from '#returns/facts/save-facts.server.ts'
import { errorsInWords } from '#tax/words.ts'

export type TaxPageWords = {
  facts: RefusalWords<Refused<FactsOutcome>>
  variants: RefusalWords<Refused<VariantOutcome>>
  summary: RefusalWords<Refused<SummaryOutcome>>
}

const noCase = {
  'unknown-case': panelWords.refusals['unknown-case'],
  forbidden: panelWords.refusals.forbidden,
}

export const en: TaxPageWords = {
  facts: {
    ...noCase,
    stale: 'Somebody has changed the household meanwhile. The page shows what counts now; enter your change again.',
    'children-unreadable': 'Type the years of birth of the children, such as 2015, 2018, or 0 for none.',
    'birth-year-unreadable': 'Type years of birth with four digits, such as 1985.',
    'not-offered': 'Choose from the lists.',
    'commune-not-found': ({ error, choices }) =>
      choices.length > 0
        ? `Several communes match. Type one of: ${choices.join(', ')}.`
        : Object.values(errorsInWords({ commune: error })).join(' '),
  },
  summary: {
    ...noCase,
    'no-draft': 'There is no draft to attach it to. Upload one among the documents of the case first.',
    'not-computed': 'Nothing is computed yet, so that there is nothing to sum up.',
    'case-filed': 'What was filed is no draft any more: its summary stays as it was.',
    'changed-meanwhile': 'Draft or figures changed while the summary was made. Press again.',
  },
  variants: {
    ...noCase,
    'no-name': 'Give the variant a name.',
    'no-change': 'Type at least one figure with another amount.',
    twice: 'The same figure of the same person stands there twice.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'unknown-variant': 'This variant does not exist any more.',
    'too-many': `A case keeps ${maxVariants} variants. Throw one away first.`,
    'amount-missing': 'Type an amount; 0 takes a figure out.',
    'amount-negative': 'Type an amount without a minus.',
    'amount-not-figures': 'Type the amount in figures, such as 7258.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
  },
}
