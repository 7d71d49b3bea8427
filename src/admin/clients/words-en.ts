import type { DecisionOutcome } from '#accounts/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/invite-client.server.ts'
import { en as panelWords } from '#admin/words-en.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

/** Every word about clients that stands for a code, as staff read it. */
export type ClientWords = {
  /** Why nothing was decided about a client. */
  notDecided: RefusalWords<Refused<DecisionOutcome>>
  /** Why nobody was invited. */
  notInvited: RefusalWords<Exclude<Refused<InviteClientOutcome | InviteAgainOutcome>, { reason: 'invalid' }>>
}

export const en: ClientWords = {
  notDecided: {
    'unknown-person': 'This client does not exist.',
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'wrong-status': 'The status of this client changed meanwhile. Look at it again before you go on.',
    'not-verified': 'This client has not confirmed the e-mail address yet. They can be approved once they have.',
    'reason-missing': panelWords.refusals['no-reason'],
  },
  notInvited: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    taken: 'This address has an account already.',
    'not-invited': 'There is no invitation that waits any more.',
    'too-many-invitations': 'This address was invited three times today. Try again tomorrow.',
  },
}
