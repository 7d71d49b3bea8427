import type { AlertKind } from '#accounts/alerts/alert-settings.ts'
import type { FactCode } from '#accounts/households/household-facts.ts'
import { maxPasswordLength, type PasswordError, shortestPassword } from '#accounts/passwords/password-policy.ts'
import type { CivilStatus } from '#accounts/people/household.ts'
import { maxCases, maxLength, maxNameLength, maxWordLength, maxWords } from '#accounts/people/max-lengths.ts'
import type { StatusCode } from '#accounts/people/person.ts'
import type { FieldErrorText } from '#accounts/registration/forms.ts'
import type { ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { Refusal } from '#accounts/sign-in/sign-in-refusal.ts'
import type { DeputyError } from '#accounts/team/deputy.ts'
import type { StaffMemberError } from '#accounts/team/profile.ts'
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

export const alert: AlertWords = {
  kinds: {
    'failed-sign-ins': 'Failed sign-ins',
    'mass-downloads': 'Many downloads by one person',
    'role-changes': 'Role changes',
    exports: 'List exports',
  },
  happened: {
    'failed-sign-ins': ({ count }) => `${times(count, 'sign-in', 'sign-ins')} failed within an hour.`,
    'mass-downloads': ({ count, name }) =>
      `${name ?? 'Someone'} opened or downloaded ${times(count, 'document', 'documents')} within an hour.`,
    'role-changes': ({ count }) => `${times(count, 'role was', 'roles were')} changed within an hour.`,
    exports: ({ count }) => `${times(count, 'list was', 'lists were')} exported within an hour.`,
  },
}

export type StaffMemberWords = {
  fields: FieldWords<StaffMemberError>
}

export const deputy: Record<DeputyError, string> = {
  'deputy-unknown': 'Choose another active staff member.',
  'day-unknown': 'Enter a date such as 24.12.2026.',
  'day-past': 'Enter a last day that is today or later.',
  'until-before-from': 'The last day must not be before the first day.',
  'too-long': 'A deputy can be set for at most a year.',
  'days-taken': 'There is already a deputy on some of these days. End that entry first.',
}

export const staffMember: StaffMemberWords = {
  fields: {
    ...nameWordsEn('name', { label: 'name', max: maxNameLength, missing: 'Enter a first and last name.' }),
    'initials-too-long': 'Use up to three letters for the initials.',
    'words-too-long': `Use at most ${maxWordLength} characters for each entry.`,
    'words-too-many': `Enter at most ${maxWords} entries.`,
    'role-unknown': 'Choose a role.',
    'limit-broken': `Enter a whole number from 1 to ${maxCases}, or leave this blank.`,
    'rate-broken': 'Enter whole francs from 10 to 2,000, or leave this blank.',
  },
}

export type AccountWords = {
  signIn: RefusalWords<Refusal>
  proof: RefusalWords<ReauthRefusal>
  passwords: Record<PasswordError, string>
  fields: FieldWords<FieldErrorText>
  statusCodes: Record<StatusCode, string>
  civilStatuses: Record<CivilStatus, string>
  householdFacts: Record<FactCode, string>
  yes: string
  no: string
}

const passwordFirst = 'Please choose a password first. Use the link in the email we sent you.'
const invalidCode = 'This code is not valid. Wait for the next one and try again.'
const tooMany = ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
  `Too many attempts. Try again in ${waitingTime(retryAfterSeconds)}.`

const tooLong = (name: string, max: number) => `Your ${name} can be up to ${max} characters long.`
const broken = (name: string) => `Your ${name} must be on one line.`

export const accounts: AccountWords = {
  signIn: {
    'invalid-credentials': 'Invalid credentials',
    'invalid-code': invalidCode,
    'no-challenge': 'Your sign-in has timed out. Please enter your password again.',
    'not-verified': 'Please confirm your email address first. Use the link in the email we sent you.',
    'must-reset': passwordFirst,
    invited: passwordFirst,
    pending: 'Your account is pending approval. We will email you as soon as it is active.',
    rejected: 'We could not accept your registration. Please contact us if you think this is a mistake.',
    suspended: 'Your account is suspended. Please contact us.',
    closed: 'This account is closed. Please contact us.',
    nobody: 'There is no active account to sign in with.',
    'not-found': 'Not found',
    'too-many-attempts': tooMany,
  },
  proof: {
    'wrong-password': 'This is not your current password.',
    'code-missing': 'Enter the code from your authenticator app.',
    'invalid-code': invalidCode,
    'too-many-attempts': tooMany,
  },
  passwords: {
    'too-short': `Use at least ${shortestPassword} characters.`,
    'too-long': `Use at most ${maxPasswordLength} characters.`,
    'too-common': 'This password is too common. Choose one that is harder to guess.',
    'too-personal': 'Do not use your name or email address as your password.',
  },
  fields: {
    'identifier-missing': 'Enter your email address or username.',
    'identifier-too-long': tooLong('email address or username', maxLength.identifier),
    'identifier-broken': broken('email address or username'),
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
      'Check the phone number, for example 032 123 45 67 or +49 30 123456. Include the country code unless the number is Swiss.',
    'email-missing': 'Enter your email address.',
    'email-too-long': 'This email address is too long.',
    'email-incomplete': 'Enter a valid email address, such as name@example.com.',
    'password-missing': 'Enter your password.',
    'new-password-missing': 'Choose a password.',
    'code-missing': 'Enter the code.',
    'code-too-long': 'This code is too long.',
  },
  householdFacts: {
    'civil-status': 'Marital status',
    'partner-place': 'Spouse or partner lives',
    'partner-name': 'Partner’s first name',
    children: 'Children',
    'children-list': 'Children’s details',
    commune: 'Commune',
    'birth-date': 'Date of birth',
    church: 'Religious affiliation',
    permit: 'Permit',
  },
  yes: 'Yes',
  no: 'No',
  civilStatuses: {
    single: 'Single',
    married: 'Married',
    partnership: 'Registered partnership',
    separated: 'Separated',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  statusCodes: { 'taken-over': 'Account reported as hijacked; the previous email address has been restored.' },
}

export const alertNotes = {
  openAuditLog: 'Open the audit log',
}

export const saveDraft = {
  saveDraft: 'Save draft',
}

export const preferencesPage = {
  profile: 'Profile',
  emailNotifications: 'Email notifications',
  saveChanges: 'Save Changes',
}

export const stopPage = {
  stopTheseEmails: 'Stop these emails',
  thisLinkNoLongerWorks: 'This link no longer works',
  youCanChangeYourEmail: 'You can change your email notifications in your profile.',
  youWillNoLongerGet: (label: string) => `You will no longer get emails about: ${label}`,
  changeEmailNotifications: 'Change email notifications',
  stopEmailsAbout: (label: string) => `Stop emails about: ${label}?`,
}

export const sendDigests = {
  yourDailySummaryOneUpdate: 'Your daily summary: one update',
  yourDailySummaryUpdates: (count: number) => `Your daily summary: ${count} updates`,
  youAreReceivingThisEmail:
    'You are receiving this email once a day because your firm has switched on daily summaries.',
  youAreReceivingThisEmail2:
    'You are receiving this email once a day because you chose daily summaries in your profile.',
  hereAreYourUpdatesSince: 'Here are your updates since the last summary:',
  openAdminPanel: 'Open the admin panel',
  openClientPortal: 'Open the client portal',
}

export const topicWords = {
  messages: 'Messages',
  whenYourAdviserSendsYou: 'When your adviser sends you a message. You can read the message itself in the portal.',
  documents: 'Documents',
  whenWeNeedDocumentOr: 'When we need a document or a new copy, or our virus scan blocks a file.',
  appointments: 'Appointments',
  whenAppointmentIsBookedFor: 'When an appointment is booked for you.',
  reminders: 'Reminders',
  whenTasksAreWaitingFor: 'When tasks are waiting for you.',
  yourNextTaxReturn: 'Your next tax return',
  onceYearWhenYouCan: 'Once a year, when you can start your new tax return with us.',
  progressOfYourCases: 'Progress of your cases',
  whenWeOpenCaseOr: 'When we open a case or it reaches a new step.',
  straightAway: 'Straight away',
  onceDayInOneEmail: 'Once a day, in one email',
  never: 'Never',
  stillComes:
    'You will always get emails straight away about your login and its security, orders and refunds, drafts waiting for your approval, and tax assessments with their deadlines.',
}

export const invitePartner = {
  thisIsYourOwnEmail: 'This is your own email address. Enter your partner’s: each person needs their own.',
  youHaveAlreadyInvitedSomeone: 'You have already invited someone. Withdraw that invitation first.',
  youAlreadyBelongToHousehold: 'You already belong to a household. Leave it first.',
  youHaveSentTooMany: (retryAfterSeconds: string) =>
    `You have sent too many invitations. Try again in ${retryAfterSeconds}.`,
}

export const invitationPage = {
  invitationToAHousehold: 'Invitation to share tax cases',
  thisInvitationHasAlreadyBeen:
    'This invitation has already been used, was withdrawn or has expired. Ask the person who invited you for a new one.',
  invitesYou: (clientName: string) => `${clientName} has invited you`,
  youWillSeeTaxCases: (clientName: string) =>
    `You will see the tax cases that ${clientName} shares with you. You can upload documents, send messages and approve a joint tax return. Each of you can stop sharing at any time.`,
  youAlreadyHaveAccountWith: (email: string) =>
    `You already have an account with us: ${email}. Sign in to it to accept the invitation.`,
  signInToAccept: 'Sign in to accept',
  acceptAndSignIn: 'Accept and sign in',
  firstName: 'First name',
  lastName: 'Last name',
}

export const forgotPasswordPage = {
  forgotYourPassword: 'Forgot your password?',
  requestLinkToChooseNew: 'Request a link to choose a new password.',
  tooManyRequestsTryAgain: (retryAfterSeconds: string) => `Too many requests. Try again in ${retryAfterSeconds}.`,
  enterYourEmailAddressWe: 'Enter your email address. We will send you a link to choose a new password.',
  email: 'Email',
  sendLink: 'Send link',
  checkYourInbox: 'Check your inbox',
  ifThereIsAccountFor: (email: string) =>
    `If there is an account for ${email}, we have sent it an email with a link. The link works for 30 minutes.`,
  noEmailAfterFewMinutes: 'No email after a few minutes? Check your spam folder, or check that the address is correct.',
  tryAnotherEmailAddress: 'Try another email address',
}

export const setPasswordPage = {
  choosePassword: 'Choose a password',
  choosePasswordForYourAccount: 'Choose a password for your account.',
  requestNewLink: 'Request a new link',
  thisLinkHasAlreadyBeen:
    'This link has already been used, has expired or is incomplete. You can request a new one at any time.',
  welcomeChoosePasswordFor: (name: string, text: string) => `Welcome, ${name}. Choose a password for ${text}.`,
  chooseNewPassword: 'Choose a new password',
  savePassword: 'Save password',
  youCanAlsoSignIn: 'You can also sign in with these passkeys',
  removeThesePasskeysYouCan: 'Remove these passkeys (you can add new ones later)',
  yourNewPasswordReplacesThe:
    'Your new password will replace the old one. You will be signed out on all devices, and links in earlier emails will stop working.',
  theAdminPanelYourSecond: 'the admin panel. If the firm requires two-step verification, you will set it up after that',
  yourClientPortal: 'your client portal',
  yourAccountIsPendingApproval:
    'Your account is pending approval. We will email you as soon as it is active; then you can sign in.',
  youCanNowSignIn: 'You can now sign in with your new password.',
  yourPasswordIsSaved: 'Your password is saved',
  goToSignIn: 'Go to sign-in',
  passkey: 'Passkey',
  added: (date: string) => `added ${date}`,
  confirmYourEmail: 'Confirm your email address',
  confirmThisIsYourEmail: (email: string) =>
    `Please confirm that ${email} is your email address. Your password stays as it is.`,
  confirm: 'Confirm email address',
}

export const personFields = {
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  canton: 'Canton',
  nationality: 'Nationality',
  maritalStatus: 'Marital status',
  children: 'Children',
  registered: 'Registered',
  lastLogin: 'Last login',
  twoStepVerification: 'Two-step verification',
  statusSince: 'Status since',
  reason: 'Reason',
  id: 'ID',
  nameText: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  taxId: 'Tax ID',
  address: 'Address',
  language: 'Language',
  emailConfirmed: 'Email confirmed',
  mustChoosePassword: 'Must choose a password',
  username: 'Username',
  role: 'Role',
  status: 'Status',
  statusCode: 'Status code',
  mergedInto: 'Merged into',
  mergedAt: 'Merged at',
  searchText: 'Search text',
  lastChanged: 'Last changed',
}

export const confirmEmailChangePage = {
  confirmYourNewEmailAddress: 'Confirm your new email address',
  changeEmailAddressOfYour: 'Change the email address for your account.',
  anotherAccountNowUsesThis: 'Another account now uses this email address. Your account keeps its current address.',
  thisLinkHasAlreadyBeen:
    'This link has already been used, is more than 24 hours old or is incomplete. You can request a new one in your profile.',
  fromNowOnYouWill: (email: string) =>
    `Once you confirm, you will sign in with ${email}, and we will send all emails to this address.`,
  useThisAddress: 'Use this address',
  yourEmailAddressHasBeen: 'Your email address has been changed',
  pleaseSignInAgainWith: (email: string) => `Please sign in again with ${email}.`,
  goToSignIn: 'Go to sign-in',
}

export const verifyEmailPage = {
  confirmYourEmailAddress: 'Confirm your email address',
  thisIsLastStepOf: 'This is the last step of your registration.',
  thisLinkHasAlreadyBeen:
    'This link has already been used, is more than 24 hours old or is incomplete. If you have already confirmed your address, you do not need to do anything: we will email you as soon as your account is active. Otherwise, please register again.',
  youRegisteredWithIsThis: (email: string) => `You registered with ${email}. Is this your address?`,
  confirmMyAddress: 'Confirm my address',
  yourEmailAddressIsConfirmed: 'Your email address is confirmed',
  yourAccountIsPendingApproval:
    'Your account is pending approval. We review each registration and will email you as soon as your account is active.',
  goHome: 'Go Home',
}

export const notMePage = {
  thisWasNotMe: 'I did not do this',
  lockYourAccountIfSomeone: 'Lock your account if someone else made a change to it.',
  chooseNewPassword: 'Choose a new password',
  thisLinkHasAlreadyBeen: (disownDays: number, office: string) =>
    `This link has already been used, is more than ${disownDays} days old or is incomplete. If something is wrong with your account, choose a new password and email ${office}.`,
  wasThisNotYou: 'Was this not you?',
  ifYouConfirmWeWill:
    'If you confirm, we will lock your account. Everyone who is signed in to it will be signed out, links in earlier emails will stop working, and nobody will be able to sign in until you have chosen a new password.',
  weWillSendLinkFor: (email: string) =>
    `We will email a password reset link to ${email}. Your cases and documents will not be affected.`,
  lockMyAccount: 'Lock my account',
  yourAccountIsLocked: 'Your account is locked',
  weHaveSentLinkTo: (email: string) => `We have sent a password reset link to ${email}. The link works for 30 minutes.`,
  ifYouDoNotReceive: (office: string) =>
    `If you do not receive the email, request another one. If anything in your account looks wrong afterwards, email ${office}.`,
  requestAnotherEmail: 'Request another email',
  anotherAccountNowUsesYour: (office: string, phone: string) =>
    `Another account now uses your previous address, so we cannot send you a link there. Please email ${office} or call ${phone}, and we will help you unlock your account.`,
}

export const adminAuthRoute = {
  usernameAndPasswordAreRequired: 'Username and password are required',
}

export const allowList = {
  theAdminPanelCannotBe: 'You cannot open the admin panel from this network. Ask an owner of the firm for access.',
  accessIsNotAllowedFrom: 'Access is not allowed from this network',
}

export const authRequests = {
  sessiontokenIsRequired: 'sessionToken is required',
  invalidOrExpiredSession: 'Invalid or expired session',
  invalidBypassCode: 'Invalid bypass code',
  enterCodeFromYourAuthenticator: 'Enter the code from your authenticator app as well (field "code").',
  unknownAction: 'Unknown action',
  bodyMustBeJson: 'The body must be JSON',
  usePost: 'Use POST',
}

export const authRoute = {
  emailAndPasswordAreRequired: 'Email and password are required',
}

export const device = {
  unknownBrowser: 'Unknown browser',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
}

export const passkeyRoute = {
  notFound: 'Not found',
  use: (method: string) => `Use ${method}`,
  signInFirst: 'Sign in first.',
  enterYourPasswordFirst: 'Enter your password first.',
  thisPasskeyWasNotAccepted: 'This passkey was not accepted. Try again or use your password.',
}

export const createStaff = {
  enterUsernameOf3To: 'Enter a username of 3 to 32 letters, digits, dots or dashes that starts with a letter.',
  enterNameOfAtMost: 'Enter a name of at most 200 characters.',
}

export const resetFactor = {
  serverOperator: 'The server operator',
}

export const authenticatorKey = {
  qrCodeForYourAuthenticator: 'QR code for your authenticator app',
  or: 'Or',
  openItOnThisDevice: 'open your app on this device',
  orEnterThisKey: ', or enter this key:',
}

export const deadLink = {
  thisLinkNoLongerWorks: 'This link no longer works',
  goToSignIn: 'Go to sign-in',
}

export const passwordByLink = {
  for: (email: string) => `For ${email}`,
  password: 'Password',
  useAtLeastCharacters: (shortestPassword: number) => `Use at least ${shortestPassword} characters`,
}

export const accountsPersonFields = {
  firstName: 'First Name',
  lastName: 'Last Name',
  company: 'Company',
  phone: 'Phone',
}

export const reauthFields = {
  yourPassword: 'Your password',
  code: 'Code',
  enterCodeFromYourAuthenticator: 'Enter the code from your authenticator app, or a recovery code',
}

export const signInLayout = {
  skipToContent: 'Skip to content',
}
