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
  noClientHasRequestedDeletion: 'No client has requested the deletion of their account.',
  noRequestsMatchYourFilters: 'No requests match your filters.',
  carriedOutOn: (date: string) => `Carried out on ${date}`,
  withdrawnOn: (date: string) => `Withdrawn on ${date}`,
  waitingForOpenCasesOrders: 'Waiting for open cases, orders or appointments',
  decisionNeeded: 'Decision needed',
  held: 'Held',
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
  deletionWillWaitUntilThis: 'The deletion will wait until this is finished',
  details: 'Details',
  requestedOn: 'Requested on',
  withdrawnOn: 'Withdrawn on',
  willBeCarriedOutOn: 'Will be carried out on',
  carriedOutOn: 'Carried out on',
  certificatePdf: 'Certificate (PDF)',
  whatIsKeptAndUntil: 'What is kept, and until when',
  nothingIsKept: 'Nothing is kept.',
  whatToKeep: 'What to keep',
  withoutDecisionEverythingLawRequires:
    'Without a decision, everything the law requires is kept. You can delete a closed case with the account if it contains no work that must be kept. Paid orders are always kept.',
  delete: (number: string) => `Delete ${number}`,
  thisClientHasNoClosed: 'This client has no closed cases.',
  changeDecision: 'Change decision',
  saveDecision: 'Save decision',
  putDeletionOnHold: 'Put the deletion on hold',
  useThisIfNothingMay:
    'Use this if nothing may be deleted for now, for example while proceedings are open. To continue later, save a decision above.',
  reason: 'Reason',
  clientWillSeeThisReason: 'The client will see this reason in the email.',
  putDeletionOnHold2: 'Put deletion on hold',
  client: 'Client',
  held: 'Held',
  order: (number: string) => `order ${number}`,
  appointment: (number: string) => `appointment ${number}`,
  otherwiseKeptUntil: (title: string, date: string) => `${title}. Otherwise kept until ${date}`,
  itsDay: 'the end of the retention period',
}

export const chooseOtherPage = {
  mergeWithAnotherAccount: 'Merge with another account',
  whichOtherAccountBelongsTo: (name: string) => `Which other account belongs to ${name}?`,
  enterNameEmailAddressOr:
    'Enter a name, email address or company. Nothing changes yet: you will first see both accounts side by side.',
  noOtherClientsMatchYour: 'No other clients match your search.',
}

export const mergePage = {
  mergeTwoAccounts: 'Merge two accounts',
}

export const mergeView = {
  mergeTwoAccounts: 'Merge two accounts',
  keepOtherAccountInstead: 'Keep the other account instead',
  theseTwoAccountsCannotBe: 'These two accounts cannot be merged',
  colleagueHasMarkedTheseAs: 'A colleague has marked these as two different people',
  namesAreDifferentAnd: (name: string, name2: string) => `The names are different: ${name} and ${name2}`,
  accountToKeep: 'Account to keep',
  accountToMergeAndClose: 'Account to merge and close',
  lastLogin: 'Last login',
  whatWillBeMoved: 'What will be moved',
  missingDetailsThatWillBe: (value: string) => `Missing details that will be copied: ${value}.`,
  householdWillBeMovedIt: 'The household will be moved. Its members will not see any additional cases.',
  emailsWaitingToBeSent: (email: string) =>
    `Emails waiting to be sent to ${email} will go to the address of the account you keep.`,
  anyoneSignedInWithWill: (email: string) =>
    `Anyone signed in with ${email} will be signed out, and nobody will be able to sign in with this address. The client will get an email at both addresses.`,
  otherDetailsOfClosedAccount: 'Other details of the closed account, such as previous addresses, will be deleted.',
  mergeAccounts: 'Merge accounts',
  youCannotUndoThis: 'You cannot undo this.',
  nothingHasBeenChanged: 'Nothing has been changed',
  howDoYouKnowThat: 'How do you know that this is the same person?',
  iHaveCheckedThisAnyone: (email: string) =>
    `I have checked this. Anyone who signs in as ${email} may see everything in both accounts.`,
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
    'Our privacy notice promises these periods, and the system applies them every night. They change only with the law and with new versions of the system.',
  retentionPeriodsWithLastRun: 'Retention periods, with the last run of each',
  data: 'Data',
  keptFor: 'Kept for',
  legalBasis: 'Legal basis',
  lastRun: 'Last run',
  noneYet: 'None yet',
  failed: 'Failed',
  deletedInLastRun: 'Deleted in last run',
  deletedInTotal: 'Deleted in total',
  retention: 'Retention',
}
