import { type AccountEmail, written } from '#accounts/account-emails.tsx'
import { t } from '#platform/texts.ts'
import * as privacyTexts from '#privacy/locales/en.ts'

export function deletionRequested({ url, ...to }: { name: string; dueAt: Date; url: string }): AccountEmail {
  return written(t(privacyTexts.deletion).requested(to), { url, to: 'account' })
}

export function deletionCancelled(to: { name: string }): AccountEmail {
  return written(t(privacyTexts.deletion).cancelled(to), { to: 'account' })
}

/** To the client: the deletion is delayed by a case, order or appointment that was started after the request. */
export function deletionWaits(to: { name: string; numbers: string[] }): AccountEmail {
  return written(t(privacyTexts.deletion).waits(to), { to: 'account' })
}

export function deletionHeld(to: { name: string; reason: string }): AccountEmail {
  return written(t(privacyTexts.deletion).held(to), { to: 'account' })
}

export function deletionDone({ url, ...to }: { name: string; saved: number; url: string }): AccountEmail {
  return written(t(privacyTexts.deletion).done(to), { url })
}
