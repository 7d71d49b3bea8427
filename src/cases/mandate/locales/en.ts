import type { MandateError, MandateStatus, RevokedReason } from '#cases/mandate/mandate.ts'
import type { SignMandateError } from '#cases/mandate/sign-mandate.server.ts'
import type { MissingSigner } from '#cases/process/todo.ts'
import type { MandateScope } from '#content/power-of-attorney.ts'
import { listed } from '#platform/intl-words.ts'

export const certificate = {
  title: 'Record of signatures',
  person: 'Signed by',
  time: 'Time (Switzerland)',
  consent: (version: number) => `Consent (text ${version})`,
  sha256: 'Fingerprint of the signed document (SHA-256)',
  address: 'IP address',
  browser: 'Browser',
  unknown: 'Not known',
  revoked: (at: string) => `Revoked on ${at}. This power of attorney is no longer valid.`,
  meaning:
    'The fingerprint identifies the document as it was signed, without this record. If a single character changes, the fingerprint changes too. Each signature was given in the client portal by the person who was signed in.',
}

const statuses: Record<MandateStatus, string> = {
  open: 'Waiting for signatures',
  valid: 'Signed',
  revoked: 'Revoked',
}

const scopes: Record<MandateScope, string> = {
  file: 'File the tax return and extension requests',
  receive: 'Receive rulings and post',
  object: 'Lodge objections and appeals',
  inspect: 'Inspect the tax file',
}

export const mandate = {
  powerOfAttorney: 'Power of attorney',
  statuses,
  scopes,
  languages: { de: 'German', fr: 'French', it: 'Italian', en: 'English' },
  missing: (names: readonly string[]) => `Signature missing: ${listed(names)}`,
  signed: 'Signed',
  notSigned: 'Not signed yet',
  signedOn: (at: string) => `Signed on ${at}`,
  years: (years: string) => `Tax year ${years}`,
  fingerprint: 'Fingerprint of the document (SHA-256)',
  downloadPdf: 'Power of attorney (PDF)',
  downloadPlain: 'Document without signatures (PDF)',
}

const refused: Record<MandateError, string> = {
  'no-scope': 'Choose at least one thing that the firm may do.',
  'no-language': 'Choose the language of the tax office.',
  'no-years':
    'Enter two years of four digits. The first must not be after the last, and at most five years are possible.',
  'other-year': 'The years must include the tax year of this case.',
}

const partnerMissing: Record<MissingSigner['status'] | 'unknown', (partner: string) => string> = {
  'not-invited': () =>
    'This is a joint return, so both spouses must sign. The client has not invited their partner yet.',
  invited: (partner) =>
    `This is a joint return, so both spouses must sign. ${partner} has not accepted the invitation to the portal yet.`,
  expired: (partner) =>
    `This is a joint return, so both spouses must sign. The invitation to ${partner} has expired. Ask the client to send a new one.`,
  'not-shared': (partner) =>
    `This is a joint return, so both spouses must sign. The client does not share this case with ${partner} yet.`,
  unknown: () => 'This is a joint return, so both spouses must sign. The partner has no access to this case.',
}

export const staffMandatePage = {
  refused,
  partnerMissing,
  forbidden: 'Only the adviser of this case can do this.',
  revokedAlready: 'This power of attorney was revoked before.',
  notCreated: 'Power of attorney not created',
  create: 'Create power of attorney',
  createNew: 'Create a new one',
  replaces: 'The new one replaces the current one, which is then no longer valid. Everyone must sign again.',
  intro:
    'It names the firm and everyone who must sign. We email them a link, and they sign in the client portal. The AHV number is not stored: the PDF has a line for it.',
  language: 'Language of the tax office',
  languageHint: 'An English translation is always included.',
  firstYear: 'First tax year',
  lastYear: 'Last tax year',
  scope: 'The firm may',
  signers: 'Signatures',
  revoke: 'Revoke',
  revokeTitle: 'Revoke this power of attorney?',
  revokeText: 'Letters that we write from now on will not enclose it. Letters that were already sent are not changed.',
  revokedBecause: {
    client: 'revoked by a signer',
    firm: 'revoked by us',
    replaced: 'replaced by a newer one',
  } satisfies Record<RevokedReason, string>,
  revokedOn: (at: string, why: string) => `No longer valid since ${at}: ${why}`,
  earlier: 'Earlier powers of attorney',
  byHand:
    'Some tax offices ask for a signature by hand. In that case, print the document without signatures and have it signed.',
  none: 'There is no power of attorney for this case.',
  open: 'Open',
  enclosed: 'Objection and extension letters list it and enclose it.',
  notEnclosed: 'Letters do not enclose it until everyone has signed.',
  terms: (year: number) => `Terms of engagement ${year}`,
  termsAccepted: (name: string, at: string) => `${name}: accepted on ${at}`,
  termsOpen: (name: string) => `${name}: not accepted yet`,
}

const notSigned: Record<SignMandateError, string> = {
  'no-consent': 'Tick the box to sign.',
  'other-text': 'The text has changed since you opened it. Please read it again.',
  'revoked-already': 'This power of attorney was revoked, so it can no longer be signed.',
}

export const clientMandatePage = {
  notSigned,
  heading: (years: string) => `Power of attorney ${years}`,
  intro:
    'With this document, we can file your tax return, receive post from the tax office and act for you. It is in the language of your tax office, with an English translation.',
  yourSignature: 'Your signature',
  bothSign: 'Both of you sign',
  you: 'you',
  sign: 'Sign',
  notSignedTitle: 'Not signed',
  signedByAll: 'Everyone has signed. We enclose it with letters to the tax office.',
  waitingFor: (name: string) => `You have signed. We are waiting for ${name}.`,
  revoked: 'This power of attorney is no longer valid',
  revokedOn: (at: string) => `It was revoked or replaced on ${at}.`,
  revoke: 'Revoke it',
  revokeQuestion: 'Do you want to revoke it?',
  revokeText:
    'You can revoke it at any time. We will then no longer act for you at the tax office. We will tell your adviser, who will contact you.',
  yourRecord: 'Your record',
  recordText:
    'We keep your consent, your name, the time, your IP address and the fingerprint of the document. The PDF contains all of it.',
  english: 'English translation',
  office: (language: string) => `${language}, for the tax office`,
}
