import type { DismissDuplicateOutcome } from '#accounts/people/staff/dismiss-duplicate.server.ts'
import type { DuplicateReason } from '#accounts/people/staff/duplicate-db.server.ts'
import type { RequestExportOutcome } from '#accounts/people/staff/request-client-export.server.ts'
import type { DecisionOutcome } from '#accounts/registration/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/registration/invite-client.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { formatDateTime } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type ClientWords = {
  notDecided: RefusalWords<Refused<DecisionOutcome>>
  notExported: RefusalWords<Refused<RequestExportOutcome>>
  notDismissed: RefusalWords<Refused<DismissDuplicateOutcome>>
  duplicates: Record<DuplicateReason, string>
  notInvited: RefusalWords<Exclude<Refused<InviteClientOutcome | InviteAgainOutcome>, { reason: 'invalid' }>>
}

export const client: ClientWords = {
  notDecided: {
    'unknown-person': 'This client does not exist.',
    'not-allowed': 'Your role does not allow this. Ask an admin or an owner.',
    'wrong-status': 'This client’s status has changed since you opened this page. Check it before you continue.',
    'not-verified': 'This client has not confirmed their email address yet. You can approve them once they have.',
    'reason-missing': adminTexts.panel.refusals['no-reason'],
  },
  notExported: {
    'not-allowed': 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'too-soon': ({ nextAt }) =>
      `You can request only one archive a day. You can request the next one from ${formatDateTime(nextAt)}.`,
  },
  notDismissed: {
    'not-allowed': 'Your role does not allow this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'reason-missing':
      'Explain how you know that these are two different people. Other staff will see your explanation.',
  },
  duplicates: {
    mail: 'almost identical email address',
    name: 'same name, perhaps in another spelling or order',
    phone: 'same phone number',
    birth: 'same last name and date of birth',
  },
  notInvited: {
    'not-allowed': 'Your role does not allow this. Ask an admin or an owner.',
    taken: 'There is already an account with this email address.',
    'not-invited': 'This client’s invitation is no longer open.',
    'too-many-invitations': 'You can send at most three invitations a day to the same address. Try again tomorrow.',
  },
}

export const clientListPage = {
  importClients: 'Import',
  inviteClient: 'Invite a client',
  deletionRequests: 'Deletion requests',
}

export const clientList = {
  clients: 'Clients',
  searchClients: 'Search clients',
  nameEmailOrCompany: 'Name, email or company',
  status: 'Status',
  cases: 'Cases',
  allClients: 'All clients',
  withOpenCases: 'With open cases',
  withoutCases: 'Without cases',
  duplicates: 'Duplicates',
  possibleDuplicates: 'Possible duplicates',
  all: 'All',
  nameText: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  registered: 'Registered',
  lastLogin: 'Last login',
  noClientsFound: 'No clients found',
  noClientsMatchYourFilters: 'No clients match your filters.',
  never: 'Never',
}

export const clientView = {
  words: { approve: 'Approve', reject: 'Reject', suspend: 'Suspend', reinstate: 'Reinstate' },
  notConfirmed: ' (not confirmed)',
  notKnown: 'Not known',
  clients: 'Clients',
  deletionRequestedWillBeCarried: (date: string) => `Deletion requested: will be carried out on ${date}`,
  seeWhatWillBeKept: 'Review what will be kept, then decide',
  openCase: 'Open case',
  quote: 'Quote',
  book: 'Book',
  clientSince: (date: string) => `Client since ${date}`,
  adviser: (names: string) => `Adviser: ${names}`,
  language: 'Language',
  possibleDuplicate: (names: string) => `Possible duplicate: ${names}`,
  compare: 'Compare',
  writeMessage: 'Write a message',
  details: 'Details',
  edit: 'Edit',
  invitation: 'Invitation',
  thisClientHasNotChosen: 'This client has not chosen a password yet.',
  resendInvitation: 'Resend invitation',
  previousAddress: 'Previous address',
  account: 'Account',
  nothingHasBeenChanged: 'Nothing has been changed',
  reason: 'Reason',
  clientWillSeeThisReason: 'The client will see this reason in the email.',
  never: 'Never',
  on: 'On',
  off: 'Off',
  address: 'Address',
  born: (years: string) => `born ${years}`,
  communeOf: (commune: string) => `commune of ${commune}`,
  since: (date: string) => `since ${date}`,
}

export const duplicatePanel = {
  possibleDuplicate: 'Possible duplicate',
  otherAccounts: 'Other accounts',
  weFoundNoSimilarAccounts: 'We found no similar accounts.',
  registered: (value: string, date: string) => `${value}; registered ${date}`,
  mergeBothAccounts: 'Merge both accounts',
  theseAreTwoDifferentPeople: 'These are two different people',
  nothingWasSaved: 'Nothing was saved',
  howDoYouKnow: 'How do you know?',
  keepAsTwoClients: 'Keep as two clients',
  notSamePersonAs: 'Not the same person as',
  colleague: 'A colleague',
  mergeWithAnotherAccount: 'Merge with another account',
}

export const editPage = {
  edit: (name: string) => `Edit ${name}`,
  client: 'Client',
}

export const factsForm = {
  title: 'Permit, birth date and other facts',
  fromCase: (year: number, caseNumber: string) =>
    `On 31 December ${year}. These are the answers of case ${caseNumber}, so changes appear in its questions.`,
  fromRecord: (year: number) =>
    `On 31 December ${year}. No tax return of that year takes answers at the moment, so changes are saved in the client’s record.`,
  nationality: 'Nationality',
  employer: 'Employer',
  addEmployer: (label: string) => `${label}, another one`,
  ofPartner: (label: string) => `${label}, partner`,
  notKnown: 'Not known',
  save: 'Save facts',
  overwrite: 'Overwrite and save',
  askTitle: 'Nothing has been saved yet',
  saved: (label: string, value: string, on: string | null) => `${label}: ${value}${on ? `, entered on ${on}` : ''}`,
  askText: 'The client has entered this, or it has changed since you opened the page. Save again to overwrite it.',
}

export const workPanels = {
  all: (list: string) => `All: ${list.toLowerCase()}`,
  taxCases: 'Tax Cases',
  openCase: 'Open a case',
  noCasesYet: 'No cases yet.',
  noMandateYet: 'No valid power of attorney. You create one in a case.',
  noTimeYet: 'No time has been recorded yet.',
  unbilled: (time: string) => `${time} not invoiced`,
  due: (date: string) => `due ${date}`,
  missing: (count: number) => `${count} missing`,
  openBalance: 'Open balance',
  noInvoicesYet: 'No invoices yet.',
  invoicedAndPaid: (invoiced: string, paid: string) => `${invoiced} invoiced, ${paid} received`,
  paid: (date: string) => `paid ${date}`,
  documents: 'Documents',
  noDocumentsYet: 'No documents yet.',
  orders: 'Orders',
  order: (number: number) => `Order ${number}`,
  noOrdersYet: 'No orders yet.',
  messages: 'Messages',
  noMessagesYet: 'No messages yet.',
  inbox: 'Inbox',
  note: 'Note',
  new: 'New',
  appointments: 'Appointments',
  noAppointmentsYet: 'No appointments yet.',
  book: 'Book',
}

export const invoiceAddressPanel = {
  newAddress: 'New address',
  order: (number: number) => `Invoice address of order ${number}`,
  movedInOn: 'Moved in on',
  leaveEmptyToCorrect: 'Without a date, it replaces the saved address.',
  useForRecord: 'Use for the client’s record',
  editRecord: 'Edit the record',
  notSaved: 'Nothing was saved',
  changed: 'The address or the client’s record has changed. Check it and try again.',
}

export const householdPanel = {
  edit: 'Edit',
  nothingKnown: 'Nothing has been entered yet.',
  employer: (year: number | null) => (year ? `Employer ${year}` : 'Employer'),
  record: 'Entered',
  onLastDayOf: (year: number) => `On 31 December ${year}`,
  ofPartner: (label: string) => `${label}, partner`,
  fromAnswersOf: (on: string) => `Last changed on ${on}. Deadlines, tax and signatures use these facts.`,
  household: 'Household',
  sharesCasesSince: (date: string) => `Shares cases since ${date}`,
  invitedOnNotAcceptedYet: (date: string) => `Invited on ${date}, not accepted yet`,
  canSeeCasesOf: 'Can see the cases of',
  since: (date: string) => ` since ${date}`,
  stopSharing: 'Stop sharing',
  withdrawInvitation: 'Withdraw invitation',
}

export const invitePage = {
  inviteClient: 'Invite a client',
  clients: 'Clients',
  noInvitationWasSent: 'No invitation was sent',
  searchForThisAddress: 'Search for this address',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  weWillSendInvitationTo: 'We will send the invitation to this address.',
  company: 'Company',
  phone: 'Phone',
  sendInvitation: 'Send invitation',
}

export const keepingPanel = {
  dataAndRetention: 'Data and retention',
  thereAreNoCasesOr: 'There are no cases or orders that we are required by law to keep.',
  until: (date: string) => `until ${date}`,
  inProgress: 'in progress',
  weAreCreatingArchiveYou: 'We are creating the archive. You will get an email when it is ready.',
  youCanDownloadArchiveUntil: (date: string) => `You can download the archive until ${date}`,
  documentsNotIncluded: (leftOut: number) => `Documents not included: ${leftOut}. `,
  onlyYouCanDownloadIt: 'Only you can download it.',
  downloadZip: 'Download (ZIP)',
  createArchiveOfAllData: 'Create an archive of all data',
  youCanRequestNextArchive: (date: string) => `You can request the next archive from ${date}.`,
}

export const survivingLines = {
  case: (caseNumber: string) => `Case ${caseNumber}`,
  order: (number: number) => `Order ${number}`,
}

export const handleStaffMemberAction = {
  chooseRole: 'Choose a role.',
}

export const staffListPage = {
  inviteStaffMember: 'Invite a staff member',
  noInvitationWasSent: 'No invitation was sent',
  firstAndLastName: 'First and last name',
  email: 'Email',
  useAddressThatHasNo: 'Use an address that does not belong to a client account.',
  role: 'Role',
  sendInvitation: 'Send invitation',
}

export const staffList = {
  staff: 'Staff',
  searchStaff: 'Search staff',
  nameOrEmail: 'Name or email',
  role: 'Role',
  allRoles: 'All roles',
  status: 'Status',
  allStatuses: 'All statuses',
  nameText: 'Name',
  email: 'Email',
  twoStepVerification: 'Two-step verification',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  noStaffFound: 'No staff found',
  noStaffMatchYourFilters: 'No staff match your filters.',
  on: 'On',
  off: 'Off',
  never: 'Never',
}

export const actionForm = {
  nothingHasBeenChanged: 'Nothing has been changed',
}

export const profileForm = {
  firstAndLastName: 'First and last name',
  initials: 'Initials',
  useUpToThreeLetters: 'Use up to three letters. Leave blank to use the initials of the person’s name.',
  languages: 'Languages on the team page',
  separateEntriesWithCommas: 'Separate entries with commas.',
  specialities: 'Specialities',
  showOnTeamPage: 'Show on the team page',
  appliesOnlyIfFirmsSettings: 'This applies only if the firm’s settings show staff on the team page.',
  shown: 'Shown',
  notShown: 'Not shown',
  saveProfile: 'Save profile',
}

export const deputyPanel = {
  deputy: 'Deputy',
  noDeputy: (name: string) => `${name} has no deputy. Set one before an absence.`,
  deputySeesAndHandles: (name: string) =>
    `On these days the deputy sees and handles the cases and clients of ${name}. The log names both.`,
  end: 'End',
  setDeputy: 'Set a deputy',
  pleaseChoose: 'Please choose',
  firstDay: 'First day',
  blankMeansToday: 'Leave blank for today.',
  lastDay: 'Last day',
}

export const staffMemberPanels = {
  staff: 'Staff',
  profile: 'Profile',
  account: 'Account',
  twoStepVerification: 'Two-step verification',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  change: 'Change',
  resetOfTwoStepVerification: 'Two-step verification reset requested',
  requestedByOn: (name: string, date: string) => `Requested by ${name} on ${date}. `,
  hasConfirmedResetOneMore: (confirmerName: string) =>
    `${confirmerName} has confirmed the reset. One more person must confirm it.`,
  twoOtherPeopleMustConfirm: 'Two other people must confirm the reset.',
  confirmReset: 'Confirm reset',
  cancelReset: 'Cancel reset',
  resendInvitation: 'Resend invitation',
  withdrawInvitation: 'Withdraw invitation',
  changeRole: 'Change role',
  role: 'Role',
  setCaseLimit: 'Save case limit and rate',
  hourlyRate: 'Hourly rate',
  hourlyRateHint: 'Including VAT, for invoices from recorded time. Leave empty to use the firm’s rate.',
  mostOpenCases: 'Maximum number of open cases',
  shownWhenYouAssignCase: 'We show this limit when you assign a case. Leave blank for no limit.',
  handOverAllOpenCases: 'Hand over all open cases',
  to: 'To',
  conversationsWaitingForTheirReply: 'Conversations waiting for this person’s reply will be handed over too.',
  pleaseChoose: 'Please choose',
  notAssigned: 'Not assigned',
  requestResetOfTwoStep: 'Request two-step verification reset',
  twoOtherOwnersOrAdmins: 'Two other owners or admins must confirm the reset within 24 hours.',
  suspend: 'Suspend',
  reason: 'Reason',
  thisPersonAndOwnersWill: 'This person and the owners will see the reason in an email.',
  endSuspension: 'End suspension',
  inProgress: (open: number, inWork: number) => `${open} (${inWork} in progress)`,
  on: 'On',
  off: 'Off',
  since: 'Since',
  never: 'Never',
  languages: 'Languages',
  specialities: 'Specialities',
}

export const staffMemberSessions = {
  device: 'Device',
  address: 'Address',
  since: 'Since',
  lastUsed: 'Last used',
  signOut: 'Sign out',
  sessions: 'Sessions',
  notSignedInOnAny: 'This person is not signed in on any device.',
  signOutEverywhere: 'Sign out everywhere',
}

export const words = {
  conflicts: {
    taken: 'There is already an account with this email address. Use another one, such as a work address.',
    'not-invited': 'This person’s invitation is no longer open.',
    oneself: 'You cannot change your own role or status. Ask another owner.',
    'last-owner': 'This is the last active owner. Make someone else an owner first.',
    'wrong-status': 'The account’s current status does not allow this. Reload the page to see it.',
    'no-change': 'This person already has this role.',
    'no-factor': 'This person has not set up two-step verification, so there is nothing to reset.',
    'not-asked': 'The reset request is no longer open.',
    'asked-already': 'A reset has already been requested.',
    'needs-another':
      'Someone else must confirm this. It cannot be the person concerned, the person who requested the reset or anyone who has already confirmed it.',
  },
  giveReasonPersonWillSee: 'Enter a reason. The person will see it in the email.',
  chooseAnotherActiveStaffMember: 'Choose another active staff member.',
  adviser: 'Adviser',
  seesTheirOwnAndUnassigned: 'Can see their own cases and unassigned ones. Cannot approve refunds or export data.',
  admin: 'Admin',
  canDoEverythingExceptManage: 'Can do everything except manage staff.',
  owner: 'Owner',
  canDoEverything: 'Can do everything.',
  client: 'Client',
}

export const clientPage = {
  client: 'Client',
}

export const staffMemberPage = {
  staff: 'Staff',
}
