import { formatNumber } from '#platform/format.ts'
export const deletionList = {
  stateLabels: { open: 'Open', held: 'On hold', done: 'Carried out', cancelled: 'Withdrawn' },
  deletionRequests: 'Deletion requests',
  searchDeletionRequests: 'Search deletion requests',
  nameText: 'Name',
  status: 'Status',
  all: 'All',
  client: 'Client',
  requestedOn: 'Requested on',
  due: 'Due',
  status2: 'Status',
  noDeletionRequests: 'No deletion requests',
  noClientHasRequestedDeletion: 'No client has asked us to delete their account.',
  noRequestsMatchYourFilters: 'No requests match your filters.',
  carriedOutOn: (date: string) => `Carried out on ${date}`,
  withdrawnOn: (date: string) => `Withdrawn on ${date}`,
  waitingForOpenCasesOrders: 'Waiting for open cases, orders or appointments to be completed',
  decisionNeeded: 'Decision needed',
  held: 'On hold',
  decided: 'Decided',
  willBeCarriedOutOn: (decision: string, date: string) => `${decision}; will be carried out on ${date}`,
}

export const deletionPage = {
  deletion: (name: string) => `Deletion: ${name}`,
  deletionLabel: 'Deletion',
}

export const deletionView = {
  deletion: (name: string) => `Deletion: ${name}`,
  deletionRequests: 'Deletion requests',
  deletionWillWaitUntilThis: 'The deletion will not be carried out until these are finished',
  details: 'Details',
  requestedOn: 'Requested on',
  withdrawnOn: 'Withdrawn on',
  willBeCarriedOutOn: 'Will be carried out on',
  carriedOutOn: 'Carried out on',
  certificatePdf: 'Certificate (PDF)',
  whatIsKeptAndUntil: 'What we will keep, and until when',
  nothingIsKept: 'We will not keep anything.',
  whatToKeep: 'What to keep',
  withoutDecisionEverythingLawRequires:
    'Unless you decide otherwise, we keep everything that the law requires. You can delete a closed case together with the account if the case contains no work that must be kept. Paid orders are always kept.',
  delete: (number: string) => `Delete ${number}`,
  thisClientHasNoClosed: 'This client has no closed cases.',
  changeDecision: 'Change decision',
  saveDecision: 'Save decision',
  putDeletionOnHold: 'Put the deletion on hold',
  useThisIfNothingMay:
    'Use this if nothing may be deleted for the time being, for example during legal proceedings. To continue later, save a decision above.',
  reason: 'Reason',
  clientWillSeeThisReason: 'The client will see this reason in the email.',
  putDeletionOnHold2: 'Put deletion on hold',
  client: 'Client',
  held: 'On hold',
  order: (number: string) => `order ${number}`,
  appointment: (number: string) => `appointment ${number}`,
  otherwiseKeptUntil: (title: string, date: string) => `${title}. Otherwise kept until ${date}`,
  itsDay: 'the end of the retention period',
}

export const chooseOtherPage = {
  mergeWithAnotherAccount: 'Merge with another account',
  whichOtherAccountBelongsTo: (name: string) => `Which other account belongs to ${name}?`,
  enterNameEmailAddressOr:
    'Enter a name, email address or company. Nothing will change yet: you will first see both accounts side by side.',
  noOtherClientsMatchYour: 'No other clients match your search.',
}

export const mergePage = {
  mergeTwoAccounts: 'Merge two accounts',
}

export const mergeView = {
  mergeTwoAccounts: 'Merge two accounts',
  keepOtherAccountInstead: 'Keep the other account instead',
  theseTwoAccountsCannotBe: 'These two accounts cannot be merged',
  colleagueHasMarkedTheseAs: 'A colleague has marked these accounts as belonging to two different people',
  namesAreDifferentAnd: (name: string, name2: string) => `The names are different: ${name} and ${name2}`,
  accountToKeep: 'Account to keep',
  accountToMergeAndClose: 'Account to merge and close',
  lastLogin: 'Last login',
  whatWillBeMoved: 'What will be moved',
  missingDetailsThatWillBe: (value: string) => `Missing details that will be copied: ${value}.`,
  householdWillBeMovedIt: 'The household will be moved, but its members will not be able to see any additional cases.',
  emailsWaitingToBeSent: (email: string) =>
    `Any emails waiting to be sent to ${email} will go to the email address of the account that you keep.`,
  anyoneSignedInWithWill: (email: string) =>
    `Anyone signed in with ${email} will be signed out, and no one will be able to sign in with this address. We will email the client at both addresses.`,
  otherDetailsOfClosedAccount: 'The closed account’s other details, such as previous addresses, will be deleted.',
  mergeAccounts: 'Merge accounts',
  youCannotUndoThis: 'You cannot undo this.',
  nothingHasBeenChanged: 'Nothing has been changed',
  howDoYouKnowThat: 'How do you know that this is the same person?',
  iHaveCheckedThisAnyone: (email: string) =>
    `I have checked this: anyone who signs in as ${email} is allowed to see everything in both accounts.`,
  mergeAccounts2: 'Merge accounts',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  status: 'Status',
  registered: 'Registered',
  never: 'Never',
}

export const retentionPage = {
  dataRetentionPeriods: 'Data retention periods',
  ourPrivacyNoticePromisesThese:
    'We promise these periods in our privacy notice, and the system applies them every night. They change only if the law changes or the system is updated.',
  retentionPeriodsWithLastRun: 'Retention periods and when each was last applied',
  data: 'Data',
  keptFor: 'Kept for',
  legalBasis: 'Legal basis',
  lastRun: 'Last run',
  noneYet: 'None yet',
  failed: 'Failed',
  deletedInLastRun: 'Deleted in last run',
  deletedInTotal: 'Total deleted',
  retention: 'Retention',
}

export const firmExportPage = {
  exportEverything: 'Export everything',
  importAndExport: 'Import and export',
  requestArchive: 'Request archive',
  nothingWasRequested: 'No archive was requested',
  anotherIsBeingMade: 'Another archive is being created. Wait until it is ready.',
  whatItContains:
    'A ZIP file with everything the firm needs to move to another program: clients, households, cases, answers, invoices, messages and appointments as CSV files, and all documents in folders by client and tax year. Only owners can request and download it. Each request and download is recorded in the log.',
  beingMade: 'Being created',
  archives: 'Archives',
  noneYet: 'No archive has been requested yet.',
  requested: (name: string, time: string) => `${name}, ${time}`,
  someone: 'A former owner',
  contains: (documents: number, leftOut: number) =>
    `${formatNumber(documents)} documents${leftOut > 0 ? `, ${leftOut} left out (see README.txt)` : ''}`,
  download: 'Download',
  availableUntil: (time: string) => `until ${time}`,
  ready: 'Ready',
  deleted: 'Deleted',
}
