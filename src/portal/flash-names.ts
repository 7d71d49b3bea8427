const ownNotes = [
  'welcome',
  'bypassed',
  'password-chosen',
  'email-confirmed',
  'link-sent',
  'link-refused',
  'uploaded',
  'uploaded-again',
  'left-out',
  'placed',
  'not-placed',
  'message-sent',
  'draft-saved',
  'not-needed',
  'needed',
  'approved',
  'changes-asked',
  'assessment-accepted',
  'objection-asked',
  'case-requested',
  'case-known',
  'case-joined',
  'withdrawn',
  'mandate-signed',
  'mandate-revoked',
  'terms-accepted',
  'extension-told',
  'email-asked',
  'password-changed',
  'factor-on',
  'factor-off',
  'sessions-ended',
  'confirmed',
  'passkey-removed',
  'saved',
  'booked',
  'moved',
  'cancelled',
  'prepared',
  'file-off',
  'partner-invited',
  'household-joined',
  'household-ended',
  'case-shared',
  'case-unshared',
  'export-asked',
  'deletion-asked',
  'deletion-cancelled',
  'refund-asked',
  'offer-accepted',
  'offer-declined',
  'account-named',
] as const
const foreignNotes = ['logged-out', 'registered'] as const

type OwnNote = (typeof ownNotes)[number]
type ForeignNote = (typeof foreignNotes)[number]
export type FlashName = OwnNote | ForeignNote

export function isOwnNote(note: string | null): note is OwnNote {
  return ownNotes.some((name) => name === note)
}

export function isForeignNote(note: string | null): note is ForeignNote {
  return foreignNotes.some((name) => name === note)
}
