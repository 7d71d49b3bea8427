import type { UploadError } from '#cases/documents/client/uploads/upload-line.ts'
import { documentsPerCase, passwordProtected } from '#cases/documents/document-states.ts'
import { maxRemarkLength, type RemarkError } from '#cases/drafts/approval.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import { maxRequestLength } from '#cases/opening/case-request.ts'
import type { RequestOutcome } from '#cases/opening/request-case.server.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import type { NotNeededOutcome } from '#cases/requests/edit-item.server.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import { maxFiles, uploadLimitBytes } from '#platform/files/files.ts'
import { formatLongDate, formatNumber } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { type Phrase, type RefusalWords, type Refused, say } from '#platform/words.ts'
import type { FlashName } from '#portal/flash-names.ts'
import type { PayOwnOutcome } from '#shop/orders/pay-own-order.server.ts'

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
  phases: {
    documents: (progress: { needed: number; received: number; checked: number }) => string
    done: (at: Date) => string
  }
  /** All flash messages but `bypassed`, whose text the server sends, so that production browsers never receive it. */
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
    leftOut: string
    sentAs: (sent: { filename: string; item: string | null; caseNumber: string }) => string
  }
  places: Record<Exclude<Refused<PlaceOutcome>['reason'], 'unknown-document'>, string>
}

const limitMb = uploadLimitBytes / 1024 / 1024
const formExpired = 'This form has expired. Copy your text, reload the page and send it again.'
const notWhole = 'Part of the form was lost. Reload the page and try again.'
const caseChanged = 'This case has changed since you opened it. Please read it again before you decide.'

export const portal: PortalWords = {
  phases: {
    documents: ({ needed, received, checked }) =>
      `${received} of ${needed} required documents received, ${checked} checked`,
    done: (at) => `Done on ${formatLongDate(at)}`,
  },
  notices: {
    welcome: { title: 'Welcome back', text: ({ firstName }) => `You are signed in, ${firstName}.` },
    'password-chosen': {
      title: 'Password saved',
      text: ({ firstName }) => `Welcome, ${firstName}. You are signed in.`,
    },
    'email-confirmed': { title: 'Email address confirmed', text: 'Thank you. You will now get our emails in full.' },
    'link-sent': { title: 'Link sent', text: 'Please open the email we have just sent you.' },
    'link-refused': {
      title: 'No further link for now',
      text: 'We have already sent you several links. Please check your spam folder, or try again in an hour.',
    },
    'logged-out': { title: 'Logged Out', text: 'You have been logged out.' },
    registered: {
      title: 'Registration Successful',
      text: 'Your account is pending approval. Please open the link we sent you to confirm your email address. We will email you once your account is activated.',
    },
    booked: { title: 'Appointment booked', text: 'We will email you a confirmation with a calendar file.' },
    moved: { title: 'Appointment moved', text: 'We will email you the new time with a calendar file.' },
    cancelled: {
      title: 'Appointment cancelled',
      text: 'Your appointment has been cancelled. Your adviser has been notified.',
    },
    prepared: { title: 'Notes saved', text: 'Your adviser will read them before the appointment.' },
    'file-off': {
      title: 'File removed',
      text: 'It is no longer attached to this appointment. You can still find it in your case.',
    },
    uploaded: { title: 'Document received', text: 'We will check it and let you know if anything is missing.' },
    'uploaded-again': {
      title: 'Document already received',
      text: 'We already have this file and have kept one copy. If you meant to send a different file, please upload that one.',
    },
    'left-out': { title: 'File left out', text: 'We have kept only the copy that you sent earlier.' },
    placed: { title: 'Document assigned', text: 'You can find it in your case checklist.' },
    'not-placed': {
      title: 'Document no longer assigned',
      text: 'Choose its type in the list, so that it counts for your checklist.',
    },
    'draft-saved': { title: 'Draft saved', text: 'It will be here when you come back.' },
    'message-sent': { title: 'Message sent', text: 'Your adviser has been notified and will reply here.' },
    'not-needed': { title: 'Document marked as not needed', text: 'You can undo this in the checklist.' },
    needed: { title: 'Document back on your checklist', text: 'Please upload it when you have it.' },
    approved: {
      title: 'Draft approved',
      text: 'Thank you. We will email you when we have filed it with the tax office.',
    },
    'changes-asked': { title: 'Changes requested', text: 'We will make the changes and send you a new draft.' },
    'assessment-accepted': { title: 'Assessment accepted', text: 'Your case is now complete and closed.' },
    'objection-asked': {
      title: 'Objection requested',
      text: 'We will review the assessment and reply before the objection deadline.',
    },
    'case-requested': { title: 'Case opened', text: 'An adviser will read your request and reply here.' },
    'case-known': {
      title: 'Case already open',
      text: 'You have already opened this case with this request. To add something, send us a message.',
    },
    'case-joined': {
      title: 'Message sent',
      text: 'You already have this case for the tax year, so your text is now a message in it. An adviser will reply here.',
    },
    'mandate-signed': { title: 'Signed', text: 'Your signature is saved. You can download the document here.' },
    'mandate-revoked': {
      title: 'Power of attorney revoked',
      text: 'We no longer use it. Your adviser has been notified and will contact you.',
    },
    'terms-accepted': { title: 'Terms accepted', text: 'Thank you. We will ask you again next year.' },
    withdrawn: {
      title: 'Case withdrawn',
      text: 'We have stopped work on your case. Your documents stay in the portal. To ask for a refund, open your order or send us a message.',
    },
    'email-asked': {
      title: 'Check your email',
      text: 'Open the link in the email we sent to your new address to confirm the change.',
    },
    'password-changed': { title: 'Password changed', text: 'You have been signed out on all your other devices.' },
    'factor-on': {
      title: 'Two-step verification switched on',
      text: 'From now on, you will need a code from your app to sign in.',
    },
    'factor-off': {
      title: 'Two-step verification switched off',
      text: 'From now on, you will only need your password to sign in.',
    },
    'sessions-ended': { title: 'Session ended', text: 'You will need to sign in again on that device.' },
    confirmed: { title: 'Password confirmed', text: 'You can add and remove passkeys for the next 10 minutes.' },
    'passkey-removed': { title: 'Passkey removed', text: 'You can no longer use it to sign in.' },
    'partner-invited': { title: 'Invitation sent', text: 'The email contains a link that works for 7 days.' },
    'extension-told': { title: 'Answer saved', text: 'Your adviser has been notified and will check the deadline.' },
    'household-joined': { title: 'Household joined', text: 'You can find the shared cases under Tax Cases.' },
    'household-ended': { title: 'Sharing ended', text: 'You no longer share any cases.' },
    'case-shared': { title: 'Case shared', text: 'The other person can now see this case.' },
    'case-unshared': { title: 'Sharing stopped', text: 'The other person can no longer see this case.' },
    'offer-accepted': {
      title: 'Quote accepted',
      text: 'We have created your order. We will email you the invoice shortly.',
    },
    'offer-declined': {
      title: 'Quote declined',
      text: 'Thank you for telling us why. We will read your reason and email you.',
    },
    'account-named': { title: 'Bank account saved', text: 'We will send your refund with our next bank transfer.' },
    'refund-asked': {
      title: 'Refund requested',
      text: 'We will review your request and reply within two working days, by email and here.',
    },
    'deletion-asked': {
      title: 'Deletion requested',
      text: 'We have emailed you the deletion date. You can change your mind until then.',
    },
    'deletion-cancelled': { title: 'Deletion cancelled', text: 'We will keep your account. Nothing has been deleted.' },
    'export-asked': { title: 'Archive requested', text: 'We will email you when it is ready.' },
    saved: { title: 'Changes saved', text: 'Your changes have been saved.' },
  },
  payPanel: {
    title: { transfer: 'Pay by bank transfer', other: 'Pay' },
    pay: (total) => `Pay ${total}`,
    accepted: (total) => `You have accepted this quote. You still need to pay ${total}. Its prices will not change.`,
    open: (total) => `You still need to pay ${total}. We will open your case when we receive your payment.`,
    unpaid:
      'This order has not been paid and nothing was charged. To pay by card, TWINT or invoice, add it to your cart again.',
    again: 'Order again',
    invoiceComes: 'We are preparing your invoice. Payment details will appear here shortly.',
  },
  pay: {
    'provider-down':
      'The payment service is not responding. Nothing was charged, and we have kept your order. Please try again in a few minutes.',
    'on-its-way':
      'Your payment is being processed, so you do not need to pay again. We will email you when we have received it.',
  },
  moves: {
    guard: ({ error }) => say(caseTexts.cases.moveErrors, error),
    conflict: caseChanged,
    'summary-stale': caseChanged,
    'summary-changing': caseChanged,
    'not-allowed': ({ allowed }) => {
      const names = allowed.map((move) => `“${caseTexts.cases.moves[move].label}”`).join(', ')
      const rest = names ? `What you can do now: ${names}.` : 'You do not need to do anything at the moment.'
      return `This step is not possible at this stage of your case. ${rest}`
    },
  },
  remarks: {
    'no-text': 'Enter what we should change.',
    'text-too-long': `Keep each comment to ${maxRemarkLength} characters.`,
    'no-page': 'Enter the page as a number.',
  },
  items: {
    forbidden: 'You do not have permission to change this case.',
    'case-closed': 'This case is closed, so you can no longer change it.',
    'required-item':
      'We need this document. If it does not exist, send us a message and we will take it off your checklist.',
  },
  attachments: {
    taken: 'We have kept your text and the other files. Send your message without this file, or attach another one.',
    'no-case': 'Choose the case that your files belong to.',
  },
  messages: {
    'too-many-messages': ({ retryAfterSeconds }) =>
      `You have sent many messages in a short time. We have kept your text. You can send it in ${waitingTime(retryAfterSeconds)}.`,
    'no-subject': 'Enter a subject.',
    'subject-too-long': `Keep the subject to ${maxSubjectLength} characters.`,
    'no-text': 'Write your message first.',
    'unknown-attachment':
      'The attached files are no longer available, or they belong to another case. Please attach them again.',
    'text-too-long': `Keep your message to ${formatNumber(maxMessageLength)} characters.`,
    forbidden: 'You do not have permission to write in this case.',
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
    'too-many': 'You can open up to five cases a day. Send us the rest as a message, or try again tomorrow.',
    forbidden: 'Your account cannot open cases. Please send us a message.',
  },
  uploads: {
    'too-large': `This file is larger than ${limitMb} MB. Nothing was saved. Please make it smaller or split it.`,
    empty: 'This file is empty. Please choose another one.',
    'type-not-allowed':
      'We cannot accept this type of file. Please send a PDF, JPG, PNG, HEIC, DOCX, XLSX or CSV file.',
    'has-macros': 'This file contains macros. Please save it without them, or as a PDF.',
    'password-protected': passwordProtected,
    interrupted: 'The connection was lost and this file was not saved. Please try again.',
    'too-many': `This case already has ${documentsPerCase} documents. Please send us a message.`,
    'store-away': 'We cannot store files at the moment. Nothing was saved. Please try again in a few minutes.',
    'store-full': 'We cannot store any more files at the moment. Nothing was saved. Please send us a message.',
    'no-room': 'You have used all your storage space for documents. Nothing was saved. Please send us a message.',
    'case-closed': 'This case is closed, so you can no longer add documents. Please send us a message.',
    'item-of-client': 'You can only upload your own documents here.',
    'no-draft-after-filing': 'Your tax return has already been filed, so no more drafts can be added.',
    'unknown-item': 'This item is no longer on the checklist. Please reload the page.',
    'not-replaceable': 'This document no longer needs a new copy. Please open your case again.',
    'not-waiting': 'This file is no longer here. Please send it again.',
    'unknown-case': 'We could not find this case.',
    forbidden: 'You do not have permission to add documents to this case.',
    'too-many-files': `You can send up to ${maxFiles} files at a time.`,
    'no-file': 'Please choose a file first.',
    'not-multipart': notWhole,
    'too-many-fields': notWhole,
    'field-too-long': notWhole,
  },
  received: {
    received: 'Received',
    sentBefore: 'You have already sent this file. We have kept one copy.',
    leftOut: 'Left out',
    sentAs: ({ filename, item, caseNumber }) =>
      `You already sent this file as ${filename} (${item ?? caseTexts.cases.otherDocument}, case ${caseNumber}).`,
  },
  places: {
    forbidden: 'You do not have permission to change this case.',
    'case-closed': 'This case is closed, so you can no longer change it.',
    'unknown-item': 'This item is no longer on the checklist. Please reload the page.',
    'not-movable': 'We have already checked this document, so you can no longer move it.',
  },
}

export const badges = {
  blocked: 'Our scan found a virus in this file, so we did not keep it. Please send a clean copy.',
  sentBack: 'Sent back',
  missing: 'Missing',
  notNeeded: 'Not needed',
}

export const homePage = {
  clientPortal: 'Client Portal',
  loginError: 'Login Error',
  youAreSignedInAs: 'You are signed in as staff',
  adminPanel: 'Admin panel',
  thisIsSignInPage: (staffName: string) =>
    `${staffName}, this is the sign-in page for clients. If you sign in here, your staff session in this browser will end.`,
  loginFailed: 'Login Failed',
  signInWithPasskey: 'Sign in with a passkey',
  enterYourCode: 'Enter your code',
  openYourAuthenticatorAppAnd:
    'Open your authenticator app and enter the six-digit code, or use one of your recovery codes.',
  code: 'Code',
  checking: 'Checking…',
  signIn: 'Sign In',
  startAgain: 'Start again',
}

export const notices = {
  adminBypassSuccessful: 'Admin Bypass Successful',
  youAreSignedInAs: (firstName: string) => `You are signed in as ${firstName}.`,
}

export const portalDataRoute = {
  unknownAction: 'Unknown action',
  invalidOrExpiredSession: 'Invalid or expired session',
  useGet: 'Use GET',
}

export const portalLayout = {
  confirmTitle: 'Confirm your email address',
  confirmText: (email: string) => `Please open the link we sent to ${email}.`,
  sendAgain: 'Send the link again',
  missing: {
    title: 'This page does not exist',
    text: 'The address may be out of date or mistyped, or the page may belong to another account.',
  },
  notUnderstood: {
    title: 'We could not process that request',
    text: 'Nothing was changed. Reload the page and try again.',
  },
  ours: {
    title: 'Something went wrong on our side',
    text: 'We have not changed anything. Please try again in a moment.',
  },
  pageNotFound: 'Page not found',
  notPossible: 'Not possible',
  clientPortal: 'Client Portal',
  dashboard: 'Dashboard',
  getHelp: 'Get Help',
}

export const portalMeta = {
  yourTaxCasesDocumentsAnd: 'Your tax cases, documents and messages.',
}

export const profilePage = {
  profile: 'Profile',
  yourProfile: 'Your profile',
  yourDetails: 'Your details',
  changeYourEmail: 'Change your email',
  yourCurrentEmailIsWe: (email: string) =>
    `Your current email address is ${email}. We will email a link to your new address. Until you open it, we will keep using the current one.`,
  newEmail: 'New email',
  sendLink: 'Send link',
  thisIsAlreadyYourEmail: 'This is already your email address.',
  youHaveChangedThisToo: (retryAfterSeconds: string) =>
    `You have requested too many changes. Try again in ${retryAfterSeconds}.`,
}

export const addressFields = {
  inSwitzerlandYourCommune: (ownFormDecides: string) =>
    `If you live in Switzerland, your commune determines your canton. If you live abroad, choose your canton here. The canton sets the filing deadlines for your cases. ${ownFormDecides}`,
  staffWords: {
    commune: 'This postcode covers several communes. Choose theirs: it determines their tax rate.',
    sinceOn:
      'If they have moved, enter the new address and the day they moved in. We will keep the earlier address on record.',
    isCorrection: 'They have not moved; I am correcting the address',
    canton: 'Canton where they pay tax',
    cantonHint:
      'In Switzerland, the commune determines the canton. For an address abroad, choose the canton here. It determines the filing deadlines for their cases.',
  },
  thisPostcodeCoversSeveralCommunes:
    'This postcode covers several communes. Choose yours: it determines your tax rate.',
  ifYouHaveMovedEnter:
    'If you have moved, enter your new address and the day you moved in. We will keep your earlier address on record.',
  iHaveNotMovedI: 'I have not moved; I am correcting my address',
  cantonWhereYouPayTax: 'Canton where you pay tax',
  address: 'Address',
  street: 'Street',
  number: 'Number',
  postcode: 'Postcode',
  town: 'Town',
  commune: 'Commune',
  pleaseChoose: 'Please choose',
  commune2: (commune: string) => `Commune: ${commune}`,
  country: 'Country',
  livingThereSince: 'Living there since',
  notSelected: 'Not selected',
  earlierAddresses: 'Earlier addresses',
  since: (date: string) => ` (since ${date})`,
}

export const addressForm = {
  keepToCharacters: (name: string, max: number) => `Keep the ${name} to ${max} characters.`,
  enterOnOneLine: (name: string) => `Enter the ${name} on one line.`,
  chooseCountryFromList: 'Choose a country from the list.',
  enterStreetIfThereIs: 'Enter the street. If there is none, enter the name of the place.',
  enterPostcode: 'Enter the postcode.',
  enterTown: 'Enter the town.',
  thisDateIsInFuture: 'This date is in the future. Please enter your new address once you have moved in.',
  isNotSwissPostcodePlease: (postcode: string) => `${postcode} is not a Swiss postcode. Please check it.`,
  postcodeCoversSeveralCommunesChoose: (postcode: string) =>
    `The postcode ${postcode} covers several communes. Choose yours.`,
}

export const answerOfSave = {
  thisWasChangedToSince: (current: string) =>
    `This has been changed to “${current}” since you opened the page. Save again to keep your version.`,
}

export const householdPage = {
  joinWords: {
    'link-invalid': 'This invitation no longer works. Ask the person who invited you for a new one.',
    'other-address': 'This invitation was sent to another email address. Sign in with that address to accept it.',
    'has-household':
      'You already belong to a household or have invited someone. Leave the household or withdraw your invitation first, then accept.',
    'sign-in-first': 'Please sign in first.',
  },
  profile: 'Profile',
}

export const householdView = {
  onLastDayOf: (year: number) => `Your household on 31 December ${year}`,
  fromYourAnswersOf: (on: string) =>
    `From your answers of ${on}. We use these facts for your questions, deadlines, expected tax and approvals.`,
  nothingKnownYet: 'You have not told us about your household yet. We will ask in the questions of your tax return.',
  changeTheseAnswers: 'Change these answers',
  ofPartner: (label: string) => `${label}, partner`,
  yourHousehold: 'Your household',
  sharesCasesWithYou: (clientName: string) => `${clientName} has shared cases with you`,
  since: (date: string) => ` since ${date}`,
  youCanFindThemUnder: '. You can find them under Tax Cases.',
  leaveHousehold: 'Leave household',
  youWillNoLongerSee: (clientName: string) =>
    `You will no longer see ${clientName}’s cases. Everything you have sent, written and approved will stay in them.`,
  thisInvitationNoLongerWorks: 'This invitation no longer works. Ask the person who sent it for a new one.',
  thisInvitationWasSentTo: 'This invitation was sent to another email address. Sign in with that address to accept it.',
  hasInvitedYou: (from: string) => `${from} has invited you`,
  youWillSeeTaxCases: (from: string) =>
    `You will see the tax cases that ${from} shares with you. Your own cases will stay private. Either of you can stop sharing at any time.`,
  acceptInvitation: 'Accept invitation',
  sharesCasesWithYouSince: (date: string) => `Sharing cases with you since ${date}`,
  invitationHasExpired: 'The invitation has expired. You can send a new one.',
  invitedLinkWorksUntil: (date: string) => `Invited. The link works until ${date}.`,
  stopSharingWith: (name: string) => `Stop sharing with ${name}`,
  withdrawInvitation: 'Withdraw invitation',
  willNoLongerSeeYour: (name: string) =>
    `${name} will no longer see your cases. Everything they have sent, written and approved will stay in them.`,
  linkInEmailWillStop: 'The link in the email will stop working.',
  inviteYourPartner: 'Invite your partner',
  youCanInviteOneOther: (invitationDays: number) =>
    `You can invite one other person, such as your spouse. They will use their own account to see the cases you share, send documents and messages, and approve a joint tax return with you. The link we send them works for ${invitationDays} days. New cases are shared automatically, and you can stop sharing any of them.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  sendInvitation: 'Send invitation',
}

export const sharingPanel = {
  sharedCases: 'Shared cases',
  youHaveNoCasesYet: 'You have no cases yet. New cases will be shared automatically.',
  case: 'Case',
  sharing: 'Sharing',
  shared: 'Shared',
  notShared: 'Not shared',
  change: 'Change',
  stopSharing: 'Stop sharing',
  share: 'Share',
}

export const passkeysPanel = {
  passkeys: 'Passkeys',
  yourPasskeys: 'Your passkeys',
  youHaveNoPasskeysPasskey:
    'You have no passkeys. A passkey lets you sign in with your device’s fingerprint, face recognition or PIN.',
  confirmYourPasswordBeforeYou: 'Confirm your password before you add or remove a passkey.',
  continue: 'Continue',
  passkey: 'Passkey',
  remove: 'Remove',
  passkeyAdded: 'Passkey added',
  youCanNowUseIt: 'You can now use it to sign in.',
  passkeyNotAdded: 'Passkey not added',
  addPasskey: 'Add passkey',
  added: (date: string) => `added ${date}`,
  synchronised: 'synchronised',
  onOneDeviceOnly: 'on one device only',
}

export const profileFormView = {
  email: 'Email',
  clientSignsInWithThis: 'The client signs in with this address. Only they can change it.',
  youSignInWithThis: 'You sign in with this address. You can change it below.',
  taxId: 'Tax ID',
  yourRegisterNumberAtCantonal:
    'Your register number at the cantonal tax office, not your AHV number. We store it encrypted.',
  maritalStatus: 'Marital status',
  notSelected: 'Not selected',
  children: 'Children',
  saving: 'Saving…',
  saveChanges: 'Save Changes',
}

export const profileForm = {
  thisIsAnAhvNumber:
    'This is an AHV number. The law (AHVG Art. 153c) does not allow us to store it here. Please enter your register number at the cantonal tax office instead. The documents you upload may contain your AHV number.',
  keepTaxIdTo50: 'Keep the tax ID to 50 characters.',
  enterTaxIdOnOne: 'Enter the tax ID on one line.',
  keepLineTo: (label: string, max: number) => `${label}: enter at most ${max} characters.`,
  enterOnOneLine: (label: string) => `${label}: enter this on one line.`,
  chooseCantonFromList: 'Choose a canton from the list.',
}

export const profileTabs = {
  profile: 'Profile',
  details: 'Details',
  household: 'Household',
  emailNotifications: 'Email notifications',
  security: 'Security',
  yourData: 'Your data',
}

export const profile = {
  dayErrors: {
    'no-day': 'Enter the day you moved in.',
    'not-later':
      'You have entered another address. Enter the day you moved in, or tick the box to correct your current address.',
    'before-earlier': 'You were still living at an earlier address on that day. Enter a later day.',
  },
}

export const secondFactorPanel = {
  twoStepVerification: 'Two-step verification',
  on: 'On',
  off: 'Off',
  youNeedCodeFromYour: 'You need a code from your authenticator app to sign in.',
  getNewRecoveryCodes: 'Get new recovery codes',
  switchOff: 'Switch off',
  withAuthenticatorAppOnYour:
    'With an authenticator app on your phone, no one can sign in with your password alone. You will need a free app such as Aegis, 2FAS, Google Authenticator or Microsoft Authenticator.',
  setUp: 'Set up',
  scanThisQrCodeWith: 'Scan this QR code with your authenticator app.',
  keepTheseRecoveryCodesIn:
    'Keep these recovery codes in a safe place. If you lose your phone, you can use each code once.',
  enterSixDigitCodeShown: 'Enter the six-digit code shown in your app.',
  code: 'Code',
  switchOn: 'Switch on',
  yourRecoveryCodesShownOnly: 'Your recovery codes (shown only once)',
}

export const securityActions = {
  enterYourPassword: 'Enter your password.',
  confirmYourPasswordFirstThen: 'Confirm your password first, then remove the passkey.',
  twoStepVerificationIsAlready: 'Two-step verification is already on.',
  twoStepVerificationIsOff: 'Two-step verification is off.',
  pleaseStartSetUpAgain: 'Please start the set-up again.',
  yourAccountRequiresTwoStep: 'Your account requires two-step verification, so you cannot switch it off.',
}

export const securityPage = {
  signInAndSecurity: 'Sign-in and security',
  profile: 'Profile',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  useAtLeastCharactersYou: (shortestPassword: number) =>
    `Use at least ${shortestPassword} characters. You will be signed out on your other devices.`,
  changePassword: 'Change password',
  sessions: 'Sessions',
  yourSessions: 'Your sessions',
  thisBrowser: 'This browser',
  endSession: 'End session',
  endAllOtherSessions: 'End all other sessions',
  since: (date: string) => `since ${date}`,
  lastUsed: (date: string) => `last used ${date}`,
}

export const enter = {
  adminBypassDev: 'Admin Bypass (Dev)',
  bypassError: 'Bypass Error',
  loginFailed: 'Login Failed',
  bypassFailed: 'Bypass Failed',
  registrationFailed: 'Registration Failed',
  unableToCreateAccount: 'Unable to create account',
}

export const registerForm = {
  registrationError: 'Registration Error',
  createAccount2: 'Create an account',
  weCheckEachRegistrationAnd:
    'We check each registration and will email you once your account is activated. If you have bought a package, use the link in the email we sent you instead.',
  email: 'Email',
  password: 'Password',
  atLeastCharacters: (shortestPassword: number) => `At least ${shortestPassword} characters`,
  creatingYourAccount: 'Creating your account…',
  createAccount: 'Create Account',
  alreadyHaveAccount: 'Already have an account?',
  signIn: 'Sign In',
}

export const signInForm = {
  loginError: 'Login Error',
  clientPortal: 'Client Portal',
  signInToSeeYour: 'Sign in to see your tax cases, documents and messages.',
  email: 'Email',
  password: 'Password',
  signingIn: 'Signing in…',
  signIn: 'Sign In',
  forgotYourPassword: 'Forgot your password?',
  noAccountYet: 'No account yet?',
  register: 'Register',
}

export const appointmentCard = {
  joinMeeting: 'Join Meeting',
}

export const caseCards = {
  progressOf: (caseNumber: string) => `Progress of ${caseNumber}`,
  phaseOf: (now: number, count: number) => `Phase ${now} of ${count}`,
}

export const caseTable = {
  case: 'Case',
  status: 'Status',
  step: 'Step',
  nextDate: 'Next date',
}

export const dashboardView = {
  dashboard: 'Dashboard',
  helloHereIsHowYour: (firstName: string) => `Hello ${firstName}. Here is how your cases are progressing.`,
  yourDashboard: 'Your dashboard',
  yourTurn: 'Your turn',
  yourTurnToDo: (count: number) =>
    `Your turn: ${count} ${plural('en', count, { one: 'thing', other: 'things' })} to do`,
  youHaveNothingToDo: 'You have nothing to do at the moment. We will email you as soon as we need something.',
  recentCases: 'Recent cases',
  nextDate: 'Next date',
  allCases: 'All cases',
  appointmentsMessagesAndHelp: 'Appointments, messages and help',
  upcomingAppointments: 'Upcoming appointments',
  questions: 'Questions?',
  sendMessageToYourAdviser: 'Send a message to your adviser. They will reply here.',
  newMessage: 'New Message',
  youHaveNoCasesYet: 'You have no cases yet',
  whenYouBuyPackageWe: 'When you buy a package, we will open a case for you: one for each household and tax year.',
  seeOurPackages: 'See our packages',
  latestMessage: 'Latest message',
  all: 'All',
  readAndReply: 'Read and reply',
}

export const panelView = {
  weCouldNotLoadThis: (what: string) => `We could not load this section: ${what}`,
  nothingHasBeenLostPlease: (reference: string) =>
    `Nothing has been lost. Please try again in a moment. Reference: ${reference}`,
}

export const passkeys = {
  thisBrowserDoesNotSupport: 'Your browser does not support passkeys. Please use your password.',
  yourConfirmationHasExpiredReload: 'Your confirmation has expired. Reload the page and confirm your password again.',
  pleaseSignInAgainThen: 'Please sign in again, then add the passkey.',
  weCouldNotAcceptThis: 'We could not accept this passkey. Please try again.',
  thisDeviceAlreadyHasPasskey: 'This device already has a passkey for your account.',
}

export const portalShell = {
  cases: 'Cases',
  dates: 'Dates',
  clientPortal: 'Client portal',
  dashboard: 'Dashboard',
  taxCases: 'Tax Cases',
  documents: 'Documents',
  messages: 'Messages',
  appointments: 'Appointments',
  orders: 'Orders',
  profile: 'Profile',
  logout: 'Logout',
}

export const todoList = {
  sign: 'Sign',
  invite: 'Invite',
  approve: 'Approve',
  replace: 'Replace',
  answer: 'Answer',
  check: 'Check',
  upload: 'Upload',
  decide: 'Decide',
  pay: 'Pay',
  read: 'Read',
  by: (date: string) => `by ${date}`,
}

export const useUploads = {
  weHaveReceived: (name: string, repeated: string) => `We have received ${name}. ${repeated}`,
  leftOut: (name: string) => `${name} was left out.`,
}

export const views = {
  you: 'You',
}
