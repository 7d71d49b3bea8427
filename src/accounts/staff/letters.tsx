import { type AccountLetter, written } from '#accounts/letters.tsx'
import { staffLetterWords } from './letter-words.ts'
import type { StaffNews } from './letter-words-en.ts'
import type { StaffRole } from './profile.ts'

/** The invitation itself, with the link to choose a password. */
export function staffInvitation({ url, ...to }: { name: string; role: StaffRole; by: string; url: string }) {
  return written(staffLetterWords().invitation(to), url)
}

type Told = { news: StaffNews; name: string; by: string }

/** Tells the person it is about. */
export function tellPerson(about: Told): AccountLetter {
  return written(staffLetterWords().toPerson(about))
}

/** Tells an owner of the firm. */
export function tellOwnerOfFirm(about: Told & { email: string }): AccountLetter {
  return written(staffLetterWords().toOwner(about))
}
