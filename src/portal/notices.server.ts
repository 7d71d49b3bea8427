import type { Person } from '#accounts/people/person.ts'
import { addNote, type Notice } from '#design/feedback/notice.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { type FlashName, isForeignNote, isOwnNote } from './flash-names.ts'

const copy = () => t(portalTexts.notices)

/** Flash message for the code `note`; null if unknown or not for this person. Person null: signed out. */
export function noticeFor(note: string | null, person: Pick<Person, 'firstName'> | null): Notice | null {
  if (person) return isOwnNote(note) ? notice(note, person) : null
  return isForeignNote(note) ? notice(note, { firstName: '' }) : null
}

function notice(note: FlashName, person: Pick<Person, 'firstName'>): Notice {
  if (note === 'bypassed') {
    return { kind: 'success', title: copy().adminBypassSuccessful, text: copy().youAreSignedInAs(person.firstName) }
  }
  const { title, text } = t(portalTexts.portal).notices[note]
  const kind = note === 'link-refused' ? 'failure' : 'success'
  return { kind, title, text: typeof text === 'function' ? text(person) : text }
}

export function withFlash(path: string, note: FlashName): string {
  return addNote(path, note)
}
