import type { AlertKind } from '#accounts/alerts/alert-settings.ts'
import { maxPasswordLength, type PasswordError, shortestPassword } from '#accounts/passwords/password-policy.ts'
import type { CivilStatus } from '#accounts/people/household.ts'
import { maxLength } from '#accounts/people/max-lengths.ts'
import type { StatusCode } from '#accounts/people/person.ts'
import type { FieldErrorText } from '#accounts/registration/forms.ts'
import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { Refusal } from '#accounts/sign-in/sign-in-refusal.ts'
import { maxCases, maxNameLength, maxWordLength, maxWords, type StaffMemberError } from '#accounts/team/profile.ts'
import { nameWordsEn } from '#company/name-words.ts'
import type { FieldWords } from '#platform/field-errors.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import type { RefusalWords } from '#platform/words.ts'

type Facts = { count: number; name: string | null }

export type AlertWords = {
  kinds: Record<AlertKind, string>
  happened: Record<AlertKind, (facts: Facts) => string>
}

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const alert: AlertWords = {
  kinds: {
    'failed-sign-ins': 'Failed sign-ins',
    'mass-downloads': 'Downloads by one person',
    'role-changes': 'Changes of roles',
    exports: 'Exports of lists',
  },
  happened: {
    'failed-sign-ins': ({ count }) => `${times(count, 'sign-in', 'sign-ins')} failed within an hour.`,
    'mass-downloads': ({ count, name }) =>
      `${name ?? 'Somebody'} opened or downloaded ${times(count, 'document', 'documents')} within an hour.`,
    'role-changes': ({ count }) => `${times(count, 'role was', 'roles were')} changed within an hour.`,
    exports: ({ count }) => `${times(count, 'list was', 'lists were')} exported within an hour.`,
  },
}

export type StaffMemberWords = {
  fields: FieldWords<StaffMemberError>
}

const staffMember: StaffMemberWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxNameLength, missing: 'Enter first and last name.' }),
    'initials-too-long': 'Use up to three letters.',
    'words-too-long': `Use at most ${maxWordLength} characters for each.`,
    'words-too-many': `Name at most ${maxWords}.`,
    'role-unknown': 'Choose a role.',
    'limit-broken': `Enter a whole number from 1 to ${maxCases}, or nothing.`,
  },
}

export type AccountWords = {
  signIn: RefusalWords<Refusal>
  proof: RefusalWords<ReauthRefusal>
  passwords: Record<PasswordError, string>
  fields: FieldWords<FieldErrorText>
  statusCodes: Record<StatusCode, string>
  civilStatuses: Record<CivilStatus, string>
}

const passwordFirst = 'Choose a password first: we sent you a letter with a link.'
const invalidCode = 'This code is not valid. Wait for the next one and try again.'
const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  `Too many attempts. Try again in ${waitingTime(retryAfterSeconds)}.`

const tooLong = (name: string, max: number) => `Your ${name} may have at most ${max} characters.`
const broken = (name: string) => `Your ${name} must be on one line.`

const accounts: AccountWords = {
  signIn: {
    'invalid-credentials': 'Invalid credentials',
    'invalid-code': invalidCode,
    'no-challenge': 'The sign-in took too long. Please enter your password again.',
    'not-verified': 'Confirm your e-mail address first: we sent you a letter with a link.',
    'must-reset': passwordFirst,
    invited: passwordFirst,
    pending: 'Your account is pending approval. We write to you as soon as it is activated.',
    rejected: 'Your registration was not accepted. Please contact us if you think this is wrong.',
    suspended: 'Your account is suspended. Please contact us.',
    closed: 'This account is closed. Please contact us.',
    nobody: 'There is no active account to sign in as.',
    'not-found': 'Not found',
    'too-many-attempts': tooMany,
  },
  proof: {
    'wrong-password': 'This is not your current password.',
    'code-missing': 'Enter the code of your authenticator app.',
    'invalid-code': invalidCode,
    'too-many-attempts': tooMany,
  },
  passwords: {
    'too-short': `Use at least ${shortestPassword} characters.`,
    'too-long': `Use at most ${maxPasswordLength} characters.`,
    'too-common': 'This password is too common. Choose one that is harder to guess.',
    'too-personal': 'Do not use your name or your e-mail address as the password.',
  },
  fields: {
    'identifier-missing': 'Enter your e-mail address or username.',
    'identifier-too-long': tooLong('e-mail address or username', maxLength.identifier),
    'identifier-broken': broken('e-mail address or username'),
    ...nameWordsEn('first-name', {
      label: 'first name',
      max: maxLength['first-name'],
      missing: 'Enter your first name.',
    }),
    ...nameWordsEn('last-name', { label: 'last name', max: maxLength['last-name'], missing: 'Enter your last name.' }),
    ...nameWordsEn('company', { label: 'company', max: maxLength.company, missing: 'Enter your company.' }),
    'phone-too-long': tooLong('phone number', maxLength.phone),
    'phone-broken': broken('phone number'),
    'phone-unknown':
      'Check the phone number: with the country code unless it is Swiss, such as 032 123 45 67 or +49 30 123456.',
    'email-missing': 'Enter your e-mail address.',
    'email-too-long': 'This e-mail address is too long.',
    'email-incomplete': 'Enter a valid e-mail address, such as name@example.com.',
    'password-missing': 'Enter your password.',
    'new-password-missing': 'Choose a password.',
    'code-missing': 'Enter the code.',
    'code-too-long': 'This code is too long.',
  },
  civilStatuses: {
    single: 'Single',
    married: 'Married',
    partnership: 'Registered partnership',
    separated: 'Separated',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  statusCodes: { 'taken-over': 'Reported as taken over; the earlier address is in use.' },
}

const alertNotes = {
  openTheLog: 'Open the log',
}

const saveDraft = {
  saveDraft: 'Save draft',
}

const preferencesPage = {
  profile: 'Profile',
  whichLettersYouGet: 'Which letters you get',
  saveChanges: 'Save Changes',
}

const stopPage = {
  stopTheseLetters: 'Stop these letters',
  thisLinkNoLongerWorks: 'This link no longer works',
  youChooseYourLettersIn: 'You choose your letters in your profile.',
  youGetNoMoreLetters: (label: string) => `You get no more letters about: ${label}`,
  chooseYourLetters: 'Choose your letters',
  noMoreLettersAbout: (label: string) => `No more letters about: ${label}?`,
}

const sendDigests = {
  onePieceOfNewsToday: 'One piece of news today',
  piecesOfNewsToday: (count: number) => `${count} pieces of news today`,
  youGetThisLetterOnce: 'You get this letter once a day because the firm has set it so.',
  youGetThisLetterOnce2: 'You get this letter once a day because you chose so in your profile.',
  thisHasComeInFor: 'This has come in for you:',
  openTheAdminPanel: 'Open the admin panel',
  openTheClientPortal: 'Open the client portal',
}

const topicWords = {
  messages: 'Messages',
  thatYourAdviserHasWritten: 'That your adviser has written. What it says stays in the portal.',
  documents: 'Documents',
  whatWeAskForWhat: 'What we ask for, what was sent back, what our virus scan held back.',
  appointments: 'Appointments',
  thatAMeetingWasPlanned: 'That a meeting was planned.',
  reminders: 'Reminders',
  whatWaitsForYou: 'What waits for you.',
  yourNextTaxReturn: 'Your next tax return',
  onceAYearThatWe: 'Once a year: that we can take up your return of the new year.',
  newsOfYourCases: 'News of your cases',
  thatACaseWasOpened: 'That a case was opened or has moved on.',
  atOnce: 'At once',
  onceADayInOne: 'Once a day, in one letter',
  notAtAll: 'Not at all',
}

const invitationPage = {
  itWasUsedAlreadyWas: 'It was used already, was taken back, or is too old. Ask whoever invited you for a new one.',
  invitesYou: (clientName: string) => `${clientName} invites you`,
  youWillSeeTheTax: (clientName: string) =>
    `You will see the tax cases that ${clientName} shares with you, can send documents and messages, and approve a joint return. Both of you can end this at any time.`,
  youHaveAnAccountWith: (email: string) => `You have an account with us as ${email}. Sign in with it to accept.`,
  signInToAccept: 'Sign in to accept',
  acceptAndSignIn: 'Accept and sign in',
  firstName: 'First name',
  lastName: 'Last name',
}

const forgotPasswordPage = {
  forgotYourPassword: 'Forgot your password?',
  askForALinkTo: 'Ask for a link to choose a new one.',
  tooManyRequestsTryAgain: (retryAfterSeconds: string) => `Too many requests. Try again in ${retryAfterSeconds}.`,
  enterYourEMailAddress: 'Enter your e-mail address. We send you a link to choose a new one.',
  email: 'Email',
  sendTheLink: 'Send the link',
  lookIntoYourMailbox: 'Look into your mailbox',
  ifHasAnAccountA: (email: string) =>
    `If ${email} has an account, a letter with a link is on its way. The link works for 30 minutes.`,
  nothingThereAfterAFew:
    'Nothing there after a few minutes? Look into the folder for unwanted mail, or check the address.',
  tryAnotherAddress: 'Try another address',
}

const setPasswordPage = {
  chooseAPassword: 'Choose a password',
  chooseAPasswordForYour: 'Choose a password for your account.',
  askForANewLink: 'Ask for a new link',
  itWasUsedAlreadyIs: 'It was used already, is too old, or is not complete. You can ask for a new one at any time.',
  welcomeChooseAPasswordFor: (name: string, text: string) => `Welcome, ${name}. Choose a password for ${text}.`,
  chooseANewPassword: 'Choose a new password',
  saveThePassword: 'Save the password',
  thesePasskeysOpenYourAccount: 'These passkeys open your account too',
  removeThemYouCanAdd: 'Remove them (you can add new ones later)',
  youCanSignInWith: 'You can sign in with it now.',
  yourPasswordIsSaved: 'Your password is saved',
  goToTheSignIn: 'Go to the sign-in',
}

const personFields = {
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  canton: 'Canton',
  civilStatus: 'Civil status',
  children: 'Children',
  registered: 'Registered',
  lastLogin: 'Last login',
  secondFactor: 'Second factor',
  statusSince: 'Status since',
  reason: 'Reason',
  id: 'Id',
  nameText: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  taxId: 'Tax ID',
  address: 'Address',
  language: 'Language',
  emailConfirmed: 'Email confirmed',
  mustChooseAPassword: 'Must choose a password',
  username: 'Username',
  role: 'Role',
  status: 'Status',
  statusCode: 'Status code',
  mergedInto: 'Merged into',
  mergedAt: 'Merged at',
  searchText: 'Search text',
  lastChanged: 'Last changed',
}

const confirmEmailChangePage = {
  useAnotherAddressForYour: 'Use another address for your account.',
  theAddressBelongsToAnother: 'The address belongs to another account by now. Your account keeps the address it has.',
  itWasUsedAlreadyIs:
    'It was used already, is older than 24 hours, or is not complete. You can ask for a new one in your profile.',
  fromNowOnYouSign: (email: string) => `From now on you sign in with ${email}, and we write to this address.`,
  useThisAddress: 'Use this address',
  yourEMailAddressIs: 'Your e-mail address is changed',
  pleaseSignInAgainWith: (email: string) => `Please sign in again, with ${email}.`,
  goToTheSignIn: 'Go to the sign-in',
}

const verifyEmailPage = {
  confirmYourEMailAddress: 'Confirm your e-mail address',
  theLastStepOfYour: 'The last step of your registration.',
  itWasUsedAlreadyIs:
    'It was used already, is older than 24 hours, or is not complete. If you confirmed your address before, you need not do anything: we write to you once your account is activated. Otherwise, please register again.',
  youRegisteredWithIsThis: (email: string) => `You registered with ${email}. Is this your address?`,
  confirmMyAddress: 'Confirm my address',
  yourAddressIsConfirmed: 'Your address is confirmed',
  yourAccountIsPendingApproval:
    'Your account is pending approval. We look at each registration and write to you once it is activated.',
  goHome: 'Go Home',
}

const notMePage = {
  thisWasNotMe: 'This was not me',
  lockYourAccountAfterSomething: 'Lock your account after something that you did not do.',
  chooseANewPassword: 'Choose a new password',
  itWasUsedAlreadyIs: (disownDays: number, office: string) =>
    `It was used already, is older than ${disownDays} days, or is not complete. If something is wrong with your account, choose a new password and write to ${office}.`,
  wasItNotYou: 'Was it not you?',
  weThenLockYourAccount:
    'We then lock your account: whoever is signed in is signed out, open links stop working, and nobody gets in until you have chosen a new password.',
  theLinkForTheNew: (email: string) =>
    `The link for the new password goes to ${email}. Your cases and documents stay as they are.`,
  thisWasNotMeLock: 'This was not me: lock my account',
  yourAccountIsLocked: 'Your account is locked',
  aLetterWithALink: (email: string) =>
    `A letter with a link to choose a new password is on its way to ${email}. The link works for 30 minutes.`,
  ifTheLetterDoesNot: (office: string) =>
    `If the letter does not come, ask for another. If anything in your account looks wrong afterwards, write to ${office}.`,
  askForAnotherLetter: 'Ask for another letter',
  yourEarlierAddressBelongsTo: (office: string, phone: string) =>
    `Your earlier address belongs to another account by now, so we cannot send you a link there. Please write to ${office} or call ${phone}; we open the account again together.`,
}

const adminAuthRoute = {
  usernameAndPasswordAreRequired: 'Username and password are required',
}

const allowList = {
  notFromThisNetwork: 'Not from this network',
}

const authRequests = {
  sessiontokenIsRequired: 'sessionToken is required',
  invalidOrExpiredSession: 'Invalid or expired session',
  invalidBypassCode: 'Invalid bypass code',
  enterTheCodeOfYour: 'Enter the code of your authenticator app as well (field "code").',
  unknownAction: 'Unknown action',
  theBodyMustBeJson: 'The body must be JSON',
  usePost: 'Use POST',
}

const authRoute = {
  emailAndPasswordAreRequired: 'Email and password are required',
}

const device = {
  unknownBrowser: 'Unknown browser',
}

const passkeyRoute = {
  notFound: 'Not found',
  use: (method: string) => `Use ${method}`,
  signInFirst: 'Sign in first.',
  enterYourPasswordFirst: 'Enter your password first.',
  thisPasskeyWasNotAccepted: 'This passkey was not accepted.',
}

const createStaff = {
  aUsernameHas3To: 'A username has 3 to 32 letters, digits, dots or dashes and begins with a letter.',
  enterANameOfAt: 'Enter a name of at most 200 characters.',
}

const resetFactor = {
  theOperatorOfTheServer: 'The operator of the server',
}

const authenticatorKey = {
  qrCodeForYourAuthenticator: 'QR code for your authenticator app',
  or: 'Or',
  openItOnThisDevice: 'open it on this device',
  orTypeThisKeyIn: ', or type this key in:',
}

const deadLink = {
  thisLinkNoLongerWorks: 'This link no longer works',
  goToTheSignIn: 'Go to the sign-in',
}

const passwordByLink = {
  for: (email: string) => `For ${email}`,
  password: 'Password',
  atLeastCharacters: (shortestPassword: number) => `At least ${shortestPassword} characters`,
}

const accountsPersonFields = {
  firstName: 'First Name',
  lastName: 'Last Name',
  company: 'Company',
  phone: 'Phone',
}

const reauthFields = {
  yourPassword: 'Your password',
  code: 'Code',
  ofYourAuthenticatorAppOr: 'Of your authenticator app, or a recovery code',
}

const signInLayout = {
  skipToContent: 'Skip to content',
}

export const accountTexts = {
  alert,
  staffMember,
  accounts,
  alertNotes,
  saveDraft,
  preferencesPage,
  stopPage,
  sendDigests,
  topicWords,
  invitationPage,
  forgotPasswordPage,
  setPasswordPage,
  personFields,
  confirmEmailChangePage,
  verifyEmailPage,
  notMePage,
  adminAuthRoute,
  allowList,
  authRequests,
  authRoute,
  device,
  passkeyRoute,
  createStaff,
  resetFactor,
  authenticatorKey,
  deadLink,
  passwordByLink,
  accountsPersonFields,
  reauthFields,
  signInLayout,
}
