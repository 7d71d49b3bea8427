const deletionList = {
  stateLabels: { open: 'Open', held: 'Held', done: 'Carried out', cancelled: 'Taken back' },
  deletions: 'Deletions',
  searchDeletions: 'Search deletions',
  nameText: 'Name',
  state: 'State',
  all: 'All',
  client: 'Client',
  askedFor: 'Asked for',
  due: 'Due',
  whereItStands: 'Where it stands',
  noDeletions: 'No deletions',
  nobodyHasAskedToBe: 'Nobody has asked to be deleted.',
  noRequestFitsTheseFilters: 'No request fits these filters.',
  carriedOutOn: (date: string) => `Carried out on ${date}`,
  takenBackOn: (date: string) => `Taken back on ${date}`,
  waitsForSomethingThatIs: 'Waits for something that is still open',
  toDecide: 'To decide',
}

const deletionPage = {
  deletion: (name: string) => `Deletion: ${name}`,
}

const deletionView = {
  deletion: (name: string) => `Deletion: ${name}`,
  deletions: 'Deletions',
  waitsUntilThisIsOver: 'Waits until this is over',
  facts: 'Facts',
  askedFor: 'Asked for',
  takenBack: 'Taken back',
  carriedOutOn: 'Carried out on',
  carriedOut: 'Carried out',
  certificatePdf: 'Certificate (PDF)',
  keptAndUntilWhen: 'Kept, and until when',
  nothing: 'Nothing.',
  whatStays: 'What stays',
  withoutADecisionEverythingStays:
    'Without a decision everything stays that the law demands. A closed case in which nothing was done that has to be kept may go with the account; paid orders stay in any case.',
  delete: (number: string) => `Delete ${number}`,
  noClosedCases: 'No closed cases.',
  changeTheDecision: 'Change the decision',
  decideSo: 'Decide so',
  nothingMayGoAtPresent: 'Nothing may go at present',
  forInstanceWhileProceedingsAre: 'For instance while proceedings are open. To go on later, decide what stays above.',
  reason: 'Reason',
  theClientReadsItIn: 'The client reads it in the letter.',
  holdTheDeletion: 'Hold the deletion',
}

const chooseOtherPage = {
  mergeWithAnotherAccount: 'Merge with another account',
  whichOtherAccountIsS: (name: string) => `Which other account is ${name}’s?`,
  nameEMailAddressOr:
    'Name, e-mail address or company. Nothing is changed yet: both accounts are shown beside each other first.',
  noOtherClientFitsThese: 'No other client fits these words.',
}

const mergePage = {
  twoAccountsOfOnePerson: 'Two accounts of one person',
}

const mergeView = {
  twoAccountsOfOnePerson: 'Two accounts of one person',
  letTheOtherOneStay: 'Let the other one stay',
  theseTwoCannotBecomeOne: 'These two cannot become one',
  somebodyHasSaidThatThese: 'Somebody has said that these are two people',
  theNamesDiffer: (name: string, name2: string) => `The names differ: ${name}, ${name2}`,
  thisAccountStays: 'This account stays',
  thisAccountGoesIntoIt: 'This account goes into it',
  lastLogin: 'Last login',
  whatGoesOver: 'What goes over',
  takenOverSinceItIs: (value: string) => `Taken over, since it is missing: ${value}.`,
  theHouseholdGoesOverIt: 'The household goes over. It sees no more cases than it does now.',
  lettersThatWaitForGo: (email: string) => `Letters that wait for ${email} go to the address that stays.`,
  whoeverIsSignedInWith: (email: string) =>
    `Whoever is signed in with ${email} is signed out, and this address no longer opens anything. They get a letter at both addresses.`,
  otherFactsOfTheAccount: 'Other facts of the account that goes, such as earlier addresses, are emptied.',
  makeThemOne: 'Make them one',
  thisCannotBeTakenBack: 'This cannot be taken back.',
  nothingWasChanged: 'Nothing was changed',
  howDoYouKnowThat: 'How do you know that this is one person?',
  iHaveCheckedItAll: (email: string) => `I have checked it. All of it may be read by whoever signs in as ${email}.`,
  makeThemOneAccount: 'Make them one account',
}

const retentionPage = {
  howLongWhatIsKept: 'How long what is kept',
  thePrivacyNoticePromisesThis:
    'The privacy notice promises this, and a job carries it out each night. It changes with the law and the program.',
  retentionPeriodsWithTheLast: 'Retention periods, with the last run of each',
  what: 'What',
  keptFor: 'Kept for',
  law: 'Law',
  lastRun: 'Last run',
  noneYet: 'None yet',
  failed: 'Failed',
  deletedThen: 'Deleted then',
  inAll: 'In all',
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
