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
    'wrong-status': 'The status of this client changed meanwhile. Look at it again before you go on.',
    'not-verified': 'This client has not confirmed the e-mail address yet. They can be approved once they have.',
    'reason-missing': adminTexts.panel.refusals['no-reason'],
  },
  notExported: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'too-soon': ({ nextAt }) => `You can ask for one archive a day. The next one: from ${formatDateTime(nextAt)}.`,
  },
  notDismissed: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'reason-missing': 'Say how you know: others will see it.',
  },
  duplicates: {
    mail: 'nearly the same e-mail address',
    phone: 'same name and phone',
    postcode: 'same name and postcode',
  },
  notInvited: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    taken: 'This address has an account already.',
    'not-invited': 'There is no invitation that waits any more.',
    'too-many-invitations': 'This address was invited three times today. Try again tomorrow.',
  },
}

const clientListPage = {
  inviteAClient: 'Invite a client',
  deletions: 'Deletions',
}

const clientList = {
  clients: 'Clients',
  searchClients: 'Search clients',
  nameEmailOrCompany: 'Name, email or company',
  status: 'Status',
  cases: 'Cases',
  withOrWithoutCases: 'With or without cases',
  withOpenCases: 'With open cases',
  withoutCases: 'Without cases',
  alike: 'Alike',
  mayBeTheSamePerson: 'May be the same person as another',
  all: 'All',
  nameText: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  registered: 'Registered',
  lastLogin: 'Last login',
  noClientsFound: 'No clients found',
  noClientFitsTheseFilters: 'No client fits these filters.',
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
  hasAskedToBeDeleted: (date: string) => `Has asked to be deleted: carried out on ${date}`,
  whatStaysAndTheDecision: 'What stays, and the decision',
  taxCases: 'Tax Cases',
  openACase: 'Open a case',
  noCasesYet: 'No cases yet.',
  cases: 'Cases',
  orders: 'Orders',
  noOrdersYet: 'No orders yet.',
  messages: 'Messages',
  write: 'Write',
  facts: 'Facts',
  edit: 'Edit',
  invitation: 'Invitation',
  hasNotChosenAPassword: 'Has not chosen a password yet.',
  sendTheInvitationAgain: 'Send the invitation again',
  livedBefore: 'Lived before',
  account: 'Account',
  nothingWasChanged: 'Nothing was changed',
  reason: 'Reason',
  theClientReadsItIn: 'The client reads it in the letter.',
}

const duplicatePanel = {
  mayBeTheSamePerson: 'May be the same person',
  otherAccounts: 'Other accounts',
  noOtherAccountLooksLike: 'No other account looks like this one.',
  registered: (value: string, date: string) => `${value}; registered ${date}`,
  makeOneAccountOfBoth: 'Make one account of both',
  theseAreTwoPeople: 'These are two people',
  nothingWasKept: 'Nothing was kept',
  howDoYouKnow: 'How do you know?',
  keepAsTwoClients: 'Keep as two clients',
  not: 'Not',
  somebodyOfTheOffice: 'Somebody of the office',
  mergeWithAnotherAccount: 'Merge with another account',
}

const editPage = {
  edit: (name: string) => `Edit ${name}`,
}

const householdPanel = {
  household: 'Household',
  sharesCasesSince: (date: string) => `Shares cases since ${date}`,
  invitedOnHasNotAccepted: (date: string) => `Invited on ${date}, has not accepted`,
  seesCasesOf: 'Sees cases of',
  since: (date: string) => ` since ${date}`,
  endSharing: 'End sharing',
  takeTheInvitationBack: 'Take the invitation back',
}

const invitePage = {
  inviteAClient: 'Invite a client',
  clients: 'Clients',
  nobodyWasInvited: 'Nobody was invited',
  lookForTheAddress: 'Look for the address',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  theInvitationGoesThere: 'The invitation goes there.',
  company: 'Company',
  phone: 'Phone',
  sendTheInvitation: 'Send the invitation',
}

const keepingPanel = {
  dataAndRetention: 'Data and retention',
  noCaseAndNoOrder: 'No case and no order that the law makes us keep.',
  until: (date: string) => `until ${date}`,
  goingOn: 'going on',
  theArchiveIsBeingMade: 'The archive is being made. You get a letter.',
  theArchiveIsReadyUntil: (date: string) => `The archive is ready until ${date}`,
  documentsThatAreNotIn: (leftOut: number) => `Documents that are not in it: ${leftOut}. `,
  youAloneCanDownloadIt: 'You alone can download it.',
  downloadZip: 'Download (ZIP)',
  makeAnArchiveOfEverything: 'Make an archive of everything',
  theNextOneCanBe: (date: string) => `The next one can be asked for from ${date}.`,
}

const survivingLines = {
  case: (caseNumber: string) => `Case ${caseNumber}`,
  order: (number: number) => `Order ${number}`,
}

const handleStaffMemberAction = {
  chooseARole: 'Choose a role.',
}

const staffListPage = {
  inviteSomebody: 'Invite somebody',
  nobodyWasInvited: 'Nobody was invited',
  firstAndLastName: 'First and last name',
  email: 'Email',
  oneThatHasNoClient: 'One that has no client account.',
  role: 'Role',
  sendTheInvitation: 'Send the invitation',
}

const staffList = {
  people: 'People',
  searchPeople: 'Search people',
  nameOrEmail: 'Name or email',
  role: 'Role',
  allRoles: 'All roles',
  status: 'Status',
  allStatuses: 'All statuses',
  nameText: 'Name',
  email: 'Email',
  secondFactor: 'Second factor',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  nobodyFound: 'Nobody found',
  nobodyOfTheFirmFits: 'Nobody of the firm fits these filters.',
}

const actionForm = {
  nothingWasChanged: 'Nothing was changed',
}

const profileForm = {
  firstAndLastName: 'First and last name',
  initials: 'Initials',
  upToThreeLettersMade: 'Up to three letters; made of the name when empty.',
  languages: 'Languages',
  withCommasBetweenThem: 'With commas between them',
  specialities: 'Specialities',
  onThePageOfThe: 'On the page of the team',
  whereTheSettingsOfThe: 'Where the settings of the firm say that it shows its people.',
  shown: 'Shown',
  notShown: 'Not shown',
  saveTheProfile: 'Save the profile',
}

const staffMemberPanels = {
  people: 'People',
  profile: 'Profile',
  account: 'Account',
  secondFactor: 'Second factor',
  openCases: 'Open cases',
  lastLogin: 'Last login',
  change: 'Change',
  aResetOfTheSecond: 'A reset of the second factor is asked for',
  confirmedItOneMoreIs: (confirmerName: string) => `${confirmerName} confirmed it; one more is needed.`,
  twoOthersHaveToConfirm: 'Two others have to confirm it.',
  confirmTheReset: 'Confirm the reset',
  withdrawTheReset: 'Withdraw the reset',
  sendTheInvitationAgain: 'Send the invitation again',
  withdrawTheInvitation: 'Withdraw the invitation',
  changeTheRole: 'Change the role',
  role: 'Role',
  setTheLimitOfCases: 'Set the limit of cases',
  takesOnAtMost: 'Takes on at most',
  inOpenCasesShownWhere: 'In open cases. Shown where somebody assigns. Empty: no limit.',
  handOverAllOpenCases: 'Hand over all open cases',
  to: 'To',
  threadsThatWaitForThem: 'Threads that wait for them go along.',
  choose: 'Choose',
  nobodyYet: 'Nobody yet',
  askToResetTheSecond: 'Ask to reset the second factor',
  twoOwnersOrAdminsOther: 'Two owners or admins other than you have to confirm it within 24 hours.',
  suspend: 'Suspend',
  reason: 'Reason',
  thePersonAndTheOwners: 'The person and the owners read it in a letter.',
  endTheSuspension: 'End the suspension',
  ofThemInWork: (open: number, inWork: number) => `${open}, of them ${inWork} in work`,
}

const staffMemberSessions = {
  device: 'Device',
  address: 'Address',
  since: 'Since',
  lastUsed: 'Last used',
  end: 'End',
  sessions: 'Sessions',
  signedInNowhere: 'Signed in nowhere.',
  endAll: 'End all',
}

const words = {
  conflicts: {
    taken: 'This address has an account already. Invite with another address, such as one of the firm.',
    'not-invited': 'There is no invitation that waits any more.',
    oneself: 'Nobody changes their own role or standing. Ask another owner.',
    'last-owner': 'This is the last active owner. Make somebody else an owner first.',
    'wrong-status': 'This account cannot do that at the moment. Load the page again.',
    'no-change': 'This is the role already.',
    'no-factor': 'There is no second factor to reset.',
    'not-asked': 'Nobody asks for a reset any more.',
    'asked-already': 'A reset is asked for already.',
    'needs-another': 'Somebody else has to confirm this: not who asked, not who confirmed before, and not the person.',
  },
  giveAReasonThePerson: 'Give a reason: the person reads it in the letter.',
  chooseSomebodyElseWhoIs: 'Choose somebody else who is active.',
  adviser: 'Adviser',
  ownCasesAndUnassignedOnes: 'Own cases and unassigned ones. Takes no money back, exports nothing.',
  admin: 'Admin',
  everythingButThePeopleOf: 'Everything but the people of the firm.',
  owner: 'Owner',
  everything: 'Everything.',
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
