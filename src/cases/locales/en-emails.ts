import type { VoidReason } from '#cases/drafts/approval.ts'
import { caseTexts } from '#cases/locales/en.ts'
import type { CaseMove } from '#cases/process/case-states.ts'
import type { MatterCode } from '#cases/reminders/reminder-rhythm.ts'
import type { ItemNeed } from '#cases/requests/item-need.ts'
import { formatDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'

export type StaffNoticeTable = {
  'opened-by-order': object
  requested: object
  'opened-by-firm': { by: string }
  assigned: { by: string }
  infected: { filename: string }
  message: object
  moved: { move: CaseMove; reason: string | null }
  uploaded: object
  'objection-clock': { endsOn: string; isDecided: boolean }
  'address-moved': object
  'address-corrected': object
}
type Text = { subject: string; text: string[] }
type StaffCase = { caseNumber: string; clientName: string }
type Notice = { subject: string; text: string }

export type EmailWords = {
  hello: (name: string | null) => string
  openYourCase: string
  openYourMessages: string
  openYourPortal: string
  openTheCase: string
  openTheMessages: string
  facts: { client: string; case: string; service: string; nextDate: string }
  whyClient: string
  whyStaff: string
  opened: (found: { caseNumber: string; title: string }, openItems: number) => Text
  requested: (found: { caseNumber: string; title: string }) => Text
  openedByFirm: (found: { caseNumber: string; title: string }, openItems: number) => Text
  moved: { subject: string }
  newDraft: (number: number, voided: boolean) => Text
  approvedByOther: (name: string, number: number) => Text
  approvalVoided: (number: number, why: VoidReason) => Text
  documentsRequested: (count: number) => { subject: string; before: string; after: string }
  documentsRequestedItem: (item: { title: string; need: ItemNeed }) => string
  extensionGranted: (untilOn: string) => Text
  rejected: (filename: string) => Text
  infected: (filename: string) => Text
  message: (from: string, firm: string) => { subject: string; subjectWithoutCase: string; title: string; text: string }
  reminder: {
    subject: (count: number) => string
    intro: (count: number) => string
    ifDone: string
    matter: Record<MatterCode, (count: number) => string>
  }
  messageForStaff: (clientName: string) => { subject: string; text: string }
  casesHandedOver: (facts: { by: string; count: number }) => { subject: string; text: string }
  openTheCases: string
  staff: { [Code in keyof StaffNoticeTable]: (found: StaffCase, values: StaffNoticeTable[Code]) => Notice }
}

const cases: EmailWords = {
  hello: (name) => (name ? `Hello ${name}` : 'Hello'),
  openYourCase: 'Open your case',
  openYourMessages: 'Open your messages',
  openYourPortal: 'Open the client portal',
  openTheCase: 'Open the case',
  openTheMessages: 'Open the messages',
  facts: { client: 'Client', case: 'Case', service: 'Service', nextDate: 'Next date' },
  whyClient: 'You get this letter because you are a client of ours.',
  whyStaff: 'You get this letter because you work on this case or run the office.',
  opened: ({ caseNumber, title }, openItems) => ({
    subject: `Your case ${caseNumber} is open`,
    text: [`Thank you for your order. We opened the case '${title}' for you.`, nextOf(openItems)],
  }),
  openedByFirm: ({ caseNumber, title }, openItems) => ({
    subject: `Your case ${caseNumber} is open`,
    text: [`We opened the case '${title}' for you. You need not order anything for it.`, nextOf(openItems)],
  }),
  requested: ({ caseNumber, title }) => ({
    subject: `Your case ${caseNumber} is open`,
    text: [
      `Thank you for your request. We opened the case '${title}' for you.`,
      'You need not send anything now. We will be in touch.',
    ],
  }),
  moved: { subject: 'news about your case' },
  newDraft: (number, voided) => ({
    subject: 'a new draft for you',
    text: [
      `Draft ${number} is ready and takes the place of the one before.`,
      ...(voided ? ['Your earlier approval belongs to the earlier draft and no longer counts.'] : []),
      'Please read the new draft and approve it, or tell us what to change.',
    ],
  }),
  approvedByOther: (name, number) => ({
    subject: 'your approval is still missing',
    text: [
      `${name} has approved draft ${number}. We file the return once you have approved it too.`,
      'Please read the draft and approve it, or tell us what to change.',
    ],
  }),
  approvalVoided: (number, why) => ({
    subject: 'your approval no longer counts',
    text: [
      `Your approval of draft ${number} no longer counts: ${caseTexts.cases.voidReasons[why]}.`,
      'You need not do anything now. We ask you again once the new draft is ready.',
    ],
  }),
  documentsRequested: (count) => ({
    subject: plural('en', count, { one: 'we need a document from you', other: `we need ${count} documents from you` }),
    before: 'To go on with your case we ask you for:',
    after: 'Please upload them in your case. A photo is enough if it can be read and all four corners are visible.',
  }),
  documentsRequestedItem: ({ title, need }) =>
    need === 'required' ? title : `${title} (${caseTexts.cases.itemNeeds[need].forClient.toLowerCase()})`,
  extensionGranted: (untilOn) => ({
    subject: 'more time for your return',
    text: [
      `The tax office gave us more time: your return is now due on ${formatDate(untilOn)}. You need not do anything for it.`,
    ],
  }),
  rejected: (filename) => ({
    subject: 'please send a document again',
    text: [`We could not use the file '${filename}'. Please upload a new one in your case.`],
  }),
  infected: (filename) => ({
    subject: 'a file was held back',
    text: [
      `Our virus scan found something in the file '${filename}', so we did not keep it, and it does not count as received.`,
      'Please check your device, then upload a clean copy in your case.',
    ],
  }),
  message: (from, firm) => ({
    subject: 'a new message for you',
    subjectWithoutCase: `A new message from ${firm}`,
    title: 'A new message for you',
    text: `${from} wrote you a message. You can read and answer it in the client portal.`,
  }),
  reminder: {
    subject: (count) =>
      plural('en', count, {
        one: 'A reminder: one thing waits for you',
        other: `A reminder: ${count} things wait for you`,
      }),
    intro: (count) =>
      plural('en', count, {
        one: 'We can go on as soon as this is done:',
        other: 'We can go on as soon as these are done:',
      }),
    ifDone: 'If you have done it in the meantime, there is nothing more to do.',
    matter: {
      approval: () => 'Read and approve your draft',
      assessment: () => 'Decide about your assessment, while an objection is possible',
      documents: (count) => plural('en', count, { one: 'Send one document', other: `Send ${count} documents` }),
      messages: (count) => plural('en', count, { one: 'Read one message', other: `Read ${count} messages` }),
      questions: (count) => plural('en', count, { one: 'Answer one question', other: `Answer ${count} questions` }),
    },
  },
  openTheCases: 'Open the cases',
  casesHandedOver: ({ by, count }) => ({
    subject: count === 1 ? 'A case was handed over to you' : `${count} cases were handed over to you`,
    text: `${by} gave you the open work of a colleague. You find it under your cases.`,
  }),
  messageForStaff: (clientName) => ({
    subject: 'New message from a client',
    text: `${clientName} wrote a message that belongs to no case.`,
  }),
  staff: {
    'opened-by-order': ({ caseNumber }) => ({
      subject: `New case ${caseNumber}`,
      text: 'A paid order opened this case. Please assign it.',
    }),
    requested: ({ caseNumber, clientName }) => ({
      subject: `New case ${caseNumber}`,
      text: `${clientName} asked for this case in the client portal, without an order. Please assign it.`,
    }),
    'opened-by-firm': ({ caseNumber, clientName }, { by }) => ({
      subject: `New case ${caseNumber}`,
      text: `${by} opened this case for ${clientName}, without an order. Please assign it.`,
    }),
    assigned: ({ caseNumber }, { by }) => ({
      subject: `${caseNumber}: assigned to you`,
      text: `${by} assigned this case to you.`,
    }),
    infected: ({ caseNumber, clientName }, { filename }) => ({
      subject: `${caseNumber}: a file was held back`,
      text: `Our virus scan found something in the file '${filename}' of ${clientName}. It was removed.`,
    }),
    message: ({ caseNumber, clientName }) => ({
      subject: `${caseNumber}: new message`,
      text: `${clientName} wrote a message.`,
    }),
    moved: ({ caseNumber, clientName }, { move, reason }) => ({
      subject: `${caseNumber}: ${caseTexts.cases.moves[move].label}`,
      text: `${clientName}: ${caseTexts.cases.moves[move].label}. ${reason ?? ''}`.trim(),
    }),
    'objection-clock': ({ caseNumber, clientName }, { endsOn, isDecided }) => ({
      subject: `${caseNumber}: ${isDecided ? 'appeal' : 'objection'} possible until ${formatDate(endsOn)}`,
      text: `If the order of ${clientName} includes the assessment check, compare the ${isDecided ? 'decision' : 'assessment'} with the return and tell ${clientName} what you recommend in good time. If it does not, tell ${clientName} when the time ends and offer the check. Then record what the client decides.`,
    }),
    uploaded: ({ caseNumber, clientName }) => ({
      subject: `${caseNumber}: documents to check`,
      text: `${clientName} uploaded documents. They wait to be checked.`,
    }),
    'address-moved': ({ caseNumber, clientName }) => ({
      subject: `${caseNumber}: another address`,
      text: `${clientName} has moved. Canton, commune and filing date may be others now; the address stands on the page of the client.`,
    }),
    'address-corrected': ({ caseNumber, clientName }) => ({
      subject: `${caseNumber}: address put right`,
      text: `${clientName} has put the address right. It stands on the page of the client.`,
    }),
  },
}

function nextOf(openItems: number): string {
  return openItems > 0
    ? `Next we need documents from you: ${openItems} ${plural('en', openItems, { one: 'item', other: 'items' })}. The checklist in your case says which.`
    : 'You need not send anything now. We will be in touch.'
}

export const caseEmailTexts = { cases }
