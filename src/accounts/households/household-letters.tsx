import { accountLetterWords } from '#accounts/letter-words.ts'
import { type AccountLetter, written } from '#accounts/letters.tsx'
import { invitationDays } from './invitation-form.ts'

/** To somebody who may or may not have an account: the letter is the same. */
export function partnerInvited({ url, ...to }: { name: string; inviter: string; url: string }): AccountLetter {
  return written(accountLetterWords().partnerInvited({ ...to, days: invitationDays }), url)
}

/** To the client: the person they invited has accepted. */
export function partnerJoined({ url, ...to }: { name: string; partner: string; url: string }): AccountLetter {
  return written(accountLetterWords().partnerJoined(to), url)
}

/** To either side: nothing is shared any more. */
export function partnershipEnded(to: { name: string; other: string }): AccountLetter {
  return written(accountLetterWords().partnershipEnded(to))
}
