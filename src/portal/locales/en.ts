import type { UploadError } from '#cases/documents/client/uploads/upload-statuses.ts'
import { documentsPerCase } from '#cases/documents/document-states.ts'
import { passwordProtected } from '#cases/documents/locked-file.ts'
import { maxRemarkLength } from '#cases/drafts/approval.ts'
import type { RemarkError } from '#cases/drafts/client/remarks.ts'
import { caseTexts } from '#cases/locales/en.ts'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageOutcome } from '#cases/messages/send-message.server.ts'
import { maxRequestLength } from '#cases/opening/case-request.ts'
import type { RequestOutcome } from '#cases/opening/request-case.server.ts'
import type { MoveOutcome } from '#cases/process/move-case.server.ts'
import type { NotNeededOutcome } from '#cases/requests/mark-not-needed.server.ts'
import type { PlaceOutcome } from '#cases/requests/place-document.server.ts'
import { maxFiles, uploadLimitBytes } from '#platform/files/files.ts'
import { formatDate, formatNumber } from '#platform/format.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { type Phrase, type RefusalWords, type Refused, say } from '#platform/words.ts'
import type { FlashName } from '#portal/flash-names.ts'
import type { NextStep } from '#portal/next-step.ts'
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

const portal: PortalWords = {
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
    guard: ({ error }) => say(caseTexts.cases.moveErrors, error),
    conflict: caseChanged,
    'summary-stale': caseChanged,
    'summary-changing': caseChanged,
    'not-allowed': ({ allowed }) => {
      const names = allowed.map((move) => `“${caseTexts.cases.moves[move].label}”`).join(', ')
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
      `Received. The same file lies with us already: ${filename}, ${item ?? caseTexts.cases.otherDocument}, in ${caseNumber}.`,
  },
  places: {
    forbidden: 'You may not change this case.',
    'case-closed': 'This case is closed.',
    'unknown-item': 'This item is no longer on the checklist. Please reload the page.',
    'not-movable': 'We have looked at this document already, so it stays where it is.',
  },
}

const badges = {
  sentBack: 'Sent back',
  missing: 'Missing',
  notNeeded: 'Not needed',
}

const homePage = {
  clientPortal: 'Client Portal',
  loginError: 'Login Error',
  youAreSignedInAs: 'You are signed in as staff',
  adminPanel: 'Admin panel',
  thisIsTheEntranceFor: (staffName: string) =>
    `${staffName}, this is the entrance for clients. Signing in here ends your staff session in this browser.`,
  loginFailed: 'Login Failed',
  signInWithAPasskey: 'Sign in with a passkey',
  enterYourCode: 'Enter your code',
  openYourAuthenticatorAppAnd: 'Open your authenticator app and enter its six digits, or one of your recovery codes.',
  code: 'Code',
  checking: 'Checking…',
  signIn: 'Sign In',
  startAgain: 'Start again',
}

const notices = {
  adminBypassSuccessful: 'Admin Bypass Successful',
  youAreSignedInAs: (firstName: string) => `You are signed in as ${firstName}.`,
}

const portalDataRoute = {
  unknownAction: 'Unknown action',
  invalidOrExpiredSession: 'Invalid or expired session',
  useGet: 'Use GET',
}

const portalLayout = {
  missing: {
    title: 'This page does not exist',
    text: 'The address may be old or mistyped, or what was here does not belong to your account.',
  },
  notUnderstood: {
    title: 'Not understood',
    text: 'This page does not know the form that was sent, so nothing was changed. Reload the page and try again.',
  },
  ours: {
    title: 'Something went wrong on our side',
    text: 'Nothing you entered was changed. Please try again in a moment.',
  },
  pageNotFound: 'Page not found',
  notPossible: 'Not possible',
  clientPortal: 'Client Portal',
  dashboard: 'Dashboard',
  getHelp: 'Get Help',
}

const portalMeta = {
  yourTaxCasesDocumentsAnd: 'Your tax cases, documents and messages.',
}

const profilePage = {
  profile: 'Profile',
  yourProfile: 'Your profile',
  yourDetails: 'Your details',
  changeYourEmail: 'Change your email',
  nowWeSendALink: (email: string) =>
    `Now: ${email}. We send a link to the new address; until you open it the old one stays in force.`,
  newEmail: 'New email',
  sendTheLink: 'Send the link',
  thisIsYourAddressAlready: 'This is your address already.',
  tooManyChangesWereAsked: (retryAfterSeconds: string) =>
    `Too many changes were asked for. Try again in ${retryAfterSeconds}.`,
}

const addressFields = {
  staffWords: {
    commune: 'This postcode lies in several. Their commune taxes them.',
    sinceOn: 'After a move, enter the new address with the day they moved in. The earlier one is kept.',
    isCorrection: 'They have not moved, this only puts the address right',
    canton: 'Canton that taxes them',
    cantonHint:
      'In Switzerland it follows from the commune; choose it for an address abroad. It sets the filing dates of the cases.',
  },
  thisPostcodeLiesInSeveral: 'This postcode lies in several. Your commune taxes you.',
  afterAMoveEnterThe: 'After a move, enter the new address with the day you moved in. We keep the earlier one.',
  iHaveNotMovedI: 'I have not moved, I only put the address right',
  cantonThatTaxesYou: 'Canton that taxes you',
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
  notChosen: 'Not chosen',
  earlierAddresses: 'Earlier addresses',
  since: (date: string) => ` (since ${date})`,
}

const addressForm = {
  theMayHaveAtMost: (name: string, max: number) => `The ${name} may have at most ${max} characters.`,
  theMustBeOnOne: (name: string) => `The ${name} must be on one line.`,
  chooseACountryFromThe: 'Choose a country from the list.',
  enterTheStreetOrThe: 'Enter the street, or the name of the place where there is none.',
  enterThePostcode: 'Enter the postcode.',
  enterTheTown: 'Enter the town.',
  enterADayThatExists: 'Enter a day that exists, such as 01.03.2026.',
  thisDayIsStillTo: 'This day is still to come. Enter the new address from then on.',
  thereIsNoSwissPostcode: (postcode: string) => `There is no Swiss postcode ${postcode}.`,
  thePostcodeLiesInSeveral: (postcode: string) => `The postcode ${postcode} lies in several communes. Choose yours.`,
}

const answerOfSave = {
  changedElsewhereMeanwhileToSave: (current: string) =>
    `Changed elsewhere meanwhile to “${current}”. Save again to keep what stands here.`,
}

const householdPage = {
  joinWords: {
    'link-invalid': 'This invitation no longer works. Ask whoever invited you for a new one.',
    'other-address': 'This invitation is for another address. Sign in with the account of that address.',
    'has-household': 'You belong to a household already, or have invited somebody. End that first, then accept.',
    'sign-in-first': 'Please sign in first.',
  },
  profile: 'Profile',
  thisIsYourOwnAddress: 'This is your own address. Each person needs one of their own.',
  youHaveInvitedSomebodyAlready: 'You have invited somebody already. Take that invitation back first.',
  youBelongToAHousehold: 'You belong to a household already. End that first.',
  tooManyInvitationsWereSent: (retryAfterSeconds: string) =>
    `Too many invitations were sent. Try again in ${retryAfterSeconds}.`,
}

const householdView = {
  yourHousehold: 'Your household',
  sharesCasesWithYou: (clientName: string) => `${clientName} shares cases with you`,
  since: (date: string) => ` since ${date}`,
  youFindThemUnderTax: '. You find them under Tax Cases.',
  leaveThisHousehold: 'Leave this household',
  youNoLongerSeeThe: (clientName: string) =>
    `You no longer see the cases of ${clientName}. What you sent, wrote and approved stays with them.`,
  thisInvitationNoLongerWorks: 'This invitation no longer works. Ask whoever sent it for a new one.',
  thisInvitationIsForAnother: 'This invitation is for another address. Sign in with the account of that address.',
  invitesYou: (from: string) => `${from} invites you`,
  youWillSeeTheTax: (from: string) =>
    `You will see the tax cases that ${from} shares with you. Your own cases stay yours alone. Both of you can end this at any time.`,
  acceptTheInvitation: 'Accept the invitation',
  sharesCasesWithYouSince: (date: string) => `Shares cases with you since ${date}`,
  theInvitationHasRunOut: 'The invitation has run out. Take it back, then invite again.',
  invitedTheLinkWorksUntil: (date: string) => `Invited; the link works until ${date}`,
  endSharingWith: (name: string) => `End sharing with ${name}`,
  takeTheInvitationBack: 'Take the invitation back',
  noLongerSeesYourCases: (name: string) =>
    `${name} no longer sees your cases. What was sent, written and approved stays with them.`,
  theLinkOfTheLetter: 'The link of the letter no longer works.',
  inviteYourPartner: 'Invite your partner',
  oneOtherPersonSuchAs: (invitationDays: number) =>
    `One other person, such as your spouse, can see the cases that you share, send documents and messages, and approve a joint return with you. They use a sign-in of their own. The link we send works for ${invitationDays} days. Cases that open from now on are shared; you choose for each.`,
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  sendTheInvitation: 'Send the invitation',
}

const sharingPanel = {
  sharedCases: 'Shared cases',
  youHaveNoCasesYet: 'You have no cases yet. Those that open from now on are shared.',
  case: 'Case',
  sharing: 'Sharing',
  shared: 'Shared',
  notShared: 'Not shared',
  change: 'Change',
  stopSharing: 'Stop sharing',
  share: 'Share',
}

const passkeysPanel = {
  passkeys: 'Passkeys',
  yourPasskeys: 'Your passkeys',
  youHaveNoPasskeysWith: 'You have no passkeys. With one you sign in by fingerprint, face or PIN of your device.',
  toAddOrRemoveA: 'To add or remove a passkey, show first that it is you.',
  continue: 'Continue',
  passkey: 'Passkey',
  remove: 'Remove',
  passkeyAdded: 'Passkey Added',
  youCanSignInWith: 'You can sign in with it from now on.',
  passkeyNotAdded: 'Passkey Not Added',
  addAPasskey: 'Add a passkey',
}

const profileFormView = {
  email: 'Email',
  theClientSignsInWith: 'The client signs in with it, and alone can change it.',
  youSignInWithIt: 'You sign in with it. Change it below.',
  taxId: 'Tax ID',
  theRegisterNumberOfYour: 'The register number of your cantonal tax office, not the AHV number. We keep it encrypted.',
  civilStatus: 'Civil status',
  notChosen: 'Not chosen',
  children: 'Children',
  yearsOfBirthSuchAs: 'Years of birth, such as 2015, 2018',
  saving: 'Saving…',
  saveChanges: 'Save Changes',
}

const profileForm = {
  theTaxIdMayHave: 'The tax ID may have at most 50 characters.',
  theTaxIdMustBe: 'The tax ID must be on one line.',
  chooseACantonFromThe: 'Choose a canton from the list.',
  chooseACivilStatusFrom: 'Choose a civil status from the list.',
  enterOnlyYears: 'Enter only years.',
  enterYearsOfBirthUp: (thisYear: number) => `Enter years of birth up to ${thisYear}, such as 2015, 2018.`,
}

const profileTabs = {
  profile: 'Profile',
  details: 'Details',
  household: 'Household',
  letters: 'Letters',
  security: 'Security',
  yourData: 'Your data',
}

const profile = {
  dayErrors: {
    'no-day': 'Enter the day on which you moved in.',
    'not-later':
      'You have entered another address. Enter the day on which you moved in, or tick that you are putting the present address right.',
    'before-earlier': 'You lived at an earlier address until later than that. Enter a later day.',
  },
}

const secondFactorPanel = {
  secondFactor: 'Second factor',
  on: 'On',
  off: 'Off',
  weAskForACode: 'We ask for a code of your authenticator app when you sign in.',
  newRecoveryCodes: 'New recovery codes',
  switchOff: 'Switch off',
  withAnAuthenticatorAppOn:
    'With an authenticator app on your phone, nobody gets in with your password alone. You need a free app such as Aegis, 2FAS, Google or Microsoft Authenticator.',
  setUp: 'Set up',
  scanThisPictureWithYour: 'Scan this picture with your authenticator app.',
  keepTheseRecoveryCodesIn: 'Keep these recovery codes in a safe place. Each works once, if you lose your phone.',
  enterTheSixDigitsThat: 'Enter the six digits that your app shows now.',
  code: 'Code',
  switchOn: 'Switch on',
  yourRecoveryCodesShownThis: 'Your recovery codes: shown this once',
}

const securityActions = {
  enterYourPassword: 'Enter your password.',
  enterYourPasswordFirstThen: 'Enter your password first, then remove the passkey.',
  theSecondFactorIsOn: 'The second factor is on already.',
  theSecondFactorIsOff: 'The second factor is off.',
  pleaseBeginTheSetUp: 'Please begin the set-up again.',
  yourSecondFactorIsRequired: 'Your second factor is required and stays on.',
}

const securityPage = {
  signInAndSecurity: 'Sign-in and security',
  profile: 'Profile',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  atLeastCharactersYourOther: (shortestPassword: number) =>
    `At least ${shortestPassword} characters. Your other sessions end.`,
  changePassword: 'Change password',
  sessions: 'Sessions',
  yourSessions: 'Your sessions',
  thisBrowser: 'This browser',
  end: 'End',
  endAllOthers: 'End all others',
}

const enter = {
  adminBypassDev: 'Admin Bypass (Dev)',
  bypassError: 'Bypass Error',
  loginFailed: 'Login Failed',
  bypassFailed: 'Bypass Failed',
  registrationFailed: 'Registration Failed',
  unableToCreateAccount: 'Unable to create account',
}

const registerForm = {
  createAnAccount: 'Create an account',
  weCheckEachRegistrationAnd: 'We check each registration and write to you once your account is activated.',
  email: 'Email',
  password: 'Password',
  atLeastCharacters: (shortestPassword: number) => `At least ${shortestPassword} characters`,
  creatingYourAccount: 'Creating your account…',
  createAccount: 'Create Account',
  alreadyHaveAnAccount: 'Already have an account?',
  signIn: 'Sign In',
}

const signInForm = {
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

const appointmentCard = {
  joinMeeting: 'Join Meeting',
}

const caseCards = {
  progressOf: (caseNumber: string) => `Progress of ${caseNumber}`,
  phaseOf: (now: number, count: number) => `Phase ${now} of ${count}`,
}

const caseTable = {
  case: 'Case',
  status: 'Status',
  step: 'Step',
  nextDate: 'Next date',
}

const dashboardView = {
  dashboard: 'Dashboard',
  helloThisIsWhereYour: (firstName: string) => `Hello ${firstName}. This is where your cases stand.`,
  yourDashboard: 'Your dashboard',
  yourTurn: 'Your turn',
  yourTurnToDo: (count: number, text: string) => `Your turn: ${count} ${text} to do`,
  nothingAtTheMomentWe: 'Nothing at the moment. We write to you as soon as we need something.',
  recentCases: 'Recent cases',
  allCases: 'All cases',
  appointmentsMessagesAndHelp: 'Appointments, messages and help',
  upcomingAppointments: 'Upcoming appointments',
  questions: 'Questions?',
  writeToYourAdviserYour: 'Write to your adviser. Your message goes to whoever looks after your case.',
  newMessage: 'New Message',
  youHaveNoCasesYet: 'You have no cases yet',
  aCaseOpensAsSoon: 'A case opens as soon as you have bought a package: one for each household and tax year.',
  seeOurPackages: 'See our packages',
  latestMessage: 'Latest message',
  all: 'All',
  readAndReply: 'Read and reply',
}

const documentsPanel = {
  documents: 'Documents',
  allDocuments: 'All documents',
  of: (received: number, needed: number) => `${received} of ${needed}`,
  requiredReceived: 'required received',
  ofRequiredDocumentsReceived: (received: number, needed: number) =>
    `${received} of ${needed} required documents received`,
  beingChecked: 'Being checked',
  notThereYet: 'Not there yet',
  uploadDocuments: 'Upload documents',
}

const panelView = {
  couldNotBeLoaded: (what: string) => `${what} could not be loaded`,
  nothingIsLostPleaseTry: (reference: string) =>
    `Nothing is lost. Please try again in a moment. Reference: ${reference}`,
}

const passkeys = {
  someTimeHasPassedLoad: 'Some time has passed. Load the page again and enter your password.',
  pleaseSignInAgainThen: 'Please sign in again, then add the passkey.',
  thisPasskeyWasNotAccepted: 'This passkey was not accepted.',
  thisDeviceHasAPasskey: 'This device has a passkey of this account already.',
}

const portalShell = {
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

const todoList = {
  approve: 'Approve',
  replace: 'Replace',
  answer: 'Answer',
  upload: 'Upload',
  decide: 'Decide',
  pay: 'Pay',
  read: 'Read',
}

const useUploads = {
  wasReceived: (name: string, repeated: string) => `${name} was received. ${repeated}`,
  wasNotTaken: (name: string, text: string) => `${name} was not taken. ${text}`,
}

export const portalTexts = {
  portal,
  badges,
  homePage,
  notices,
  portalDataRoute,
  portalLayout,
  portalMeta,
  profilePage,
  addressFields,
  addressForm,
  answerOfSave,
  householdPage,
  householdView,
  sharingPanel,
  passkeysPanel,
  profileFormView,
  profileForm,
  profileTabs,
  profile,
  secondFactorPanel,
  securityActions,
  securityPage,
  enter,
  registerForm,
  signInForm,
  appointmentCard,
  caseCards,
  caseTable,
  dashboardView,
  documentsPanel,
  panelView,
  passkeys,
  portalShell,
  todoList,
  useUploads,
}
