import type { VoidReason } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { maxMessageLength } from '#cases/messages/message.ts'
import type { AttachError } from '#cases/messages/read-message-form.server.ts'
import type { CaseMove, NotifiedMove } from '#cases/process/case-states.ts'
import type { MatterCode } from '#cases/reminders/reminder-rhythm.ts'
import type { ItemNeed } from '#cases/requests/item-text.ts'
import { maxFiles, uploadLimitBytes } from '#platform/files/files.ts'
import { formatDate } from '#platform/format.ts'
import { listed, plural } from '#platform/intl-words.ts'

export type StaffNoticeTable = {
  'opened-by-order': object
  'order-held': { orderNumber: number }
  requested: object
  'opened-by-firm': { by: string }
  assigned: { by: string }
  infected: { filename: string }
  message: object
  moved: { move: CaseMove; reason: string | null }
  uploaded: object
  'answers-sent': { open: number }
  'objection-clock': { endsOn: string; isDecided: boolean }
  'address-moved': object
  'extension-told': { untilOn: string | null }
  'extension-none': object
  'address-corrected': object
  'mandate-signed': { by: string; years: string; missing: readonly string[] }
  'mandate-revoked': { by: string; years: string }
}
type Text = { subject: string; text: string[]; button?: string }
type StaffCase = { caseNumber: string; clientName: string }
type Notice = { subject: string; text: string }

export type EmailWords = {
  openYourCase: string
  openYourMessages: string
  openYourPortal: string
  openTheCase: string
  openTheMessages: string
  facts: { client: string; case: string; service: string; nextDate: string }
  whyStaff: string
  subject: (subject: string, caseNumber: string) => string
  requested: (title: string) => Text
  openedByFirm: (title: string, openItems: number) => Text
  orderJoined: (orderNumber: number, title: string) => Text
  orderOpenedSecond: (orderNumber: number, title: string) => Text
  moved: Record<NotifiedMove, (about: { isReturn: boolean }) => Text>
  newDraft: (number: number, voided: boolean) => Text
  approvedByOther: (name: string, number: number) => Text
  approvalVoided: (number: number, why: VoidReason) => Text
  mandateRequested: (years: string) => Text
  documentsRequested: (count: number) => { subject: string; before: string; after: string; button: string }
  documentsRequestedItem: (item: { title: string; need: ItemNeed }) => string
  extensionGranted: (untilOn: string) => Text
  returnShared: Text
  rejected: (filename: string) => Text
  infected: (filename: string) => Text
  message: (from: string, mayReply?: boolean) => Text
  replyNotComplete: {
    subject: string
    intro: string
    whatToDo: string
    problem: Readonly<Partial<Record<AttachError | 'text-too-long', string>>>
    otherProblem: string
  }
  reminder: {
    subject: (count: number) => string
    intro: (count: number) => string
    ifDone: string
    matter: Record<MatterCode, (count: number) => string>
    signers: (signers: { missing: string[]; approved: string[] }) => string
  }
  messageForStaff: (clientName: string) => Notice
  casesHandedOver: (facts: { by: string; count: number }) => Notice
  openTheCases: string
  staff: { [Code in keyof StaffNoticeTable]: (found: StaffCase, values: StaffNoticeTable[Code]) => Notice }
}

const draftOf = (isReturn: boolean) => (isReturn ? 'draft tax return' : 'draft')
const nothingToDo = 'You do not need to do anything now. We will email you at the next step.'
const canStillRead = 'You can still read everything in the client portal.'

const moved: EmailWords['moved'] = {
  ask_for_documents: () => ({
    subject: 'We need documents from you',
    text: [
      'We need some documents before we can continue with your case. The checklist in your case shows which ones.',
      'A photo is fine if it is sharp and shows all four corners.',
    ],
    button: 'Upload documents',
  }),
  start_preparation: () => ({
    subject: 'We have started work on your case',
    text: ['We have everything we need and have started work on your case.', nothingToDo],
  }),
  ask_for_approval: ({ isReturn }) => ({
    subject: `Your ${draftOf(isReturn)} is ready to review`,
    text: [
      `Your ${draftOf(isReturn)} is ready. Please read it, then approve it or tell us what to change.`,
      'Once it is approved, we will file it and email you to confirm.',
    ],
    button: 'Review your draft',
  }),
  approve: ({ isReturn }) => ({
    subject: `You have approved your ${draftOf(isReturn)}`,
    text: [
      'Thank you for approving the draft. We will now file it with the tax office and email you to confirm.',
      'You do not need to do anything now.',
    ],
  }),
  request_changes: () => ({
    subject: 'We are making the changes you requested',
    text: [
      'Thank you for reading the draft. We are making the changes you requested.',
      'We will email you when the new draft is ready to review.',
    ],
  }),
  file: ({ isReturn }) => ({
    subject: isReturn ? 'We have filed your tax return' : 'We have filed your documents with the tax office',
    text: [
      `${isReturn ? 'Your tax return is' : 'Your documents are'} now with the tax office. You do not need to do anything now.`,
      'If the tax office sends you a letter or an assessment, please upload it to your case.',
    ],
  }),
  record_assessment: () => ({
    subject: 'Your tax assessment has arrived',
    text: ['Your tax assessment has arrived. You can read it in your case.'],
    button: 'Read your assessment',
  }),
  accept_assessment: () => ({
    subject: 'Your tax assessment has been accepted and your case is closed',
    text: [`Your tax assessment has been accepted, so your case is now complete and closed. ${canStillRead}`],
  }),
  ask_for_objection: () => ({
    subject: 'We are reviewing your request for an objection',
    text: [
      'We have received your request to object to the assessment. We will review the assessment and reply before the objection deadline.',
    ],
  }),
  object: () => ({
    subject: 'We have sent your objection to the tax office',
    text: ['We have posted your objection to the tax office. We will email you when the tax office has decided.'],
  }),
  record_decision: () => ({
    subject: 'The tax office has decided on your objection',
    text: ['The tax office has decided on your objection. You can read the decision in your case.'],
    button: 'Read the decision',
  }),
  close: () => ({
    subject: 'Your case is complete',
    text: [`Your case is complete, and we have closed it. ${canStillRead}`],
  }),
  close_without_filing: () => ({
    subject: 'Your case is complete: nothing had to be filed',
    text: [`Your case is complete, and we have closed it. There was nothing to file. ${canStillRead}`],
  }),
  hold: () => ({
    subject: 'Your case is on hold',
    text: ['We have put your case on hold, for the reason below. We will email you when we resume work on it.'],
  }),
  resume: () => ({
    subject: 'We have resumed work on your case',
    text: ['Your case is no longer on hold, and we have resumed work on it.', nothingToDo],
  }),
  withdraw: () => ({
    subject: 'Your case has been withdrawn',
    text: [
      'Your case has been withdrawn, and we have stopped work on it. You can see the reason below.',
      'If you did not expect this or have a question, please send us a message in the client portal.',
    ],
  }),
  reopen: () => ({
    subject: 'We have reopened your case',
    text: ['We have reopened your case, for the reason below, and will continue to work on it.', nothingToDo],
  }),
}

const voidReasons: Record<VoidReason, string> = {
  'new-draft': 'there is a newer draft',
  'new-annex': 'we have updated the tax summary that goes with it',
  returned: 'we are making further changes to the draft',
  changes: 'changes to the draft were requested',
  reopened: 'we have reopened your case',
}

/** What the client did to the case (state changes made by the client), as described in emails to staff. */
const doneByClient: Partial<Record<CaseMove, string>> = {
  approve: 'Draft approved',
  request_changes: 'Changes to the draft requested',
  accept_assessment: 'Assessment accepted',
  ask_for_objection: 'Objection requested',
  withdraw: 'Case withdrawn',
}

const about = (subject: string, caseNumber: string) => `${subject} (${caseNumber})`

export const cases: EmailWords = {
  openYourCase: 'Open your case',
  openYourMessages: 'Read your messages',
  openYourPortal: 'Open the client portal',
  openTheCase: 'Open the case',
  openTheMessages: 'Read the message',
  facts: { client: 'Client', case: 'Case', service: 'Service', nextDate: 'Next deadline' },
  whyStaff: 'You are receiving this email because you work on this case or are an owner or admin.',
  subject: about,
  openedByFirm: (title, openItems) => ({
    subject: 'We have opened a case for you',
    text: [`We have opened the case “${title}” for you. You do not need to place an order for it.`, nextOf(openItems)],
    ...(openItems > 0 && { button: 'Upload documents' }),
  }),
  orderJoined: (orderNumber, title) => ({
    subject: `Your order ${orderNumber} is part of your case`,
    text: [
      `You already had a case for this tax year, so we have made your order ${orderNumber} part of it: “${title}”.`,
      'Your answers and documents stay as they are. The case shows what we still need from you.',
    ],
  }),
  orderOpenedSecond: (orderNumber, title) => ({
    subject: `We have opened a case for your order ${orderNumber}`,
    text: [
      `We have opened the case “${title}” for your order ${orderNumber}, in addition to the one you already have for this tax year.`,
      'The case shows what we need from you.',
    ],
  }),
  requested: (title) => ({
    subject: 'We have received your request',
    text: [
      `Thank you for your request. We have opened the case “${title}” for you.`,
      'An adviser will read your request and reply in the case. You do not need to send anything now.',
    ],
  }),
  moved,
  newDraft: (number, voided) => ({
    subject: 'A new draft is ready to review',
    text: [
      `Draft ${number} is ready and replaces the previous draft.`,
      ...(voided ? ['Your approval of the previous draft no longer applies.'] : []),
      'Please read the new draft, then approve it or tell us what to change.',
    ],
    button: 'Review the new draft',
  }),
  approvedByOther: (name, number) => ({
    subject: 'Your approval is still needed',
    text: [
      `${name} has approved draft ${number}. We will file the tax return once you have approved it too.`,
      'Please read the draft, then approve it or tell us what to change.',
    ],
    button: 'Review the draft',
  }),
  mandateRequested: (years) => ({
    subject: `Please sign the power of attorney ${years}`,
    text: [
      'So that we can act for you at the tax office, we need your power of attorney.',
      'Please read it in the client portal and sign it there. You do not need to print anything, and you can revoke it at any time.',
    ],
    button: 'Read and sign',
  }),
  approvalVoided: (number, why) => ({
    subject: 'Your approval no longer applies',
    text: [
      `Your approval of draft ${number} no longer applies, because ${voidReasons[why]}.`,
      'You do not need to do anything now. We will ask for your approval again when the new draft is ready.',
    ],
  }),
  documentsRequested: (count) => ({
    subject: plural('en', count, { one: 'We need a document from you', other: `We need ${count} documents from you` }),
    before: plural('en', count, {
      one: 'To continue with your case, we need this document:',
      other: 'To continue with your case, we need these documents:',
    }),
    after: `Please upload ${plural('en', count, { one: 'it', other: 'them' })} to your case. A photo is fine if it is sharp and shows all four corners.`,
    button: plural('en', count, { one: 'Upload the document', other: 'Upload the documents' }),
  }),
  documentsRequestedItem: ({ title, need }) =>
    need === 'required' ? title : `${title} (${caseTexts.cases.itemNeeds[need].forClient.toLowerCase()})`,
  extensionGranted: (untilOn) => ({
    subject: `Your tax return is now due on ${formatDate(untilOn)}`,
    text: [
      `The tax office has granted a deadline extension. Your tax return is now due on ${formatDate(untilOn)}.`,
      'You do not need to do anything.',
    ],
  }),
  returnShared: {
    subject: 'You share your joint tax return',
    text: [
      'Spouses and registered partners who live together file one tax return. Both of you can now see this case, answer questions and upload documents. Both of you will approve the draft.',
      'You can stop sharing at any time under Profile, Household.',
    ],
  },
  rejected: (filename) => ({
    subject: 'Please upload a new copy of a document',
    text: [`We could not use the file “${filename}”, for the reason below. Please upload a new copy to your case.`],
    button: 'Upload a new copy',
  }),
  infected: (filename) => ({
    subject: 'We blocked a file: please upload a clean copy',
    text: [
      `Our virus scan found a problem in the file “${filename}”. We did not keep the file, so we still need this document.`,
      'Please check your device for viruses, then upload a clean copy to your case.',
    ],
    button: 'Upload a clean copy',
  }),
  message: (from, mayReply) => ({
    subject: `New message from ${from}`,
    text: mayReply
      ? [
          `${from} has sent you a message. You can read it in the client portal.`,
          'You can answer there, or reply to this email.',
        ]
      : [`${from} has sent you a message. You can read it and reply in the client portal.`],
    button: 'Read the message',
  }),
  replyNotComplete: {
    subject: 'We could not add everything from your email',
    intro: 'Thank you for your reply by email. We could not add the following:',
    whatToDo: 'Please send it in the client portal instead.',
    problem: {
      'text-too-long': `Your text is longer than ${maxMessageLength} characters, so we did not add your message.`,
      'too-large': `This file is larger than ${uploadLimitBytes / 1024 / 1024} MB.`,
      'type-not-allowed':
        'We cannot accept this type of file. Please send a PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV file.',
      'has-macros': 'This file contains macros.',
      'password-protected': 'This file needs a password.',
      'too-many-files': `One email can have ${maxFiles} files.`,
      'no-case': 'This conversation does not belong to a case, so it takes no files.',
      'case-closed': 'This case is closed, so we can no longer add documents to it.',
      'no-room': 'You have used all your storage space for documents.',
    },
    otherProblem: 'We could not save this file.',
  },
  reminder: {
    subject: (count) =>
      plural('en', count, {
        one: 'Reminder: one task is waiting for you',
        other: `Reminder: ${count} tasks are waiting for you`,
      }),
    intro: (count) =>
      plural('en', count, {
        one: 'We can continue as soon as you have completed this task:',
        other: 'We can continue as soon as you have completed these tasks:',
      }),
    ifDone: 'If you have already done this, please ignore this email.',
    matter: {
      approval: () => 'Read your draft, then approve it or tell us what to change',
      assessment: () => 'Tell us before the objection deadline whether you accept your tax assessment',
      documents: (count) => plural('en', count, { one: 'Upload one document', other: `Upload ${count} documents` }),
      messages: (count) => plural('en', count, { one: 'Read one message', other: `Read ${count} messages` }),
      questions: (count) => plural('en', count, { one: 'Answer one question', other: `Answer ${count} questions` }),
    },
    signers: ({ missing: [other], approved: [signer] }) => {
      if (signer) return `. ${signer} has already approved it: only your approval is missing.`
      return other ? `. ${other} has to approve it too.` : ''
    },
  },
  openTheCases: 'Open your cases',
  casesHandedOver: ({ by, count }) => ({
    subject: plural('en', count, {
      one: 'A case has been handed over to you',
      other: `${count} cases have been handed over to you`,
    }),
    text: plural('en', count, {
      one: `${by} has handed a colleague’s open case over to you. You can find it in your list of cases.`,
      other: `${by} has handed a colleague’s open cases over to you. You can find them in your list of cases.`,
    }),
  }),
  messageForStaff: (clientName) => ({
    subject: `New message from ${clientName}`,
    text: `${clientName} has sent a message that does not belong to a case.`,
  }),
  staff: {
    'opened-by-order': ({ caseNumber }) => ({
      subject: about('New case to assign', caseNumber),
      text: 'A paid order has opened this case. Please assign it to an adviser.',
    }),
    'order-held': ({ caseNumber, clientName }, { orderNumber }) => ({
      subject: about('An order needs your decision', caseNumber),
      text: `${clientName} has a case for this tax year and has now paid order ${orderNumber} for the same year. Open the order and decide whether it becomes part of the case or opens a second one.`,
    }),
    requested: ({ caseNumber, clientName }) => ({
      subject: about('New case to assign', caseNumber),
      text: `${clientName} has opened this case in the client portal without placing an order. Please assign it to an adviser.`,
    }),
    'opened-by-firm': ({ caseNumber, clientName }, { by }) => ({
      subject: about('New case to assign', caseNumber),
      text: `${by} has opened this case for ${clientName} without an order. Please assign it to an adviser.`,
    }),
    assigned: ({ caseNumber }, { by }) => ({
      subject: about('A case has been assigned to you', caseNumber),
      text: `${by} has assigned this case to you.`,
    }),
    infected: ({ caseNumber, clientName }, { filename }) => ({
      subject: about('File blocked: virus found', caseNumber),
      text: `Our virus scan found a problem in the file “${filename}” from ${clientName}. The file has been removed.`,
    }),
    message: ({ caseNumber, clientName }) => ({
      subject: about(`New message from ${clientName}`, caseNumber),
      text: `${clientName} has sent a message in this case.`,
    }),
    moved: ({ caseNumber, clientName }, { move, reason }) => {
      const done = doneByClient[move] ?? caseTexts.cases.moves[move].label
      return {
        subject: about(`${done}: ${clientName}`, caseNumber),
        text: reason ? `The client gave this reason: ${reason}` : 'The client did this in the client portal.',
      }
    },
    'objection-clock': ({ caseNumber, clientName }, { endsOn, isDecided }) => {
      const [what, paper] = isDecided ? ['appeal', 'decision'] : ['objection', 'assessment']
      return {
        subject: about(`${isDecided ? 'Appeal' : 'Objection'} deadline: ${formatDate(endsOn)}`, caseNumber),
        text: `The ${what} deadline for ${clientName} is ${formatDate(endsOn)}. If the order includes the assessment check, compare the ${paper} with the tax return and tell the client in good time what you recommend. If it does not, tell the client about the deadline and offer the check. Then record what the client decides.`,
      }
    },
    'answers-sent': ({ caseNumber, clientName }, { open }) => ({
      subject: `${caseNumber}: answers from ${clientName}`,
      text:
        open === 0
          ? 'The client has sent their answers. All questions are answered.'
          : `The client has sent their answers. ${plural('en', open, { one: 'One question is', other: `${open} questions are` })} still open.`,
    }),
    uploaded: ({ caseNumber, clientName }) => ({
      subject: about('New documents to check', caseNumber),
      text: `${clientName} has uploaded documents. Please check them.`,
    }),
    'extension-told': ({ caseNumber, clientName }, { untilOn }) => ({
      subject: about(`Deadline extension reported: ${clientName}`, caseNumber),
      text: `${clientName} says that the tax office has extended the filing deadline${untilOn ? ` to ${formatDate(untilOn)}` : ''}. Please check the confirmation.`,
    }),
    'extension-none': ({ caseNumber, clientName }) => ({
      subject: about(`Overdue, no extension: ${clientName}`, caseNumber),
      text: `${clientName} has no deadline extension and the filing deadline has passed. Please ask the tax office for one now.`,
    }),
    'address-moved': ({ caseNumber, clientName }) => ({
      subject: about(`New address: ${clientName}`, caseNumber),
      text: `${clientName} has moved. The canton, commune and filing deadline may have changed. The new address is on the client’s page.`,
    }),
    'mandate-signed': ({ caseNumber }, { by, years, missing }) => ({
      subject: about(`Power of attorney signed by ${by}`, caseNumber),
      text:
        missing.length === 0
          ? `${by} has signed the power of attorney ${years}. Everyone has signed, so letters to the tax office now enclose it.`
          : `${by} has signed the power of attorney ${years}. The signature of ${listed(missing)} is still missing.`,
    }),
    'mandate-revoked': ({ caseNumber }, { by, years }) => ({
      subject: about(`Power of attorney revoked by ${by}`, caseNumber),
      text: `${by} has revoked the power of attorney ${years}. Letters that you write from now on do not enclose it. Please contact the client before you write to the tax office.`,
    }),
    'address-corrected': ({ caseNumber, clientName }) => ({
      subject: about(`Address corrected: ${clientName}`, caseNumber),
      text: `${clientName} has corrected their address. You can see it on the client’s page.`,
    }),
  },
}

function nextOf(openItems: number): string {
  if (openItems === 0) return nothingToDo
  const documents = plural('en', openItems, { one: 'one document', other: `${openItems} documents` })
  return `Next, please upload your documents. We need ${documents} from you; the checklist in your case shows which ones.`
}
