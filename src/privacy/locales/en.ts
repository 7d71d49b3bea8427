import type { EmailContent } from '#accounts/locales/en-emails.ts'
import { company } from '#company/company.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import {
  certificateDays,
  type DecideOutcome,
  type DeletionRecord,
  type GoneAtOnce,
  type Ongoing,
  type RequestOutcome,
} from '#privacy/deletion/deletion.ts'
import type { FilledFact, MergeOutcome, MovedThing } from '#privacy/merging/merge.ts'

type Named = { name: string }

export type DeletionWords = {
  notRequested: RefusalWords<Refused<RequestOutcome>>
  inTheWay: Record<keyof Ongoing, { what: (count: number) => string; how: string }>
  questions: (office: string) => string
  notDecided: RefusalWords<Refused<DecideOutcome>>
  gone: Record<GoneAtOnce, string>
  saved: (saved: DeletionRecord) => string
  savedEmails: (until: string) => string
  requested: (to: Named & { dueAt: Date }) => EmailContent
  cancelled: (to: Named) => EmailContent
  waits: (to: Named & { numbers: string[] }) => EmailContent
  held: (to: Named & { reason: string }) => EmailContent
  done: (to: Named & { saved: number }) => EmailContent
  certificate: {
    title: string
    person: string
    requested: string
    done: string
    gone: string
    goneCounts: (count: { cases: number; documents: number; orders: number; messages: number }) => string
    saved: string
    nothingSaved: string
    law: string
    meaning: string
  }
}

const list = (numbers: string[]) => numbers.join(', ')

const deletion: DeletionWords = {
  notRequested: {
    'asked-before': 'You have asked for it already.',
    ongoing: ({ cases, orders, appointments }) =>
      [
        'Your account cannot be deleted yet.',
        cases.length > 0 ? `Still open: ${list(cases)}. Withdraw it, or wait until it is closed.` : '',
        orders.length > 0 ? `Orders that are not finished: ${list(orders)}.` : '',
        appointments.length > 0 ? `Appointments to come: ${list(appointments)}. Cancel them first.` : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  inTheWay: {
    cases: {
      what: (count) => plural('en', count, { one: 'One open case', other: `${count} open cases` }),
      how: 'Withdraw what you no longer want, or wait until it is closed',
    },
    orders: {
      what: (count) => plural('en', count, { one: 'One unfinished order', other: `${count} unfinished orders` }),
      how: 'Pay what is open, or write to us',
    },
    appointments: {
      what: (count) => plural('en', count, { one: 'One appointment to come', other: `${count} appointments to come` }),
      how: 'Hold it, or cancel it',
    },
  },
  questions: (office) => `Questions? Write to ${office}.`,
  notDecided: {
    forbidden: 'Your role may not decide about this.',
    unknown: 'This request was taken back or carried out meanwhile.',
    'reason-missing': 'Please say why. The client reads it in the letter.',
    'unknown-case': 'One of these cases is not closed any more. Please look at the list again.',
  },
  gone: {
    'sign-in': 'Your sign-in: password, passkeys, second factor and all sessions',
    details: 'Your e-mail address in the account, phone number, addresses, AHV number and family details',
    household: 'The household: whoever shares cases with you sees nothing of yours any more, and you nothing of theirs',
    'loose-messages': 'Messages and appointments that belong to no case',
    drafts: 'Drafts of messages and your choices about letters',
    archives: 'Archives of your data that you asked for',
    unpaid: 'Orders that were never paid',
    lists: 'Your newsletter subscription and enquiries from this address',
  },
  saved: ({ kind, number, until }) => `${kind === 'case' ? 'Case' : 'Order'} ${number}: until ${formatDate(until)}`,
  savedEmails: (until) => `Copies of our letters to you: until ${formatDate(until)} at the latest`,
  requested: ({ name, dueAt }) => ({
    subject: 'You asked us to delete your account',
    parts: [
      `Hello ${name}`,
      `We carry it out on ${formatDateTime(dueAt)}. Until then everything stays as it is, and you can change your mind.`,
      'Afterwards you cannot sign in any more, and we cannot bring back what was deleted.',
      { button: 'Keep my account' },
      {
        note: 'The button works until then, without signing in. If you did not ask for this, press it and change your password.',
      },
    ],
  }),
  cancelled: ({ name }) => ({
    subject: 'Your account stays',
    parts: [`Hello ${name}`, 'The request to delete your account was taken back. Nothing was deleted.'],
  }),
  waits: ({ name, numbers }) => ({
    subject: 'The deletion of your account waits',
    parts: [
      `Hello ${name}`,
      `Since you asked for it something new was begun that is not finished: ${list(numbers)}.`,
      'We carry the deletion out once that is over. You need not ask again.',
    ],
  }),
  held: ({ name, reason }) => ({
    subject: 'Your account cannot be deleted at present',
    parts: [
      `Hello ${name}`,
      'We looked at your request and have to keep your data for the time being, for this reason:',
      reason,
      {
        note: `Questions? Write to ${company().email}. You can also turn to the Federal Data Protection and Information Commissioner.`,
      },
    ],
  }),
  done: ({ name, saved }) => ({
    subject: 'Your account was deleted',
    parts: [
      `Hello ${name}`,
      saved > 0
        ? 'Your account is closed and your data was deleted. What the law makes us keep is named in the certificate, with its last day.'
        : 'Your account is closed and your data was deleted.',
      { button: 'Certificate of deletion (PDF)' },
      { note: `The button works for ${certificateDays} days. This is our last letter to you.` },
    ],
  }),
  certificate: {
    title: 'Certificate of deletion',
    person: 'Person',
    requested: 'Asked for',
    done: 'Carried out',
    gone: 'Deleted',
    goneCounts: ({ cases, documents, orders, messages }) =>
      `Cases: ${cases}, with documents: ${documents}. Orders never paid: ${orders}. Conversations apart from cases: ${messages}.`,
    saved: 'Kept, and until when',
    nothingSaved: 'No cases and no paid orders.',
    law: 'What is kept is kept for the Code of Obligations, Art. 958f, used for nothing else, and deleted by itself after the day named.',
    meaning:
      'Backups that were made before go as newer ones replace them. The audit log keeps that this was done, by number and without contents.',
  },
}

export type MergeRefusal = Refused<MergeOutcome> | { ok: false; reason: 'not-sure' }

export type MergeWords = {
  things: Record<MovedThing, string>
  facts: Record<FilledFact, string>
  notMerged: RefusalWords<MergeRefusal>
  note: (merged: { name: string; email: string; why: string }) => string
}

const merge: MergeWords = {
  things: {
    cases: 'Cases',
    orders: 'Orders',
    documents: 'Documents',
    threads: 'Conversations',
    messages: 'Messages',
    appointments: 'Appointments',
    notes: 'Notes of the office',
    offers: 'Offers',
  },
  facts: {
    phone: 'phone number',
    company: 'company',
    address: 'address',
    canton: 'canton',
    civilStatus: 'civil status',
    childrenBorn: 'children',
    taxId: 'tax ID',
  },
  notMerged: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'same-client': 'This is one and the same account.',
    closed: 'One of the two accounts is closed already.',
    'shut-out': 'One of the two accounts is suspended or was rejected. Decide about that first.',
    leaving: 'One of the two has asked to be deleted. Wait for that, or have it taken back first.',
    'one-household': 'These two share a household with each other, or did: they are two people.',
    'two-households':
      'Each of the two accounts has a household of its own, and a person has one. End one of them first, together with the client.',
    'other-signs-in':
      'Nobody can sign in to the account that would stay, but somebody can to the other one. Let that one stay instead.',
    'reason-missing': 'Say how you know that this is one person: it is kept in the audit log.',
    'not-sure': 'Confirm that you have checked it.',
  },
  note: ({ name, email, why }) => `Merged with the account of ${name}, ${email}. ${why}`,
}

const deletionPage = {
  deleteYourAccount: 'Delete your account',
  pleaseTickThisSoThat: 'Please tick this, so that nothing is deleted by mistake.',
  profile: 'Profile',
}

const deletionView = {
  whatGoes: 'What goes',
  whatHasToStayAnd: 'What has to stay, and until when',
  ofYoursThatIsAs: 'Of yours that is, as of today:',
  itIsUsedForNothing: 'It is used for nothing else, and deleted by itself after that day.',
  whatHasToEndFirst: 'What has to end first',
  yourAccountCanBeDeleted: 'Your account can be deleted once nothing is going on any more.',
  open: 'Open',
  youHaveAskedToBe: 'You have asked to be deleted',
  weHaveToKeepYour: (holdReason: string) => `We have to keep your data for the time being: ${holdReason}`,
  itWaitsUntilWhatYou: 'It waits until what you have begun since is over.',
  itIsCarriedOutOn: (date: string) => `It is carried out on ${date}. Until then nothing changes.`,
  keepMyAccount: 'Keep my account',
  deleteMyAccount: 'Delete my account',
  youHaveDaysToChange: (thinkingDays: number) =>
    `You have ${thinkingDays} days to change your mind. Then we close your account, delete what goes and send you a certificate. You may want to take your data with you first.`,
  makeAnArchiveOfMy: 'Make an archive of my data',
  deleteMyAccountIn7: 'Delete my account in 7 days',
  askForTheDeletion: 'Ask for the deletion',
}

const keepAccountPage = {
  keepYourAccount: 'Keep your account',
  yourAccountStays: 'Your account stays',
  nothingWasDeletedIfYou: 'Nothing was deleted. If you did not ask for it, change your password.',
  signInAndSecurity: 'Sign-in and security',
  thisLinkNoLongerWorks: 'This link no longer works',
  theRequestWasTakenBack: 'The request was taken back or carried out already.',
  keepYourAccount2: 'Keep your account?',
  youAskedUsToDelete: (date: string) =>
    `You asked us to delete it. Unless you take that back, it is carried out on ${date}.`,
  keepMyAccount: 'Keep my account',
}

const archiveIndex = {
  notInThisArchive: 'Not in this archive',
  nothingEveryDocumentIsHere: 'Nothing: every document is here.',
  noDocuments: 'No documents.',
  order: (number: number, date: string, total: string, bought: string) =>
    `Order ${number}, ${date}, ${total}: ${bought}`,
  offer: (label: string, amount: string, title: string) => `Offer ${label}, ${amount}: ${title}`,
  yourDataAt: (firmName: string) => `Your data at ${firmName}`,
}

const dataPage = {
  yourData: 'Your data',
  youCanAskForOne: (date: string) => `You can ask for one archive a day. The next one: from ${date}.`,
  profile: 'Profile',
  everythingWeKeepAboutYou: 'Everything we keep about you',
  oneZipFileWithYour: (exportDays: number) =>
    `One ZIP file with your details, cases, documents, messages, orders and appointments: to read in a browser, and as data for programs. We make it in the background and write to you once it is ready. You can download it for ${exportDays} days.`,
  yourArchiveIsBeingMade: 'Your archive is being made. We write to you once it is ready.',
  yourArchiveIsReadyUntil: (date: string) => `Your archive is ready until ${date}`,
  documentsThatAreNotIn: (leftOut: number) =>
    `Documents that are not in it: ${leftOut}. The archive says which, and why. `,
  downloadZip: 'Download (ZIP)',
  makeAnArchive: 'Make an archive',
  theNextArchiveCanBe: (date: string) => `The next archive can be asked for from ${date}.`,
  deleteYourAccount: 'Delete your account',
  whatGoesAtOnceWhat: 'What goes at once, what the law makes us keep and until when, and the way to ask for it.',
  deleteMyAccount: 'Delete my account',
}

export const privacyTexts = { deletion, merge, deletionPage, deletionView, keepAccountPage, archiveIndex, dataPage }
