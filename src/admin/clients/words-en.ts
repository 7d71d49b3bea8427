import type { DecisionOutcome } from '#accounts/decide-registration.server.ts'
import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

/** Every word about clients that stands for a code, as staff read it. */
export type ClientWords = {
  /** Why nothing was decided about a client. */
  notDecided: RefusalWords<Refused<DecisionOutcome>>
}

export const en: ClientWords = {
  notDecided: {
    'unknown-person': 'This client does not exist.',
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'wrong-status': 'The status of this client changed meanwhile. Look at it again before you go on.',
    'not-verified': 'This client has not confirmed the e-mail address yet. They can be approved once they have.',
    'reason-missing': panelWords.refusals['no-reason'],
  },
}
