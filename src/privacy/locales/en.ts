import type { EmailContent } from '#accounts/locales/en-emails.ts'
import type { LineColumn } from '#accounts/people/person-fields.ts'
import { company } from '#company/company.ts'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { listed, plural } from '#platform/intl-words.ts'
import { greeting } from '#platform/mail/greeting.ts'
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

const list = (numbers: string[]) => listed(numbers)

export const deletion: DeletionWords = {
  notRequested: {
    'asked-before': 'You have already requested the deletion of your account.',
    ongoing: ({ cases, orders, appointments }) =>
      [
        'We cannot delete your account yet.',
        cases.length > 0 ? `Open cases: ${list(cases)}. Withdraw them, or wait until they are closed.` : '',
        orders.length > 0 ? `Unfinished orders: ${list(orders)}. Pay them, or email us.` : '',
        appointments.length > 0
          ? `Upcoming appointments: ${list(appointments)}. Cancel them, or wait until they are over.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  inTheWay: {
    cases: {
      what: (count) => plural('en', count, { one: 'One open case', other: `${count} open cases` }),
      how: 'Withdraw any case you no longer need, or wait until it is closed.',
    },
    orders: {
      what: (count) => plural('en', count, { one: 'One unfinished order', other: `${count} unfinished orders` }),
      how: 'Pay the amount due, or email us.',
    },
    appointments: {
      what: (count) =>
        plural('en', count, { one: 'One upcoming appointment', other: `${count} upcoming appointments` }),
      how: 'Cancel any appointment you no longer need, or wait until it is over.',
    },
  },
  questions: (office) => `Questions? Email us at ${office}.`,
  notDecided: {
    forbidden: 'Your role does not allow this decision. Ask an admin or an owner.',
    unknown: 'This request has been withdrawn or carried out since you opened this page.',
    'reason-missing': 'Please enter a reason. The client will see it in the email.',
    'unknown-case': 'One of these cases is no longer closed. Please check the list again.',
  },
  gone: {
    'sign-in': 'Your login: password, passkeys, two-step verification and all sessions',
    details: 'Your email address, phone number, addresses, tax ID and family details',
    household: 'Your household: you and the person who shares cases with you will no longer see each other’s cases',
    'loose-messages': 'Messages and appointments that do not belong to a case',
    drafts: 'Draft messages and your email notification settings',
    archives: 'Archives of your data that you requested',
    unpaid: 'Orders that were never paid',
    lists: 'Your newsletter subscription and enquiries from this email address',
  },
  saved: ({ kind, number, until }) => `${kind === 'case' ? 'Case' : 'Order'} ${number}: until ${formatLongDate(until)}`,
  savedEmails: (until) => `Copies of our emails to you: until ${formatLongDate(until)} at the latest`,
  requested: ({ name, dueAt }) => ({
    subject: `We will delete your account on ${formatLongDate(dueAt)}`,
    parts: [
      greeting(name),
      `You asked us to delete your account. We will delete it on ${formatDateTime(dueAt)} Swiss time. Until then, you can use your account as before, and you can still change your mind.`,
      'After that, you will no longer be able to sign in, and we will not be able to restore the deleted data.',
      { button: 'Keep my account' },
      {
        note: 'The button works until that time, and you do not need to sign in. If you did not request this, select the button and then change your password.',
      },
    ],
  }),
  cancelled: ({ name }) => ({
    subject: 'We will keep your account',
    parts: [
      greeting(name),
      'The request to delete your account has been withdrawn. We have not deleted anything, and you can use your account as before.',
    ],
  }),
  waits: ({ name, numbers }) => ({
    subject: 'The deletion of your account is delayed',
    parts: [
      greeting(name),
      `We cannot delete your account yet, because the following was started after your request and is not finished: ${list(numbers)}.`,
      'We will delete your account as soon as everything is finished. You do not need to request the deletion again.',
    ],
  }),
  held: ({ name, reason }) => ({
    subject: 'We cannot delete your account at the moment',
    parts: [
      greeting(name),
      'We have reviewed your request to delete your account. We have to keep your data for now, for this reason:',
      reason,
      {
        note: `If you have questions, please email us at ${company().email}. You can also contact the Federal Data Protection and Information Commissioner (FDPIC).`,
      },
    ],
  }),
  done: ({ name, saved }) => ({
    subject: 'We have deleted your account',
    parts: [
      greeting(name),
      saved > 0
        ? 'As you requested, we have closed your account and deleted your data. The certificate lists what we must keep by law and until when.'
        : 'As you requested, we have closed your account and deleted your data.',
      { button: 'Download the certificate (PDF)' },
      { note: `The button works for ${certificateDays} days. This is our last email to you.` },
    ],
  }),
  certificate: {
    title: 'Certificate of deletion',
    person: 'Person',
    requested: 'Requested on',
    done: 'Carried out on',
    gone: 'Deleted',
    goneCounts: ({ cases, documents, orders, messages }) =>
      `Cases: ${cases}, with ${documents} documents. Unpaid orders: ${orders}. Conversations outside cases: ${messages}.`,
    saved: 'Kept, and until when',
    nothingSaved: 'We keep no cases and no paid orders.',
    law: 'We keep this data only because Art. 958f of the Swiss Code of Obligations requires it. We do not use it for anything else, and it is deleted automatically after the day shown.',
    meaning:
      'Earlier backups are deleted as newer ones replace them. The audit log records this deletion by number, without any content.',
  },
}

export type MergeRefusal = Refused<MergeOutcome> | { ok: false; reason: 'not-sure' }

export type MergeWords = {
  things: Record<MovedThing, string>
  facts: Record<Exclude<FilledFact, LineColumn>, string>
  lineFact: (label: string) => string
  notMerged: RefusalWords<MergeRefusal>
  note: (merged: { name: string; email: string; why: string }) => string
}

export const merge: MergeWords = {
  things: {
    cases: 'Cases',
    orders: 'Orders',
    documents: 'Documents',
    threads: 'Conversations',
    messages: 'Messages',
    appointments: 'Appointments',
    notes: 'Internal notes',
    offers: 'Quotes',
  },
  facts: {
    phone: 'phone number',
    address: 'address',
    canton: 'canton',
    nationality: 'nationality',
    taxId: 'tax ID',
  },
  lineFact: (label) => label.toLowerCase(),
  notMerged: {
    'not-allowed': 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'same-client': 'This is the same account. Choose another one.',
    closed: 'One of the two accounts is already closed.',
    'shut-out': 'One of the two accounts is suspended or rejected. Change its status first.',
    leaving:
      'One of the two accounts is due to be deleted. Wait until it has been deleted, or ask the client to withdraw the request first.',
    'one-household': 'These two accounts share or have shared a household, so they belong to two different people.',
    'two-households':
      'Each of the two accounts has its own household, but a person can have only one. End one of the households first, together with the client.',
    'other-signs-in':
      'Nobody can sign in to the account you want to keep, but someone can sign in to the other one. Keep the other account instead.',
    'reason-missing': 'Say how you know that this is the same person. Your answer is kept in the audit log.',
    'not-sure': 'Please confirm that you have checked this.',
  },
  note: ({ name, email, why }) => `Merged with the account of ${name} (${email}). Reason: ${why}`,
}

export const deletionPage = {
  deleteYourAccount: 'Delete your account',
  pleaseTickThisBoxTo: 'Please tick this box to confirm that you want to delete your account.',
  profile: 'Profile',
}

export const deletionView = {
  whatWeWillDelete: 'What we will delete',
  whatWeMustKeepAnd: 'What we must keep, and until when',
  forYouAsOfToday: 'For you, as of today:',
  weDoNotUseThis: 'We do not use this data for anything else, and it will be deleted automatically after that day.',
  whatYouNeedToFinish: 'What you need to finish first',
  weCanDeleteYourAccount: 'We can delete your account once the following is finished.',
  open: 'Open',
  youHaveRequestedDeletionOf: 'You have requested the deletion of your account',
  weHaveToKeepYour: (holdReason: string) => `We have to keep your data for now, for this reason: ${holdReason}`,
  weWillDeleteYourAccount:
    'We will delete your account as soon as everything you started after your request is finished.',
  weWillDeleteYourAccount2: (date: string) =>
    `We will delete your account on ${date}. Until then, you can use it as before.`,
  keepMyAccount: 'Keep my account',
  deleteMyAccount: 'Delete my account',
  youHaveDaysToChange: (thinkingDays: number) =>
    `You have ${thinkingDays} days to change your mind. After that, we will close your account, delete the data listed above and email you a certificate. You may want to download your data first.`,
  createArchiveOfMyData: 'Create an archive of my data',
  deleteMyAccountIn7: 'Delete my account in 7 days',
  requestDeletion: 'Request deletion',
}

export const keepAccountPage = {
  keepYourAccount: 'Keep your account',
  weWillKeepYourAccount: 'We will keep your account',
  weHaveNotDeletedAnything:
    'We have not deleted anything. If you did not request the deletion, please change your password.',
  signInAndSecurity: 'Sign-in and security',
  thisLinkNoLongerWorks: 'This link no longer works',
  deletionRequestHasAlreadyBeen: 'The deletion request has already been withdrawn or carried out.',
  keepYourAccount2: 'Keep your account?',
  youAskedUsToDelete: (date: string) =>
    `You asked us to delete your account. If you do not withdraw the request, we will delete it on ${date}.`,
  keepMyAccount: 'Keep my account',
}

export const archiveIndex = {
  leftOut: {
    'not-scanned': 'not yet checked for viruses',
    infected: 'blocked because our scan found a virus',
    missing: 'missing: we can no longer find this file',
  },
  createdFor: (date: string, person: string) => `Created on ${date} for ${person}.`,
  machineReadable: 'For the same data in machine-readable form, open',
  notIncluded:
    'The archive does not include our internal working notes. Nor does it include cases that someone else shares with you, because they belong to that person.',
  notInThisArchive: 'Not in this archive',
  nothingIsMissingThisArchive: 'Nothing is missing: this archive contains all your documents.',
  noDocuments: 'No documents.',
  history: 'History',
  orders: 'Orders',
  quotes: 'Quotes',
  messages: 'Messages',
  appointments: 'Appointments',
  none: 'None.',
  order: (number: number, date: string, total: string, bought: string) =>
    `Order ${number}, ${date}, ${total}: ${bought}`,
  quote: (label: string, amount: string, title: string) => `Quote ${label}, ${amount}: ${title}`,
  yourDataAt: (firmName: string) => `Your data at ${firmName}`,
}

export const dataPage = {
  yourData: 'Your data',
  youCanRequestOneArchive: (date: string) =>
    `You can request one archive a day. You can request the next one from ${date}.`,
  profile: 'Profile',
  everythingWeKeepAboutYou: 'Everything we keep about you',
  youWillGetOneZip: (exportDays: number) =>
    `You will get one ZIP file with your details, cases, documents, messages, orders and appointments, both as a web page and as machine-readable data. We will create it in the background and email you when it is ready. You will then have ${exportDays} days to download it.`,
  weAreCreatingYourArchive: 'We are creating your archive. We will email you when it is ready.',
  youCanDownloadYourArchive: (date: string) => `You can download your archive until ${date}`,
  documentsNotIncludedArchiveSays: (leftOut: number) =>
    `Documents not included: ${leftOut}. The archive shows which ones and why. `,
  downloadZip: 'Download (ZIP)',
  createArchive: 'Create archive',
  youCanRequestNextArchive: (date: string) => `You can request the next archive from ${date}.`,
  deleteYourAccount: 'Delete your account',
  seeWhatWeWillDelete:
    'See what we will delete, what we must keep by law and until when, and how to request the deletion.',
  deleteMyAccount: 'Delete my account',
}

export const firmExport = {
  readMe: (time: string, documents: number, missing: readonly string[]) =>
    [
      `Export of everything, created on ${time}.`,
      '',
      'clients.csv: one row per client. The column clientId links the other files to it.',
      'addresses.csv, households.csv, partners.csv: where clients have lived, and their households by tax year.',
      'cases.csv, answers.csv: cases and the answers to their questions; the highest version is the current one.',
      'invoices.csv: invoices and credit notes. messages.csv: messages and internal notes. appointments.csv: appointments.',
      'documents/client/year/: all documents. The folder is the email address of the client.',
      '',
      `Documents: ${documents}. Not included: ${missing.length}.`,
      ...missing,
      '',
    ].join('\r\n'),
}
