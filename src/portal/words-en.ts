import type { UploadError } from '#cases/documents/client/uploads/upload-statuses.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import { passwordProtected } from '#cases/documents/locked-file.ts'
import { maxRemarkLength } from '#cases/drafts/approval.ts'
import type { RemarkError } from '#cases/drafts/client/remarks.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import { maxRequestLength } from '#cases/opening/case-request.ts'
import type { RequestOutcome } from '#cases/opening/request-case.server.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import type { NotNeededOutcome } from '#cases/requests/mark-not-needed.server.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import { en as caseWords } from '#cases/words-en.ts'
import { maxFiles, uploadLimitBytes } from '#platform/files/files.ts'
import { formatDate, formatNumber } from '#platform/format.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { type Phrase, type RefusalWords, type Refused, say } from '#platform/words.ts'
import type { PayOwnOutcome } from '#shop/orders/pay-own-order.server.ts'
import type { FlashName } from './flash-names.ts'
import type { NextStep } from './next-step.ts'

export type MoveRefusal = Exclude<Refused<MoveOutcome>, { reason: 'unknown-case' }>
export type ItemRefusal = Exclude<
  Refused<NotNeededOutcome>['reason'],
  'unknown-case' | 'unknown-item' | 'no-reason' | 'reason-too-long'
>
export type MessageRefusal =
  | Extract<Refused<MessageOutcome>, { retryAfterSeconds: number }>
  | {
      reason: Exclude<
        Refused<MessageOutcome>['reason'],
        'unknown-thread' | 'unknown-case' | 'unknown-client' | 'too-many-messages'
      >
    }

export type PortalWords = {
  nextDates: Record<NextStep['date'], string>
  whoMayAct: (step: Pick<NextStep, 'who' | 'name' | 'date'>) => string
  phases: {
    documents: (progress: { needed: number; received: number; checked: number }) => string
    done: (at: Date) => string
  }
  /** The demo sign-in text is left out, so that production browsers never receive it. */
  notices: Record<Exclude<FlashName, 'bypassed'>, { title: string; text: Phrase<{ firstName: string }> }>
  payPanel: {
    title: Record<'transfer' | 'other', string>
    pay: (total: string) => string
    accepted: (total: string) => string
    open: (total: string) => string
    unpaid: string
    again: string
    invoiceComes: string
  }
  pay: Record<Exclude<Refused<PayOwnOutcome>['reason'], 'nothing-to-pay'>, string>
  moves: RefusalWords<MoveRefusal>
  items: Record<ItemRefusal, string>
  remarks: Record<RemarkError, string>
  messages: RefusalWords<MessageRefusal>
  attachments: {
    taken: string
    'no-case': string
  }
  requests: Record<Refused<RequestOutcome>['reason'], string>
  uploads: Record<UploadError, string>
  received: {
    received: string
    sentBefore: string
    sameAs: (same: { filename: string; item: string | null; caseNumber: string }) => string
  }
  places: Record<Exclude<Refused<PlaceOutcome>['reason'], 'unknown-document'>, string>
}

const limitMb = uploadLimitBytes / 1024 / 1024
const formExpired = 'The form is out of date. Copy your text, reload the page and send it again.'
const notWhole = 'The form did not arrive whole. Please reload the page and try again.'
const caseChanged = 'This case has changed since you opened it. Please read it again, then decide.'

export const en: PortalWords = {
  nextDates: {
    documents: 'Documents by',
    filing: 'Filing date',
    filed: 'Filed on',
    assessed: 'Assessed on',
    objection: 'Objection until',
    appeal: 'Appeal until',
    decision: 'Objection posted on',
  },
  whoMayAct: ({ who, name, date }) => {
    if (who === 'other') return `${name} ${date === 'filing' ? 'has to approve' : 'decides'}`
    return { client: 'You act', firm: 'We act', 'tax-office': 'The tax office acts' }[who]
  },
  phases: {
    documents: ({ needed, received, checked }) => `${received} of ${needed} required received, ${checked} checked`,
    done: (at) => `Done ${formatDate(at)}`,
  },
  notices: {
    welcome: { title: 'Welcome back', text: ({ firstName }) => `You are signed in, ${firstName}.` },
    'password-chosen': {
      title: 'Password Saved',
      text: ({ firstName }) => `Welcome, ${firstName}. You are signed in.`,
    },
    'logged-out': { title: 'Logged Out', text: 'You have been logged out.' },
    registered: {
      title: 'Registration Successful',
      text: 'Your account is pending approval. Please confirm your e-mail address by the link we sent you; you will get an email once your account is activated.',
    },
    booked: { title: 'Appointment Booked', text: 'A letter with a file for your calendar is on its way.' },
    moved: { title: 'Appointment Moved', text: 'A letter with the new time is on its way.' },
    cancelled: { title: 'Appointment Cancelled', text: 'It is out of the calendar of your adviser.' },
    prepared: { title: 'Saved', text: 'Your adviser reads it before the talk.' },
    'file-off': { title: 'Taken Off the Talk', text: 'The document stays with its case.' },
    uploaded: { title: 'Document Received', text: 'We check it and let you know if something is missing.' },
    'uploaded-again': {
      title: 'Document Received',
      text: 'The same file lies with us already, under this or another name. If that was not meant, please tell us.',
    },
    placed: { title: 'Document Filed', text: 'It stands at its place in the list of your case.' },
    'draft-saved': { title: 'Draft Saved', text: 'You find it here whenever you come back.' },
    'message-sent': { title: 'Message Sent', text: 'Your adviser has been told.' },
    'not-needed': { title: 'Marked as Not Needed', text: 'You can take this back in the list.' },
    needed: { title: 'Back on the List', text: 'Please send this document when you have it.' },
    approved: { title: 'Draft Approved', text: 'We file it next.' },
    'changes-asked': { title: 'Changes Requested', text: 'We work them in and send you a new draft.' },
    'assessment-accepted': { title: 'Assessment Accepted', text: 'Your case is complete and closed.' },
    'objection-asked': { title: 'Objection Requested', text: 'We check it and answer you before the time ends.' },
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
    'partner-invited': { title: 'Invitation Sent', text: 'The letter carries a link that works for 7 days.' },
    'household-joined': { title: 'Household Joined', text: 'You find the shared cases under Tax Cases.' },
    'household-ended': { title: 'Ended', text: 'Nothing is shared any more.' },
    'case-shared': { title: 'Case Shared', text: 'The other person sees it from now on.' },
    'case-unshared': { title: 'No Longer Shared', text: 'The other person does not see this case any more.' },
    'offer-accepted': { title: 'Offer Accepted', text: 'It is an order now. The invoice comes by email in a minute.' },
    'offer-declined': { title: 'Offer Declined', text: 'Thank you for telling us why. We write to you.' },
    'account-named': { title: 'Account kept', text: 'Your money goes there with our next payment to the bank.' },
    'refund-asked': { title: 'Asked', text: 'We look at it and answer within two working days, by letter and here.' },
    'deletion-asked': {
      title: 'Deletion Asked For',
      text: 'We wrote to you. You can change your mind until the day named.',
    },
    'deletion-cancelled': { title: 'Your Account Stays', text: 'Nothing was deleted.' },
    'export-asked': { title: 'Archive Asked For', text: 'We write to you once it is ready.' },
    saved: { title: 'Changes Saved', text: 'Your changes are saved.' },
  },
  payPanel: {
    title: { transfer: 'Pay by transfer', other: 'Pay' },
    pay: (total) => `Pay ${total}`,
    accepted: (total) => `You accepted this offer; ${total} are still to be paid. Its prices stay as they are.`,
    open: (total) => `${total} are still to be paid. Your case opens as soon as the payment is here.`,
    unpaid:
      'This order was not paid, and nothing was charged. Put it into your cart again to pay it by card, TWINT or invoice.',
    again: 'Order again',
    invoiceComes: 'Your invoice is being made. How to pay it stands here in a minute.',
  },
  pay: {
    'provider-down':
      'The payment service does not answer at the moment. Nothing was charged now, and your order is kept. Please try again in a few minutes.',
    'on-its-way': 'Your payment is on its way, and you need not pay again. We write to you once it is here.',
  },
  moves: {
    guard: ({ error }) => say(caseWords.moveErrors, error),
    conflict: caseChanged,
    'summary-stale': caseChanged,
    'summary-changing': caseChanged,
    'not-allowed': ({ allowed }) => {
      const names = allowed.map((move) => `“${caseWords.moves[move].label}”`).join(', ')
      const rest = names ? `Possible now: ${names}.` : 'Nothing is needed from you now.'
      return `This step is not possible at this point of the case. ${rest}`
    },
  },
  remarks: {
    'no-text': 'Please say what we should change.',
    'text-too-long': `Please keep a remark to ${maxRemarkLength} characters.`,
    'no-page': 'Please enter the page as a number.',
  },
  items: {
    forbidden: 'You may not change this case.',
    'case-closed': 'This case is closed.',
    'required-item': 'We need this document. If it does not exist, write to us and we take it off the list.',
  },
  attachments: {
    taken: 'Your text and the other files are kept. Send it again without this file, or attach another one.',
    'no-case': 'Files belong to a case: choose which one.',
  },
  messages: {
    'too-many-messages': ({ retryAfterSeconds }) =>
      `You have sent many messages. Your text is kept; send it in ${waitingTime(retryAfterSeconds)}.`,
    'no-subject': 'Enter a subject.',
    'subject-too-long': `Keep the subject to ${maxSubjectLength} characters.`,
    'no-text': 'Write your message first.',
    'unknown-attachment': 'The attached files wait here no longer, or belong to another case. Attach them again.',
    'text-too-long': `Keep your message to ${formatNumber(maxMessageLength)} characters.`,
    forbidden: 'You may not write in this case.',
    'no-submission-key': formExpired,
    'submission-key-taken': formExpired,
  },
  requests: {
    'unknown-year': 'Choose a tax year from the list.',
    'unknown-type': 'Choose what your question is about.',
    'unknown-canton': 'Choose a canton from the list.',
    'no-text': 'Describe what you need.',
    'text-too-long': `Keep your description to ${formatNumber(maxRequestLength)} characters.`,
    'no-submission-key': formExpired,
    'too-many': 'You can open five cases a day. Send the rest as a message, or try again tomorrow.',
    forbidden: 'Your account may not open cases.',
  },
  uploads: {
    'too-large': `Larger than ${limitMb} MB. Please make it smaller or split it.`,
    empty: 'This file is empty. Please choose another one.',
    'type-not-allowed': 'We take PDF, JPG, PNG, HEIC, DOCX, XLSX and CSV. What is in this file is none of these.',
    'has-macros': 'This file holds macros. Please save it without them, or as a PDF.',
    'password-protected': passwordProtected,
    interrupted: 'The connection was lost. Nothing of this file was saved. Please try again.',
    'too-many': `This case holds ${documentsPerCase} documents already. Please write to us.`,
    'store-away': 'We cannot store files at the moment. Nothing was saved. Please try again in a few minutes.',
    'store-full': 'We have no room to store files at the moment. Nothing was saved. Please write to us.',
    'no-room': 'The room that we keep for your documents is full. Please write to us.',
    'case-closed': 'This case is closed and takes no more documents. Please write to us.',
    'item-of-client': 'Only your own documents answer an item.',
    'no-draft-after-filing': 'Your return is filed: it gets no more drafts.',
    'unknown-item': 'This item is no longer on the checklist. Please reload the page.',
    'not-replaceable': 'This document no longer waits for a new file. Please open your case again.',
    'unknown-case': 'There is no such case.',
    forbidden: 'You may not add documents to this case.',
    'too-many-files': `Please send at most ${maxFiles} files at a time.`,
    'no-file': 'Please choose a file first.',
    'not-multipart': notWhole,
    'too-many-fields': notWhole,
    'field-too-long': notWhole,
  },
  received: {
    received: 'Received',
    sentBefore: 'You sent this very file before. We keep it once.',
    sameAs: ({ filename, item, caseNumber }) =>
      `Received. The same file lies with us already: ${filename}, ${item ?? caseWords.otherDocument}, in ${caseNumber}.`,
  },
  places: {
    forbidden: 'You may not change this case.',
    'case-closed': 'This case is closed.',
    'unknown-item': 'This item is no longer on the checklist. Please reload the page.',
    'not-movable': 'We have looked at this document already, so it stays where it is.',
  },
}
