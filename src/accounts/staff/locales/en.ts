import type { DismissDuplicateOutcome } from '#accounts/people/staff/dismiss-duplicate.server.ts'
import type { DuplicateReason } from '#accounts/people/staff/duplicate-db.server.ts'
import type { RequestExportOutcome } from '#accounts/people/staff/request-client-export.server.ts'
import type { DecisionOutcome } from '#accounts/registration/decide-registration.server.ts'
import type { InviteAgainOutcome, InviteClientOutcome } from '#accounts/registration/invite-client.server.ts'
import { adminTexts } from '#admin/locales/en.ts'
import { formatDateTime } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'

export type ClientWords = {
  notDecided: RefusalWords<Refused<DecisionOutcome>>
  notExported: RefusalWords<Refused<RequestExportOutcome>>
  notDismissed: RefusalWords<Refused<DismissDuplicateOutcome>>
  duplicates: Record<DuplicateReason, string>
  notInvited: RefusalWords<Exclude<Refused<InviteClientOutcome | InviteAgainOutcome>, { reason: 'invalid' }>>
}

const client: ClientWords = {
  notDecided: {
    'unknown-person': 'This client does not exist.',
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'wrong-status': 'The status of this client has changed since you opened this page. Check it before you continue.',
    'not-verified': 'This client has not confirmed their email address yet. You can approve them once they have.',
    'reason-missing': adminTexts.panel.refusals['no-reason'],
  },
  notExported: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'too-soon': ({ nextAt }) =>
      `You can request one archive a day. You can request the next one from ${formatDateTime(nextAt)}.`,
  },
  notDismissed: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'reason-missing': 'Say how you know. Other staff will see this.',
  },
  duplicates: {
    mail: 'almost the same email address',
    phone: 'same name and phone',
    postcode: 'same name and postcode',
  },
  notInvited: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    taken: 'There is already an account with this email address.',
    'not-invited': 'There is no open invitation for this client any more.',
    'too-many-invitations': 'You can invite an address at most three times a day. Try again tomorrow.',
  },
}

const clientListPage = {
  inviteAClient: 'Invite a client',
  deletions: 'Deletion requests',
}

const clientList = {
  clients: 'Clients',
  searchClients: 'Search clients',
  nameEmailOrCompany: 'Name, email or company',
  status: 'Status',
  cases: 'Cases',
  withOrWithoutCases: 'All clients',
  withOpenCases: 'With open cases',
  withoutCases: 'Without cases',
  alike: 'Duplicates',
  mayBeTheSamePerson: 'Possible duplicates',
  all: 'All',
  nameText: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  registered: 'Registered',
  lastLogin: 'Last login',
  noClientsFound: 'No clients found',
  noClientFitsTheseFilters: 'No clients match your filters.',
}

const clientView = {
  words: { approve: 'Approve', reject: 'Reject', suspend: 'Suspend', reinstate: 'Reinstate' },
  case: 'Case',
  status: 'Status',
  priority: 'Priority',
  due: 'Due',
  notConfirmed: ' (not confirmed)',
  notKnown: 'Not known',
  clients: 'Clients',
  hasAskedToBeDeleted: (date: string) => `Deletion requested: will be carried out on ${date}`,
  whatStaysAndTheDecision: 'See what will be kept and decide',
  taxCases: 'Tax Cases',
  openACase: 'Open a case',
  noCasesYet: 'No cases yet.',
  cases: 'Cases',
  orders: 'Orders',
  noOrdersYet: 'No orders yet.',
  messages: 'Messages',
  write: 'Write a message',
  facts: 'Details',
  edit: 'Edit',
  invitation: 'Invitation',
  hasNotChosenAPassword: 'This client has not chosen a password yet.',
  sendTheInvitationAgain: 'Resend invitation',
  livedBefore: 'Previous address',
  account: 'Account',
  nothingWasChanged: 'Nothing has been changed',
  reason: 'Reason',
  theClientReadsItIn: 'The client will see this reason in the email.',
}

const duplicatePanel = {
  mayBeTheSamePerson: 'Possible duplicate',
  otherAccounts: 'Other accounts',
  noOtherAccountLooksLike: 'We found no similar accounts.',
  registered: (value: string, date: string) => `${value}; registered ${date}`,
  makeOneAccountOfBoth: 'Merge both accounts',
  theseAreTwoPeople: 'These are two different people',
  nothingWasKept: 'Nothing was saved',
  howDoYouKnow: 'How do you know?',
  keepAsTwoClients: 'Keep as two clients',
  not: 'Not the same person as',
  somebodyOfTheOffice: 'A colleague',
  mergeWithAnotherAccount: 'Merge with another account',
}

const editPage = {
  edit: (name: string) => `Edit ${name}`,
}

const householdPanel = {
  household: 'Household',
  sharesCasesSince: (date: string) => `Shares cases since ${date}`,
  invitedOnHasNotAccepted: (date: string) => `Invited on ${date}, not accepted yet`,
  seesCasesOf: 'Can see the cases of',
  since: (date: string) => ` since ${date}`,
  endSharing: 'Stop sharing',
  takeTheInvitationBack: 'Withdraw invitation',
}

const invitePage = {
  inviteAClient: 'Invite a client',
  clients: 'Clients',
  nobodyWasInvited: 'No invitation was sent',
  lookForTheAddress: 'Search for this address',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  theInvitationGoesThere: 'We will send the invitation to this address.',
  company: 'Company',
  phone: 'Phone',
  sendTheInvitation: 'Send invitation',
}

const keepingPanel = {
  dataAndRetention: 'Data and retention',
  noCaseAndNoOrder: 'There are no cases or orders that we must keep by law.',
  until: (date: string) => `until ${date}`,
  goingOn: 'in progress',
  theArchiveIsBeingMade: 'We are creating the archive. You will get an email when it is ready.',
  theArchiveIsReadyUntil: (date: string) => `You can download the archive until ${date}`,
  documentsThatAreNotIn: (leftOut: number) => `Documents not included: ${leftOut}. `,
  youAloneCanDownloadIt: 'Only you can download it.',
  downloadZip: 'Download (ZIP)',
  makeAnArchiveOfEverything: 'Create an archive of all data',
  theNextOneCanBe: (date: string) => `You can request the next archive from ${date}.`,
}

const survivingLines = {
  case: (caseNumber: string) => `Case ${caseNumber}`,
  order: (number: number) => `Order ${number}`,
}

const handleStaffMemberAction = {
  chooseARole: 'Choose a role.',
}

const staffListPage = {
  inviteSomebody: 'Invite a staff member',
  nobodyWasInvited: 'No invitation was sent',
  firstAndLastName: 'First and last name',
  email: 'Email',
  oneThatHasNoClient: 'Use an address that has no client account.',
  role: 'Role',
  sendTheInvitation: 'Send invitation',
}

const staffList = {
  people: 'Staff',
  searchPeople: 'Search staff',
  nameOrEmail: 'Name or email',
  role: 'Role',
  allRoles: 'All roles',
  status: 'Status',
  allStatuses: 'All statuses',
  nameText: 'Name',
  email: 'Email',
  secondFactor: 'Two-step verification',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  nobodyFound: 'No staff found',
  nobodyOfTheFirmFits: 'No staff match your filters.',
}

const actionForm = {
  nothingWasChanged: 'Nothing has been changed',
}

const profileForm = {
  firstAndLastName: 'First and last name',
  initials: 'Initials',
  upToThreeLettersMade: 'Use up to three letters. Leave empty to use the initials of the name.',
  languages: 'Languages',
  withCommasBetweenThem: 'Separate entries with commas.',
  specialities: 'Specialities',
  onThePageOfThe: 'Show on the team page',
  whereTheSettingsOfThe: 'Applies only if the firm’s settings allow staff on the team page.',
  shown: 'Shown',
  notShown: 'Not shown',
  saveTheProfile: 'Save profile',
}

const staffMemberPanels = {
  people: 'Staff',
  profile: 'Profile',
  account: 'Account',
  secondFactor: 'Two-step verification',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  change: 'Change',
  aResetOfTheSecond: 'Reset of two-step verification requested',
  requestedByOn: (name: string, date: string) => `Requested by ${name} on ${date}. `,
  confirmedItOneMoreIs: (confirmerName: string) =>
    `${confirmerName} has confirmed the reset. One more person must confirm it.`,
  twoOthersHaveToConfirm: 'Two other people must confirm the reset.',
  confirmTheReset: 'Confirm reset',
  withdrawTheReset: 'Cancel reset',
  sendTheInvitationAgain: 'Resend invitation',
  withdrawTheInvitation: 'Withdraw invitation',
  changeTheRole: 'Change role',
  role: 'Role',
  setTheLimitOfCases: 'Set case limit',
  takesOnAtMost: 'Most open cases',
  inOpenCasesShownWhere: 'Shown when you assign a case. Leave empty for no limit.',
  handOverAllOpenCases: 'Hand over all open cases',
  to: 'To',
  threadsThatWaitForThem: 'Conversations waiting for their reply will be handed over too.',
  choose: 'Please choose',
  nobodyYet: 'Not assigned',
  askToResetTheSecond: 'Request reset of two-step verification',
  twoOwnersOrAdminsOther: 'Two other owners or admins must confirm the reset within 24 hours.',
  suspend: 'Suspend',
  reason: 'Reason',
  thePersonAndTheOwners: 'This person and the owners will see the reason in an email.',
  endTheSuspension: 'End suspension',
  ofThemInWork: (open: number, inWork: number) => `${open} (${inWork} in progress)`,
}

const staffMemberSessions = {
  device: 'Device',
  address: 'Address',
  since: 'Since',
  lastUsed: 'Last used',
  end: 'Sign out',
  sessions: 'Sessions',
  signedInNowhere: 'Not signed in on any device.',
  endAll: 'Sign out everywhere',
}

const words = {
  conflicts: {
    taken: 'There is already an account with this email address. Use another address, such as one of your firm’s.',
    'not-invited': 'There is no open invitation for this person any more.',
    oneself: 'You cannot change your own role or status. Ask another owner.',
    'last-owner': 'This is the last active owner. Make someone else an owner first.',
    'wrong-status': 'This is not possible with the current status of the account. Reload the page.',
    'no-change': 'This person already has this role.',
    'no-factor': 'This person has not set up two-step verification, so there is nothing to reset.',
    'not-asked': 'There is no open reset request any more.',
    'asked-already': 'A reset has already been requested.',
    'needs-another':
      'Another person must confirm this. The person concerned, the person who requested it and anyone who has already confirmed it cannot.',
  },
  giveAReasonThePerson: 'Give a reason. The person will see it in the email.',
  chooseSomebodyElseWhoIs: 'Choose another active staff member.',
  adviser: 'Adviser',
  ownCasesAndUnassignedOnes: 'Sees their own and unassigned cases. Cannot issue refunds or export data.',
  admin: 'Admin',
  everythingButThePeopleOf: 'Can do everything except manage staff.',
  owner: 'Owner',
  everything: 'Can do everything.',
}

export const accountStaffTexts = {
  client,
  clientListPage,
  clientList,
  clientView,
  duplicatePanel,
  editPage,
  householdPanel,
  invitePage,
  keepingPanel,
  survivingLines,
  handleStaffMemberAction,
  staffListPage,
  staffList,
  actionForm,
  profileForm,
  staffMemberPanels,
  staffMemberSessions,
  words,
}
