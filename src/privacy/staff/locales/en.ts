const deletionList = {
  stateLabels: { open: 'Open', held: 'On hold', done: 'Carried out', cancelled: 'Withdrawn' },
  deletions: 'Deletion requests',
  searchDeletions: 'Search deletion requests',
  nameText: 'Name',
  state: 'Status',
  all: 'All',
  client: 'Client',
  askedFor: 'Requested on',
  due: 'Due',
  whereItStands: 'Status',
  noDeletions: 'No deletion requests',
  nobodyHasAskedToBe: 'No client has requested the deletion of their account.',
  noRequestFitsTheseFilters: 'No requests match your filters.',
  carriedOutOn: (date: string) => `Carried out on ${date}`,
  takenBackOn: (date: string) => `Withdrawn on ${date}`,
  waitsForSomethingThatIs: 'Waiting for open cases, orders or appointments',
  toDecide: 'Decision needed',
}

const deletionPage = {
  deletion: (name: string) => `Deletion: ${name}`,
}

const deletionView = {
  deletion: (name: string) => `Deletion: ${name}`,
  deletions: 'Deletion requests',
  waitsUntilThisIsOver: 'The deletion will wait until this is finished',
  facts: 'Details',
  askedFor: 'Requested on',
  takenBack: 'Withdrawn on',
  carriedOutOn: 'Will be carried out on',
  carriedOut: 'Carried out on',
  certificatePdf: 'Certificate (PDF)',
  keptAndUntilWhen: 'What is kept, and until when',
  nothing: 'Nothing is kept.',
  whatStays: 'What to keep',
  withoutADecisionEverythingStays:
    'Without a decision, everything the law requires is kept. You can delete a closed case with the account if it contains no work that must be kept. Paid orders are always kept.',
  delete: (number: string) => `Delete ${number}`,
  noClosedCases: 'This client has no closed cases.',
  changeTheDecision: 'Change decision',
  decideSo: 'Save decision',
  nothingMayGoAtPresent: 'Put the deletion on hold',
  forInstanceWhileProceedingsAre:
    'Use this if nothing may be deleted for now, for example while proceedings are open. To continue later, save a decision above.',
  reason: 'Reason',
  theClientReadsItIn: 'The client will see this reason in the email.',
  holdTheDeletion: 'Put deletion on hold',
}

const chooseOtherPage = {
  mergeWithAnotherAccount: 'Merge with another account',
  whichOtherAccountIsS: (name: string) => `Which other account belongs to ${name}?`,
  nameEMailAddressOr:
    'Enter a name, email address or company. Nothing changes yet: you will first see both accounts side by side.',
  noOtherClientFitsThese: 'No other clients match your search.',
}

const mergePage = {
  twoAccountsOfOnePerson: 'Merge two accounts',
}

const mergeView = {
  twoAccountsOfOnePerson: 'Merge two accounts',
  letTheOtherOneStay: 'Keep the other account instead',
  theseTwoCannotBecomeOne: 'These two accounts cannot be merged',
  somebodyHasSaidThatThese: 'A colleague has marked these as two different people',
  theNamesDiffer: (name: string, name2: string) => `The names are different: ${name} and ${name2}`,
  thisAccountStays: 'Account to keep',
  thisAccountGoesIntoIt: 'Account to merge and close',
  lastLogin: 'Last login',
  whatGoesOver: 'What will be moved',
  takenOverSinceItIs: (value: string) => `Missing details that will be copied: ${value}.`,
  theHouseholdGoesOverIt: 'The household will be moved. It will not see any additional cases.',
  lettersThatWaitForGo: (email: string) =>
    `Emails waiting to be sent to ${email} will go to the address of the account you keep.`,
  whoeverIsSignedInWith: (email: string) =>
    `Anyone signed in with ${email} will be signed out, and nobody can sign in with this address any more. The client will get an email at both addresses.`,
  otherFactsOfTheAccount: 'Other details of the closed account, such as previous addresses, will be deleted.',
  makeThemOne: 'Merge accounts',
  thisCannotBeTakenBack: 'You cannot undo this.',
  nothingWasChanged: 'Nothing has been changed',
  howDoYouKnowThat: 'How do you know that this is the same person?',
  iHaveCheckedItAll: (email: string) =>
    `I have checked this. Anyone who signs in as ${email} may see everything in both accounts.`,
  makeThemOneAccount: 'Merge accounts',
}

const retentionPage = {
  howLongWhatIsKept: 'Data retention periods',
  thePrivacyNoticePromisesThis:
    'Our privacy notice promises these periods, and the system applies them every night. They change only with the law and with new versions of the system.',
  retentionPeriodsWithTheLast: 'Retention periods, with the last run of each',
  what: 'Data',
  keptFor: 'Kept for',
  law: 'Legal basis',
  lastRun: 'Last run',
  noneYet: 'None yet',
  failed: 'Failed',
  deletedThen: 'Deleted in last run',
  inAll: 'Deleted in total',
}

export const privacyStaffTexts = {
  deletionList,
  deletionPage,
  deletionView,
  chooseOtherPage,
  mergePage,
  mergeView,
  retentionPage,
}
