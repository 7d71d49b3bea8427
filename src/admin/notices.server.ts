import { redirect } from 'react-router'
import type { Person } from '#accounts/people/person.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { addNote, type Notice } from '#design/feedback/notice.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.notices)

export type FlashName = keyof ReturnType<typeof copy>['done'] | 'welcome' | 'bypassed' | 'logged-out'

/** Flash message for the code in the URL (`?note=`); null if the code is unknown or not intended for this person. */
export function noticeFor(note: string | null, person: Pick<Person, 'firstName'> | null): Notice | null {
  if (!person) return note === 'logged-out' ? success(copy().loggedOut, copy().youHaveBeenLoggedOut) : null
  if (note === 'welcome') return success(copy().welcomeAdmin, copy().youAreSignedIn(person.firstName))
  if (note === 'bypassed') return success(copy().bypassSuccessful, copy().youAreSignedInAs(person.firstName))
  if (note === null || !isDone(note)) return null
  const [title, text] = copy().done[note]
  return success(title, text)
}

export function withFlash(path: string, note: FlashName): string {
  return addNote(path, note)
}

export function doneAt(path: string, note: FlashName): Response {
  return redirect(withFlash(path, note), { status: 303 })
}

function isDone(note: string): note is keyof ReturnType<typeof copy>['done'] {
  return Object.hasOwn(copy().done, note)
}

function success(title: string, text: string): Notice {
  return { kind: 'success', title, text }
}
