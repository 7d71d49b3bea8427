import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { deletionWords } from './words.ts'

/** To the client who asked to be deleted: when it happens, and the link that takes it back. */
export function deletionRequested({ url, ...to }: { name: string; dueAt: Date; url: string }): AccountEmail {
  return written(deletionWords().requested(to), url)
}

export function deletionCancelled(to: { name: string }): AccountEmail {
  return written(deletionWords().cancelled(to))
}

/** To the client: something that was begun since keeps the deletion waiting. */
export function deletionWaits(to: { name: string; numbers: string[] }): AccountEmail {
  return written(deletionWords().waits(to))
}

/** To the client: staff have decided that nothing may go at present. */
export function deletionHeld(to: { name: string; reason: string }): AccountEmail {
  return written(deletionWords().held(to))
}

/** The last letter, with the link to the certificate. */
export function deletionDone({ url, ...to }: { name: string; saved: number; url: string }): AccountEmail {
  return written(deletionWords().done(to), url)
}
