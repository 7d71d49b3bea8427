import { en as panelWords } from '#admin/words-en.ts'
import type { StaffOpeningOutcome } from '#cases/opening/open-case.server.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type OpeningWords = { notOpened: RefusalWords<Refused<StaffOpeningOutcome>> }

export const en: OpeningWords = {
  notOpened: {
    forbidden: 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'unknown-adviser': 'This adviser does not work here any more. Choose another one.',
    'unknown-kind': 'Choose what the case is about.',
    'unknown-year': 'Choose a tax year of the list.',
    'no-reason': 'Say why there is no order: it stays in the log of the case.',
    'reason-too-long': 'The reason is too long: at most 1000 characters.',
    'no-submission-key': panelWords.refusals['not-understood'],
    'not-a-client': ({ status }) =>
      `The account of this client is: ${panelWords.clientStatuses[status]}. Only active and invited clients get cases.`,
    leaving: 'This client has asked to be deleted. Take that up first.',
    'same-case': ({ caseNumber }) =>
      `${caseNumber} is open for the same kind and year. If you mean another one, say so below.`,
  },
}
