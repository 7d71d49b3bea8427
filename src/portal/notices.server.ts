import type { Person } from '#accounts/person.ts'
import { addNote, type Notice } from '#design/notice.ts'

/** What has just happened, named in the address (`?note=`) of the page that follows. */
export type NoteName = 'welcome' | 'bypassed' | 'logged-out' | 'registered' | keyof typeof plainNotes

const plainNotes = {
  uploaded: { title: 'Document Received', text: 'We check it and let you know if something is missing.' },
  'message-sent': { title: 'Message Sent', text: 'Your adviser has been told.' },
  'not-needed': { title: 'Marked as Not Needed', text: 'You can take this back in the list.' },
  needed: { title: 'Back on the List', text: 'Please send this document when you have it.' },
  approved: { title: 'Draft Approved', text: 'We file it next.' },
  'changes-asked': { title: 'Changes Requested', text: 'We work them in and send you a new draft.' },
  'case-requested': { title: 'Case Opened', text: 'An adviser reads your request and answers you here.' },
  'case-known': {
    title: 'Already Received',
    text: 'This request has opened this case. Send what is new as a message.',
  },
  withdrawn: { title: 'Case Withdrawn', text: 'We have been told.' },
  'email-asked': { title: 'Check Your Mail', text: 'Open the link we sent to your new address to put it in force.' },
  'password-changed': { title: 'Password Changed', text: 'All other sessions have ended.' },
  'factor-on': { title: 'Second Factor On', text: 'From now on we ask for a code when you sign in.' },
  'factor-off': { title: 'Second Factor Off', text: 'Your password alone signs you in again.' },
  'sessions-ended': { title: 'Session Ended', text: 'That browser has to sign in again.' },
  confirmed: { title: 'Thank You', text: 'You can add and remove passkeys for the next 10 minutes.' },
  'passkey-removed': { title: 'Passkey Removed', text: 'It no longer signs you in.' },
  saved: { title: 'Changes Saved', text: 'Your changes are saved.' },
} satisfies Record<string, { title: string; text: string }>

function isPlainNote(note: string): note is keyof typeof plainNotes {
  return Object.hasOwn(plainNotes, note)
}

/** The words for what has just happened; null when the address names nothing that concerns this visitor. */
export function noticeFor(note: string | null, person: Pick<Person, 'firstName'> | null): Notice | null {
  if (note === 'welcome' && person) {
    return { kind: 'success', title: 'Welcome back', text: `You are signed in, ${person.firstName}.` }
  }
  if (note === 'bypassed' && person) {
    return { kind: 'success', title: 'Admin Bypass Successful', text: `You are signed in as ${person.firstName}.` }
  }
  if (note === 'logged-out' && !person) {
    return { kind: 'success', title: 'Logged Out', text: 'You have been logged out.' }
  }
  if (note === 'registered' && !person) {
    return {
      kind: 'success',
      title: 'Registration Successful',
      text: 'Your account is pending approval. Please confirm your e-mail address by the link we sent you; you will get an email once your account is activated.',
    }
  }
  return note && person && isPlainNote(note) ? { kind: 'success', ...plainNotes[note] } : null
}

/** The address of a page with word of what has just happened. */
export function withNote(path: string, note: NoteName): string {
  return addNote(path, note)
}
