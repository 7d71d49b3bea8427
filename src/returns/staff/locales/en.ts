import { adminTexts } from '#admin/locales/en.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { RefusalWords, Refused } from '#platform/words.ts'
import type { FigureOutcome } from '#returns/amounts/enter-figure.server.ts'
import type { Figure } from '#returns/amounts/figure.ts'
import type { AdviseOutcome } from '#returns/assessment/advise.server.ts'
import type { AssessedOutcome, RestOutcome } from '#returns/assessment/enter-assessed.server.ts'
import type { BillOutcome } from '#returns/assessment/enter-bill.server.ts'
import type { SummaryOutcome } from '#returns/expected/attach-summary.server.ts'
import type { VariantOutcome } from '#returns/expected/try-variant.server.ts'
import { maxVariants } from '#returns/expected/variant.ts'
import type { FactsOutcome } from '#returns/facts/save-facts.server.ts'
import { returnTexts } from '#returns/locales/en.ts'
import { errorsInWords } from '#tax/tax-texts.ts'

export type WorksheetWords = { notTaken: RefusalWords<Refused<FigureOutcome>> }

const money = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))

function status({ amountCents, state, byName, createdAt }: Figure): string {
  const what =
    state === 'replaced'
      ? 'it was taken away'
      : `it is ${money(amountCents)}, ${returnTexts.figure.states[state].toLowerCase()}`
  return `${what}, since ${formatDateTime(createdAt)} (${byName ?? 'the program'})`
}

const worksheet: WorksheetWords = {
  notTaken: {
    'unknown-case': adminTexts.panel.refusals['unknown-case'],
    forbidden: adminTexts.panel.refusals.forbidden,
    'unknown-figure': 'This figure does not exist.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'text-too-long': 'Keep the label to 200 characters and the note to 1000.',
    'amount-missing': 'Type an amount.',
    'amount-negative': 'Type an amount without a minus: deductions, debts and taxes have groups of their own.',
    'amount-not-figures': 'Type the amount in figures, such as 118’640 or 118640.50.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
    stale: ({ submittedCents, now }) =>
      `Somebody has changed “${[returnTexts.figure.codes[now.code], now.label].filter(Boolean).join(', ')}” meanwhile: ${status(now)}. ${
        submittedCents === null ? 'Nothing' : `Your ${money(submittedCents)}`
      } was not saved. The page shows what counts now; type your amount again if it is the right one.`,
  },
}

export type AssessmentRefusal = Refused<AssessedOutcome | RestOutcome | BillOutcome | AdviseOutcome>

export type AssessmentErrorWords = { notTaken: RefusalWords<AssessmentRefusal> }

const errorMoney = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))
const since = ({ byName, createdAt }: { byName: string | null; createdAt: Date }) =>
  `since ${formatDateTime(createdAt)} (${byName ?? 'the program'})`
const inPart = (refusal: object) =>
  'part' in refusal && typeof refusal.part === 'string' ? `${partName(refusal.part)}: ` : ''

function partName(part: string): string {
  const names: Readonly<Record<string, string>> = returnTexts.assessment.bill
  return names[part] ?? part
}

const error: AssessmentErrorWords = {
  notTaken: {
    'unknown-case': adminTexts.panel.refusals['unknown-case'],
    forbidden: adminTexts.panel.refusals.forbidden,
    'not-assessed': 'This case has no assessment yet. Record it in the overview first.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'text-too-long': 'Keep the reason to 1000 characters.',
    'amount-missing': (refusal) => `${inPart(refusal)}Type an amount.`,
    'amount-negative': (refusal) => `${inPart(refusal)}Type an amount without a minus.`,
    'amount-not-figures': (refusal) => `${inPart(refusal)}Type the amount in figures, such as 118’640 or 118640.50.`,
    'amount-too-large': (refusal) => `${inPart(refusal)}This amount is too large. Check it for a slip of the finger.`,
    'declared-changed':
      'The figures of the return have changed meanwhile. The page shows them now; look at them again.',
    stale: ({ submittedCents, now }) =>
      `Somebody has entered “${returnTexts.figure.codes[now.code]}” meanwhile: ${errorMoney(now.amountCents)}, ${since(now)}. ${
        submittedCents === null ? 'Nothing' : `Your ${errorMoney(submittedCents)}`
      } was not saved. The page shows what counts now; type your amount again if it is the right one.`,
    'bill-stale': ({ now }) =>
      `Somebody has entered other bills meanwhile, ${since(now)}. Yours were not saved; they stand in the fields, and what counts now is shown beside them.`,
    'advice-stale': ({ now }) =>
      `A recommendation was made meanwhile, ${since(now)}: ${returnTexts.assessment.advice[now.advice].staff}. Yours was not saved.`,
    'no-advice': 'Choose what you recommend.',
    'reason-missing': 'Say why, in words that the client understands.',
    'reason-too-long': 'Keep the reason to 2000 characters.',
    decided: 'It is decided already: the case has moved on.',
  },
}

export type TaxPageWords = {
  facts: RefusalWords<Refused<FactsOutcome>>
  variants: RefusalWords<Refused<VariantOutcome>>
  summary: RefusalWords<Refused<SummaryOutcome>>
}

const noCase = {
  'unknown-case': adminTexts.panel.refusals['unknown-case'],
  forbidden: adminTexts.panel.refusals.forbidden,
}

const taxPage: TaxPageWords = {
  facts: {
    ...noCase,
    stale: 'Somebody has changed the household meanwhile. The page shows what counts now; enter your change again.',
    'children-unreadable': 'Type the years of birth of the children, such as 2015, 2018, or 0 for none.',
    'birth-year-unreadable': 'Type years of birth with four digits, such as 1985.',
    'not-offered': 'Choose from the lists.',
    'commune-not-found': ({ error, choices }) =>
      choices.length > 0
        ? `Several communes match. Type one of: ${choices.join(', ')}.`
        : Object.values(errorsInWords({ commune: error })).join(' '),
  },
  summary: {
    ...noCase,
    'no-draft': 'There is no draft to attach it to. Upload one among the documents of the case first.',
    'not-computed': 'Nothing is computed yet, so that there is nothing to sum up.',
    'case-filed': 'What was filed is no draft any more: its summary stays as it was.',
    'changed-meanwhile': 'Draft or figures changed while the summary was made. Press again.',
  },
  variants: {
    ...noCase,
    'no-name': 'Give the variant a name.',
    'no-change': 'Type at least one figure with another amount.',
    twice: 'The same figure of the same person stands there twice.',
    'unknown-code': 'Type the number or the name of a figure, as the list offers them.',
    'unknown-variant': 'This variant does not exist any more.',
    'too-many': `A case keeps ${maxVariants} variants. Throw one away first.`,
    'amount-missing': 'Type an amount; 0 takes a figure out.',
    'amount-negative': 'Type an amount without a minus.',
    'amount-not-figures': 'Type the amount in figures, such as 7258.',
    'amount-too-large': 'This amount is too large. Check it for a slip of the finger.',
  },
}

const enterForm = {
  amount: 'Amount',
  inChf: 'In CHF',
  fromWhom: 'From whom',
  employerBank: 'Employer, bank …',
  note: 'Note',
  theClientReadsItToo: 'The client reads it too',
}

const figureCells = {
  before: 'Before',
  amountInChf: (line: string) => `${line}, amount in CHF`,
  noLongerAnswered: 'No longer answered',
  answeredNow: (amount: string) => `Answered now: ${amount}`,
  confirm: 'Confirm',
  save: 'Save',
  remove: 'Remove',
}

const groupTable = {
  figure: 'Figure',
  chf: (taxYear: number) => `${taxYear}, CHF`,
  source: 'Source',
  state: 'State',
  change: 'Change',
}

const securitiesPage = {
  securities: (caseNumber: string) => `Securities ${caseNumber}`,
  listOfSecurities: 'List of securities',
}

const statementsPanel = {
  decisions: {
    release: 'It is the client’s: take its figures',
    'count-beside': 'Count it beside the other',
    'replace-earlier': 'It replaces the earlier one',
    'leave-out': 'Leave this statement out',
    restore: 'Count this statement again',
  },
  listOfSecurities: 'List of securities',
  eTaxStatements: 'E-tax statements',
  anotherDocument: 'Another document',
  readAsETaxStatement: 'Read as e-tax statement',
}

const worksheetPage = {
  figures: (caseNumber: string) => `Figures ${caseNumber}`,
}

const worksheetView = {
  figures: (taxYear: number) => `Figures ${taxYear}`,
  ofConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} confirmed`,
  notSaved: 'Not saved',
  whatWasConfirmedIsMarked: 'What was confirmed is marked below, and stays until you change it.',
  toTheAnswers: 'To the answers',
  noFiguresYet: 'No figures yet',
  theFirstOneStandsHere: 'The first one stands here once it is entered.',
  theClientHasChangedAn: 'The client has changed an answer since its figure was confirmed',
  theClientHasChangedAnswers: (count: number) => `The client has changed answers since ${count} figures were confirmed`,
  tax: (amount: string, balanceCents: string, amount2: string, text: string) =>
    `Tax ${amount}. ${balanceCents}: ${amount2}, ${text}.`,
  computed: (date: string) => `Computed ${date}`,
  everyLineVariants: 'Every line, variants',
}

const advicePanel = {
  recommendation: 'Recommendation',
  lastDayFor: (text: string, date: string) => `Last day for ${text}: ${date}`,
  notSaved: 'Not saved',
  theClientAsksForAn: (date: string) => `The client asks for an objection, ${date}`,
  letterOfObjection: 'Letter of objection',
  moveTheCase: 'Move the case',
  recommendSomethingElse: 'Recommend something else',
  whatYouRecommend: 'What you recommend',
  why: 'Why',
  theClientReadsItBeside: 'The client reads it beside the differences.',
  showItToTheClient: 'Show it to the client',
}

const assessmentPage = {
  assessment: (caseNumber: string) => `Assessment ${caseNumber}`,
  noAssessmentYet: 'No assessment yet',
  itIsComparedHereOnce: 'It is compared here once the assessment and its delivery are recorded in the overview.',
  ofEnteredDiffer: (entered: number, all: number, count: number) => `${entered} of ${all} entered, ${count} differ`,
  notSaved: 'Not saved',
  nothingToCompareYet: 'Nothing to compare yet',
  whatWasDeclaredStandsHere: 'What was declared stands here once it is confirmed among the figures of the case.',
  allOthersAsDeclared: 'All others as declared',
}

const billPanel = {
  finalBill: 'Final bill',
  notSaved: 'Not saved',
  toPayStill: 'To pay still',
  finalBillCompared: 'Final bill compared',
  saveTheBills: 'Save the bills',
}

const compareCells = {
  before: 'Before',
  assessedInChf: (line: string) => `${line}, assessed, in CHF`,
  whyOursIsRight: (line: string) => `${line}, why ours is right`,
  save: 'Save',
}

const compareTable = {
  figure: 'Figure',
  declaredChf: 'Declared, CHF',
  assessedChf: 'Assessed, CHF',
  difference: 'Difference',
  taxEffect: 'Tax effect',
  whyOursIsRight: 'Why ours is right',
  toEnter: 'To enter',
}

const effectNote = {
  theTaxEffectIsNot: (value: string) => `The tax effect is not computed. ${value}`,
  taxEffectOfAllDifferences: (totalCents: string) => `Tax effect of all differences: ${totalCents}.`,
  itNeedNotBeThe: 'It need not be the sum of the lines: rates rise.',
  notCheckedSeeTheExpected: 'Not checked: see the expected tax of the case.',
}

const enterAssessedForm = {
  assessed: 'Assessed',
  inChfForAllOf: 'In CHF, for all of it',
  whyOursIsRight: 'Why ours is right',
  theClientAndTheLetter: 'The client and the letter say it',
}

const factsForm = {
  none: 'None',
  protestant: 'Protestant',
  romanCatholic: 'Roman Catholic',
  christCatholic: 'Christ Catholic',
  household: 'Household',
  whatIsLeftEmptyIs: 'What is left empty is taken from the client’s answers, then from the profile.',
  notSaved: 'Not saved',
  communeOn3112: (taxYear: number) => `Commune on 31.12.${taxYear}`,
  byTheClient: (commune: string) => `By the client: ${commune}`,
  civilStatus: 'Civil status',
  byTheClient2: (text: string) => `By the client: ${text}`,
  byTheClient3: 'By the client',
  childrenWithADeductionBorn: 'Children with a deduction, born',
  byTheClient0For: (value: string) => `By the client: ${value}. 0 for none.`,
  confession: 'Confession',
  byTheClient4: (label: string) => `By the client: ${label}`,
  yearOfBirth: 'Year of birth',
  forAGrossSalary: 'For a gross salary',
  partnersYearOfBirth: 'Partner’s year of birth',
  livedInSwitzerland: 'Lived in Switzerland',
  theWholeYear: 'The whole year',
  aPartOfTheYear: 'A part of the year',
  saveHousehold: 'Save household',
}

const filingPanel = {
  fileOrNot: 'File or not',
  theOfficeAssessesItAfterwards: (reasons: string) =>
    `${reasons} The office assesses it afterwards in the ordinary way (NOV or TOU, DBG Art. 89).`,
  theDeadlineForTheRequest: (date: string) =>
    `The deadline for the request was ${date} and cannot be extended (DBG Art. 89a).`,
  onRequestOnlySubsequentOrdinary: (date: string) =>
    `On request only (subsequent ordinary assessment, NOV or TOU, DBG Art. 89a). Last day: ${date}.`,
  aGrossSalaryIsNot: (amount: string) =>
    `A gross salary is not known. From CHF ${amount} gross a year a return is compulsory: enter it to be sure.`,
  withoutAReturn: 'Without a return',
  withheldThenFinal: 'Withheld, then final',
  withAReturn: 'With a return',
  ordinaryTax: 'Ordinary tax',
  theAmountsAreShownFor: 'The amounts are shown for comparison: a request would come too late.',
  byFilingOfTheTax: (amount: string) => `By filing ${amount} of the tax withheld come back.`,
  byFilingAreToBe: (amount: string) => `By filing ${amount} are to be paid on top.`,
  linesOfTheCantonRead: (title: string, date: string) => `Lines of the canton: ${title}, read on ${date}.`,
}

const missingNote = {
  putItRightBelow: 'Put it right below',
  openTheClient: 'Open the client',
  enterFigures: 'Enter figures',
  nothingIsComputedYet: 'Nothing is computed yet',
}

const summaryPanel = {
  summaryForApproval: 'Summary for approval',
  notAttached: 'Not attached',
  onceTheCaseHasA: 'Once the case has a draft, a summary of these figures can go with it.',
  draftGoesWithoutASummary: (draftNumber: number) => `Draft ${draftNumber} goes without a summary so far.`,
  summaryOfDraft: (draftNumber: number) => `Summary of draft ${draftNumber}`,
  made: (date: string) => ` made ${date}`,
  theFiguresHaveChangedSince: 'The figures have changed since',
  whoeverAsksForApprovalHas:
    'Whoever asks for approval has it made anew by that. Made anew later, it voids what was approved with it.',
  makeTheSummaryAnew: 'Make the summary anew',
  attachTheSummaryToDraft: (draftNumber: number) => `Attach the summary to draft ${draftNumber}`,
}

const taxLines = {
  taxLineByLine: 'Tax line by line',
  taxableIncomeConfederation: 'Taxable income, Confederation',
  taxableIncomeCanton: 'Taxable income, canton',
  deductionOfTheCantonFrom: 'Deduction of the canton from wealth',
  abroadExempt: 'Abroad, exempt',
  taxableWealth: 'Taxable wealth',
  cantonOfIncome: (canton: string) => `Canton of ${canton}, income`,
  income: (name: string) => `${name}, income`,
  directFederalTax: 'Direct federal tax',
  churchIncome: 'Church, income',
  wealthTaxOfAllLevels: 'Wealth tax of all levels',
  personalTax: 'Personal tax',
  withheldPaidInAdvanceAsked: 'Withheld, paid in advance, asked back',
}

const expectedTaxPage = {
  tax: (caseNumber: string) => `Tax ${caseNumber}`,
  expectedTax: (taxYear: number) => `Expected tax ${taxYear}`,
  ofFiguresConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} figures confirmed`,
  lineByLine: 'Line by line',
  householdAndHistory: 'Household and history',
  howTheAmountGrew: 'How the amount grew',
  taxMinusWithheldPaidIn: (amount: string, amount2: string) =>
    `${amount} tax, minus ${amount2} withheld, paid in advance or asked back.`,
  oneFigureIs: 'One figure is',
  figuresAre: (open: number) => `${open} figures are`,
  onlyProposedSoFar: (text: string) => ` ${text} only proposed so far.`,
  exactOfficialTariff: (taxYear: number) => `Exact: official tariff ${taxYear}`,
  asTheCalculatorsWorkIt: 'As the calculators work it out for the same figures.',
  whatItRestsOn: 'What it rests on',
}

const variantForm = {
  nameOfTheVariant: 'Name of the variant',
  suchAs3aPaidIn: 'Such as: 3a paid in full',
  otherAmount: (row: number) => `Other amount ${row}`,
  figure: 'Figure',
  amountInstead: 'Amount instead',
  whose: 'Whose',
  tryAndKeep: 'Try and keep',
}

const variantsPanel = {
  asItStands: 'As it stands',
  variant: 'Variant',
  taxableIncome: 'Taxable income',
  toPay: 'To pay',
  difference: 'Difference',
  variants: 'Variants',
  triedWithoutTouchingAnyFigure: 'Tried without touching any figure. Below zero comes back.',
  notKept: 'Not kept',
  variantsSideBySide: 'Variants side by side',
  throwAway: 'Throw away',
}

const nextYearList = {
  nextYear: 'Next year',
  searchClients: 'Search clients',
  nameAddressOrCaseNumber: 'Name, address or case number',
  status: 'Status',
  newTaxYear: 'New tax year',
  allYears: 'All years',
  all: 'All',
  client: 'Client',
  lastCase: 'Last case',
  newYear: 'New year',
  since: 'Since',
  change: 'Change',
  noClientsOfLastYear: 'No clients of last year',
  whoeverHadATaxReturn: 'Whoever had a tax return filed or closed stands here for the year after.',
  nobodyFits: 'Nobody fits.',
  inviteAfterAll: 'Invite after all',
  leaveOut: 'Leave out',
}

const nextYearPage = {
  thisClientHasTheLetter: 'This client has the letter already; it cannot be taken back.',
  invitationsForTheTaxYear: (taxYear: number) => `Invitations for the tax year ${taxYear}`,
  nothingWasChanged: 'Nothing was changed',
  toInvite: 'To invite',
  refusedByMail: 'Refused by mail',
  inviteNow: (toInvite: number) => `Invite ${toInvite} now`,
  changeTheDay: 'Change the day',
  setADay: 'Set a day',
  startsByItselfOn: (date: string) => `Starts by itself on ${date}.`,
  nothingStartsByItselfNo: 'Nothing starts by itself: no day is set.',
}

const nextYearTabs = {
  nextYear: 'Next year',
}

const settingsPage = {
  invitationsToTheNewYear: 'Invitations to the new year',
  saveSettings: 'Save Settings',
  inviteOn: 'Invite on',
  from9OclockInZurich:
    'From 9 o’clock in Zurich, for the tax year before it. Empty: nothing starts by itself. It holds for its own year; set the next one anew.',
  nextYear: 'Next year',
}

const answersPage = {
  answers: (caseNumber: string) => `Answers ${caseNumber}`,
  noQuestions: 'No questions',
  casesOfThisKindAnd: 'Cases of this kind and year have none.',
  answersThatDifferFromConfirmed: 'Answers that differ from confirmed figures',
  confirmedAnswered: (value: string, confirmedCents: string, answeredCents: string) =>
    `${value}: confirmed ${confirmedCents}, answered ${answeredCents}`,
  toTheFigures: 'To the figures',
  whereYourHelpIsNeeded: 'Where your help is needed',
  notKnownOrAsked: 'Not known, or asked',
  answers2: 'Answers',
  ofAnswered: (answered: number, all: number) => `${answered} of ${all} answered`,
  documentsFromTheAnswers: 'Documents from the answers',
  noneYet: 'None yet.',
  notNeeded: 'Not needed',
  addOrTakeOffDocuments: 'Add or take off documents',
  question: 'Question',
  whose: 'Whose',
  answer: 'Answer',
  by: 'By',
  openTheMessage: 'Open the message',
}

export const returnStaffTexts = {
  worksheet,
  error,
  taxPage,
  enterForm,
  figureCells,
  groupTable,
  securitiesPage,
  statementsPanel,
  worksheetPage,
  worksheetView,
  advicePanel,
  assessmentPage,
  billPanel,
  compareCells,
  compareTable,
  effectNote,
  enterAssessedForm,
  factsForm,
  filingPanel,
  missingNote,
  summaryPanel,
  taxLines,
  expectedTaxPage,
  variantForm,
  variantsPanel,
  nextYearList,
  nextYearPage,
  nextYearTabs,
  settingsPage,
  answersPage,
}
