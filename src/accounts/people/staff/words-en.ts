import type { DecisionOutcome } from '#accounts/registration/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/registration/invite-client.server.ts'
import { en as panelWords } from '#admin/words-en.ts'
import { formatDateTime } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { DismissDuplicateOutcome } from './dismiss-duplicate.server.ts'
import type { DuplicateReason } from './duplicate-db.server.ts'
import type { RequestExportOutcome } from './request-client-export.server.ts'

export type ClientWords = {
  notDecided: RefusalWords<Refused<DecisionOutcome>>
  notExported: RefusalWords<Refused<RequestExportOutcome>>
  notDismissed: RefusalWords<Refused<DismissDuplicateOutcome>>
  duplicates: Record<DuplicateReason, string>
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
  notExported: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'too-soon': ({ nextAt }) => `You can ask for one archive a day. The next one: from ${formatDateTime(nextAt)}.`,
  },
  notDismissed: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'reason-missing': 'Say how you know: others will see it.',
  },
  duplicates: {
    mail: 'nearly the same e-mail address',
    phone: 'same name and phone',
    postcode: 'same name and postcode',
  },
  notInvited: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    taken: 'This address has an account already.',
    'not-invited': 'There is no invitation that waits any more.',
    'too-many-invitations': 'This address was invited three times today. Try again tomorrow.',
  },
}
