import * as adminTexts from '#admin/locales/en.ts'
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
import * as returnTexts from '#returns/locales/en.ts'
import type { AnswerWarning } from '#returns/questions/answer-warnings.ts'
import type { NoElementReason } from '#returns/transfer/ech-0119.ts'
import type { EnterOutcome } from '#returns/transfer/enter-fields.server.ts'
import type { CodeSourceId, Sureness } from '#returns/transfer/form-codes.ts'
import { errorsInWords } from '#tax/tax-texts.ts'

export type WorksheetWords = { notTaken: RefusalWords<Refused<FigureOutcome>>; figuresChanged: string }

const money = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))

function status({ amountCents, state, byName, createdAt }: Figure): string {
  const what =
    state === 'replaced'
      ? 'it was removed'
      : `it is now ${money(amountCents)}, ${returnTexts.figure.states[state].toLowerCase()}`
  return `${what} (${byName ?? 'the system'}, ${formatDateTime(createdAt)})`
}

export const worksheet: WorksheetWords = {
  figuresChanged: 'The amounts have changed since you opened this page. Nothing was confirmed. Check them again.',
  notTaken: {
    'unknown-case': adminTexts.panel.refusals['unknown-case'],
    forbidden: adminTexts.panel.refusals.forbidden,
    'unknown-figure': 'This amount does not exist.',
    'unknown-code': 'Enter the number or name of an item from the list.',
    'text-too-long': 'The label can be up to 200 characters long, and the note up to 1,000.',
    'amount-missing': 'Enter an amount.',
    'amount-negative': 'Enter the amount without a minus sign: deductions, debts and taxes have their own groups.',
    'amount-not-figures': 'Enter the amount in figures, such as 118,640 or 118640.50.',
    'amount-too-large': 'This amount looks too large. Check for a typing mistake.',
    stale: ({ submittedCents, now }) =>
      `Someone has changed “${[returnTexts.figure.codes[now.code], now.label].filter(Boolean).join(', ')}” since you opened this page: ${status(now)}. ${
        submittedCents === null ? 'Your change' : `Your ${money(submittedCents)}`
      } was not saved. The page now shows the current amount. If yours is correct, enter it again.`,
  },
}

export type AssessmentRefusal = Refused<AssessedOutcome | RestOutcome | BillOutcome | AdviseOutcome>

export type AssessmentErrorWords = { notTaken: RefusalWords<AssessmentRefusal> }

const errorMoney = (cents: number | null) => (cents === null ? 'no amount' : formatMoney(cents))
const since = ({ byName, createdAt }: { byName: string | null; createdAt: Date }) =>
  `(${byName ?? 'the system'}, ${formatDateTime(createdAt)})`
const inPart = (refusal: object) =>
  'part' in refusal && typeof refusal.part === 'string' ? `${partName(refusal.part)}: ` : ''

function partName(part: string): string {
  const names: Readonly<Record<string, string>> = returnTexts.assessment.bill
  return names[part] ?? part
}

export const error: AssessmentErrorWords = {
  notTaken: {
    'unknown-case': adminTexts.panel.refusals['unknown-case'],
    forbidden: adminTexts.panel.refusals.forbidden,
    'not-assessed': 'This case has no assessment yet. Record one in the overview first.',
    'unknown-code': 'Enter the number or name of an item from the list.',
    'text-too-long': 'The reason can be up to 1,000 characters long.',
    'amount-missing': (refusal) => `${inPart(refusal)}Enter an amount.`,
    'amount-negative': (refusal) => `${inPart(refusal)}Enter the amount without a minus sign.`,
    'amount-not-figures': (refusal) => `${inPart(refusal)}Enter the amount in figures, such as 118,640 or 118640.50.`,
    'amount-too-large': (refusal) => `${inPart(refusal)}This amount looks too large. Check for a typing mistake.`,
    'declared-changed': 'The amounts in the tax return have changed since you opened this page. Check them again.',
    stale: ({ submittedCents, now }) =>
      `Someone has entered “${returnTexts.figure.codes[now.code]}” since you opened this page: ${errorMoney(now.amountCents)} ${since(now)}. ${
        submittedCents === null ? 'Your change' : `Your ${errorMoney(submittedCents)}`
      } was not saved. The page now shows the current amount. If yours is correct, enter it again.`,
    'bill-stale': ({ now }) =>
      `Someone has entered different bills since you opened this page ${since(now)}. Yours were not saved: they are still in the fields, with the current ones next to them.`,
    'advice-stale': ({ now }) =>
      `Someone has made a recommendation since you opened this page ${since(now)}: ${returnTexts.assessment.advice[now.advice].staff}. Yours was not saved.`,
    'no-advice': 'Choose what you recommend.',
    'reason-missing': 'Explain why, in terms that the client will understand.',
    'reason-too-long': 'The reason can be up to 2,000 characters long.',
    decided: 'The client has already decided, and the case has moved on.',
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

export const taxPage: TaxPageWords = {
  facts: {
    ...noCase,
    stale:
      'Someone has changed the household details since you opened this page. The page now shows the current ones. Enter your change again.',
    'children-unreadable': 'Enter the children’s years of birth, such as 2015, 2018, or enter 0 if there are none.',
    'birth-year-unreadable': 'Enter years of birth as four digits, such as 1985.',
    'dates-unreadable':
      'Enter the days of arrival and departure within the tax year, such as 01.05.2026. The departure must not be before the arrival.',
    'world-of-resident':
      'Worldwide amounts only count for clients who live abroad. Under “Lived in Switzerland”, choose “Not at all, lived abroad”, or leave the amounts empty.',
    'amount-missing': 'Enter an amount.',
    'amount-negative': 'Enter worldwide amounts as 0 or more.',
    'amount-not-figures': 'Enter worldwide amounts in figures, such as 180,000.',
    'amount-too-large': 'Enter a worldwide amount of at most CHF 1,000,000,000.',
    'dates-of-whole-year': 'Choose “Part of the year”, or leave the days of arrival and departure empty.',
    'not-offered': 'Choose an option from each list.',
    'commune-not-found': ({ error, choices }) =>
      choices.length > 0
        ? `Several communes match. Enter one of these: ${choices.join(', ')}.`
        : Object.values(errorsInWords({ commune: error })).join(' '),
  },
  summary: {
    ...noCase,
    'no-draft': 'There is no draft to attach the summary to. Upload one to the case documents first.',
    'not-computed': 'The tax has not been calculated yet, so there is nothing to summarise.',
    'case-filed': 'The tax return has been filed, so you can no longer change its summary.',
    'changed-since': 'The draft or the amounts changed while we were creating the summary. Try again.',
  },
  variants: {
    ...noCase,
    'no-name': 'Give the variant a name.',
    'no-change': 'Change at least one amount.',
    twice: 'You have entered the same item twice for the same person.',
    'unknown-code': 'Enter the number or name of an item from the list.',
    'unknown-variant': 'This variant no longer exists.',
    'too-many': `A case can have no more than ${maxVariants} variants. Delete one first.`,
    'amount-missing': 'Enter an amount, or 0 to remove the item.',
    'amount-negative': 'Enter the amount without a minus sign.',
    'amount-not-figures': 'Enter the amount in figures, such as 7258.',
    'amount-too-large': 'This amount looks too large. Check for a typing mistake.',
  },
}

export const enterForm = {
  amount: 'Amount',
  inChf: 'In CHF',
  fromWhom: 'From whom',
  employerBank: 'Employer, bank …',
  note: 'Note',
  visibleToClient: 'Visible to the client',
}

export const figureCells = {
  before: 'Earlier amounts',
  amountInChf: (line: string) => `${line}, amount in CHF`,
  frequencyOf: (line: string) => `${line}: regular or paid once, for the rate`,
  frequencyByType: 'Regular or once: by type',
  frequencies: { regular: 'Regular: projected', once: 'Paid once: as it is' },
  noLongerAnswered: 'No longer answered',
  answeredNow: (amount: string) => `Answered now: ${amount}`,
  confirm: 'Confirm',
  save: 'Save',
  remove: 'Remove',
}

export const groupTable = {
  automatically: 'automatically',
  amount: 'Item',
  chf: (taxYear: number) => `${taxYear}, CHF`,
  source: 'Source',
  status: 'Status',
  change: 'Change',
}

export const securitiesPage = {
  securities: (caseNumber: string) => `Securities ${caseNumber}`,
  securitiesSchedule: 'Securities schedule',
}

export const statementsPanel = {
  confirmAll: (count: number) => `Confirm ${count === 1 ? 'the amount' : `all ${count} amounts`}`,
  decisions: {
    release: 'This is the client’s: use its amounts',
    'release-for-partner': 'This is the partner’s: use its amounts',
    'count-beside': 'Include it as well as the other one',
    'replace-earlier': 'It replaces the earlier one',
    'leave-out': 'Exclude this statement',
    restore: 'Include this statement again',
  },
  answersThatDiffer: 'Answers that differ from a certificate. We use the certificate.',
  differs: ({ employer, answered, stated }: { employer: string; answered: number; stated: number }) =>
    `Answered: ${formatMoney(answered)}. Certificate of ${employer}: ${formatMoney(stated)}.`,
  totalDiffers: ({ employer, answered, stated }: { employer: string; answered: number; stated: number }) =>
    `Total answered: ${formatMoney(answered)}. Total of the certificates (${employer}): ${formatMoney(stated)}.`,
  goToAnswers: 'Go to answers',
  securitiesSchedule: 'Securities schedule',
  statements: 'Statements and certificates',
  anotherDocument: 'Another document',
  readAsStatement: 'Read its amounts',
}

export const correctBox = {
  correctBox: 'Correct a box',
  correctBoxOf: (employer: string) => `Correct a box: ${employer}`,
  chooseBox: 'Choose the box',
  days: { 'E from': 'from', 'E until': 'until' },
  value: 'What the certificate states',
  valueHint:
    'An amount in francs, a date such as 31.12.2025, or “yes” or “no” for boxes F and G. Leave it blank if the box is empty.',
  correct: 'Correct the box',
}

export const worksheetPage = {
  amounts: (caseNumber: string) => `Amounts ${caseNumber}`,
}

export const worksheetView = {
  amounts: (taxYear: number) => `Amounts ${taxYear}`,
  ofConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} confirmed`,
  notSaved: 'Not saved',
  confirmedAmountsAreMarkedBelow: 'Confirmed amounts are marked below and stay the same until you change them.',
  goToAnswers: 'Go to answers',
  noAmountsYet: 'No amounts yet',
  amountsAppearHereOnceYou: 'Amounts will appear here once you have entered one.',
  confirmedAmountDiffers: 'One confirmed amount differs from the client’s answer',
  confirmedAmountsDiffer: (count: number) => `${count} confirmed amounts differ from the client’s answers`,
  tax: (amount: string, balanceCents: string, amount2: string, text: string) =>
    `Tax ${amount}. ${balanceCents}: ${amount2}, ${text}.`,
  calculated: (date: string) => `Calculated ${date}`,
  seeEveryLineAndVariants: 'See the tax line by line and compare variants',
}

export const advicePanel = {
  automatically: 'automatically',
  recommendation: 'Recommendation',
  deadlineFor: (text: string, date: string) => `Deadline for ${text}: ${date}`,
  notSaved: 'Not saved',
  clientRequestedObjection: (date: string) => `The client requested an objection on ${date}`,
  objectionLetter: 'Objection letter',
  moveCase: 'Move case',
  recommendSomethingElse: 'Recommend something else',
  whatYouRecommend: 'What you recommend',
  why: 'Why',
  clientSeesItBesideDifferences: 'The client will see your explanation next to the differences.',
  showToClient: 'Send recommendation',
  anAppeal: 'an appeal',
  anObjection: 'an objection',
}

export const assessmentPage = {
  assessment: (caseNumber: string) => `Assessment ${caseNumber}`,
  noAssessmentYet: 'No assessment yet',
  youCanCompareItHere:
    'Once you have recorded the assessment and its delivery in the overview, you can compare it here.',
  ofEnteredDiffer: (entered: number, all: number, count: number) =>
    `${entered} of ${all} entered, ${count} ${count === 1 ? 'differs' : 'differ'}`,
  notSaved: 'Not saved',
  nothingToCompareYet: 'Nothing to compare yet',
  declaredAmountsAppearHereOnce: 'Declared amounts will appear here once they have been confirmed in the case.',
  enterAllOthersAsDeclared: 'Enter all others as declared',
  decision: 'Decision',
  assessmentLabel: 'Assessment',
}

export const billPanel = {
  automatically: 'automatically',
  finalBill: 'Final bill',
  notSaved: 'Not saved',
  stillToPay: 'Still to pay',
  finalBillCompared: 'Final bill compared',
  saveBills: 'Save bills',
}

export const compareCells = {
  before: 'Earlier amounts',
  assessedInChf: (line: string) => `${line}, assessed, in CHF`,
  whyOurAmountIsCorrect: (line: string) => `${line}, why our amount is correct`,
  save: 'Save',
  withdrawn: 'withdrawn',
  automatically: 'automatically',
}

export const compareTable = {
  amount: 'Item',
  declaredChf: 'Declared, CHF',
  assessedChf: 'Assessed, CHF',
  difference: 'Difference',
  taxEffect: 'Tax effect',
  whyOurAmountIsCorrect: 'Why our amount is correct',
  toEnter: 'To enter',
  stated: (amount: string) => `Limited. Stated: ${amount}`,
}

export const effectNote = {
  taxEffectHasNotBeen: (value: string) => `The tax effect has not been calculated. ${value}`,
  taxEffectOfAllDifferences: (totalCents: string) => `Tax effect of all differences: ${totalCents}.`,
  itCanDifferFromSum: 'It can differ from the sum of the individual effects, because tax rates rise with income.',
  notCheckedSeeExpectedTax: 'Not checked: see the expected tax for this case.',
}

export const enterAssessedForm = {
  assessed: 'Assessed',
  inChfTotal: 'In CHF, total',
  whyOurAmountIsCorrect: 'Why our amount is correct',
  shownToClientAndUsed: 'Shown to the client and used in the objection letter',
}

export const factsForm = {
  none: 'None',
  protestantReformed: 'Protestant (Reformed)',
  romanCatholic: 'Roman Catholic',
  christianCatholic: 'Christian Catholic',
  household: 'Household',
  ifYouLeaveFieldEmpty:
    'If you leave a field empty, we will use the client’s answer or, if there is none, the details in their profile.',
  notSaved: 'Not saved',
  communeOn31Dec: (taxYear: number) => `Commune on 31 Dec ${taxYear} or on departure`,
  fromClient: (commune: string) => `From the client: ${commune}`,
  maritalStatus: 'Marital status',
  fromClient2: (text: string) => `From the client: ${text}`,
  fromClient3: 'From the client',
  childrenWithDeductionYearsOf: 'Children who qualify for a deduction (years of birth)',
  fromClientEnter0For: (value: string) => `From the client: ${value}. Enter 0 for none.`,
  religiousAffiliation: 'Religious affiliation',
  fromClient4: (label: string) => `From the client: ${label}`,
  yearOfBirth: 'Year of birth',
  neededForGrossSalary: 'Needed if you enter a gross salary',
  partnersYearOfBirth: 'Partner’s year of birth',
  livedInSwitzerland: 'Lived in Switzerland',
  wholeYear: 'The whole year',
  partOfYear: 'Part of the year',
  notAtAll: 'Not at all, lived abroad',
  residences: { whole: 'the whole year', part: 'a part of the year', abroad: 'not at all' },
  worldIncome: (taxYear: number) => `Net income worldwide ${taxYear}`,
  worldIncomeHint:
    'Only for clients who live abroad: it sets the rate. Include the Swiss rent and the spouse’s income.',
  worldAssets: (taxYear: number) => `Assets worldwide on 31 Dec ${taxYear}`,
  worldAssetsHint: 'Only for clients who live abroad: before debts, with the Swiss property at its tax value.',
  arrivedOn: 'Day of arrival in Switzerland',
  leftOn: 'Day of departure from Switzerland',
  notKnown: 'not known',
  saveHousehold: 'Save household',
}

export const filingPanel = {
  fileTaxReturnOrNot: 'Whether to file a tax return',
  taxOfficeThenMakesSubsequent: (reasons: string) =>
    `${reasons} The tax office will then make a subsequent ordinary assessment (NOV/TOU, DBG Art. 89).`,
  deadlineForRequestWasAnd: (date: string, law: string) =>
    `The deadline for the request was ${date} and cannot be extended (${law}).`,
  onRequestOnlySubsequentOrdinary: (date: string, law: string) =>
    `On request only (subsequent ordinary assessment, NOV/TOU, ${law}). Deadline: ${date}.`,
  weDoNotKnowGross: (amount: string) =>
    `We do not know the gross salary. If it is CHF ${amount} a year or more, a tax return is compulsory. Enter the salary to be sure.`,
  withoutTaxReturn: 'Without a tax return',
  taxDeductedAtSourceFinal: 'Tax deducted at source (final)',
  withTaxReturn: 'With a tax return',
  taxByAssessment: 'Tax by assessment',
  amountsAreForComparisonOnly: 'These amounts are for comparison only: it is too late to make a request.',
  filingBringsBackOfTax: (amount: string) =>
    `Filing a tax return would result in a refund of ${amount} of the tax deducted.`,
  filingCostsExtra: (amount: string) => `Filing a tax return would cost an extra ${amount}.`,
  thresholdsOfCantonReadOn: (title: string, date: string) =>
    `Source of the cantonal thresholds: ${title}, checked on ${date}.`,
}

export const missingNote = {
  correctItBelow: 'Correct it below',
  openClient: 'Open the client',
  enterAmounts: 'Enter amounts',
  taxHasNotBeenCalculated: 'The tax has not been calculated yet',
}

export const summaryPanel = {
  summaryForApproval: 'Summary for approval',
  notAttached: 'Not attached',
  onceCaseHasDraftYou: 'Once the case has a draft, you can attach a summary of these amounts.',
  draftHasNoSummaryYet: (draftNumber: number) => `Draft ${draftNumber} has no summary yet.`,
  summaryOfDraft: (draftNumber: number) => `Summary of draft ${draftNumber}`,
  created: (date: string) => ` created ${date}`,
  amountsHaveChangedSinceThen: 'The amounts have changed since then',
  askingForApprovalCreatesUp:
    'When you ask for approval, we create an up-to-date summary. If you create a new one later, any approval already given will be cancelled.',
  createNewSummary: 'Create a new summary',
  attachSummaryToDraft: (draftNumber: number) => `Attach the summary to draft ${draftNumber}`,
}

export const taxLines = {
  taxLineByLine: 'Tax line by line',
  taxableIncomeFederal: 'Taxable income, federal',
  taxableIncomeCantonal: 'Taxable income, cantonal',
  cantonalDeductionFromWealth: 'Cantonal deduction from wealth',
  exemptElsewhere: 'Elsewhere, not taxed here',
  taxableWealth: 'Taxable wealth',
  cantonOfIncome: (canton: string) => `Canton of ${canton}, income`,
  income: (name: string) => `${name}, income`,
  directFederalTax: 'Direct federal tax',
  churchIncome: 'Church, income',
  wealthTaxAllLevels: 'Wealth tax, all levels',
  personalTax: 'Personal tax',
  deductedAtSourcePaidIn: 'Deducted at source, paid in advance, reclaimed',
  amount: 'Amount',
  assets: 'Assets',
  debts: 'Debts',
  tax: 'Tax',
}

export const expectedTaxPage = {
  tax: (caseNumber: string) => `Tax ${caseNumber}`,
  expectedTax: (taxYear: number) => `Expected tax ${taxYear}`,
  ofAmountsConfirmed: (confirmed: number, all: number) => `${confirmed} of ${all} amounts confirmed`,
  lineByLine: 'Line by line',
  householdAndHistory: 'Household and history',
  howResultDeveloped: 'How the result has changed',
  taxMinusDeductedAtSource: (amount: string, amount2: string) =>
    `${amount} tax minus ${amount2} deducted at source, paid in advance or reclaimed.`,
  oneAmountIs: 'One amount is',
  amountsAre: (open: number) => `${open} amounts are`,
  notConfirmedYet: (text: string) => ` ${text} not confirmed yet.`,
  exactOfficialTaxRates: (taxYear: number) => `Exact: official tax rates ${taxYear}`,
  calculatedInSameWayAs: 'We calculate this in the same way as our public calculators.',
  basisOfCalculation: 'Basis of the calculation',
}

export const variantForm = {
  nameOfVariant: 'Variant name',
  forExample3aPaidIn: 'For example: 3a paid in full',
  changedAmount: (row: number) => `Changed amount ${row}`,
  item: 'Item',
  amount: 'Item',
  newAmount: 'New amount',
  person: 'Person',
  calculateAndSave: 'Calculate and save',
}

export const variantsPanel = {
  currentAmounts: 'Current amounts',
  variant: 'Variant',
  taxableIncome: 'Taxable income',
  toPay: 'To pay',
  difference: 'Difference',
  variants: 'Variants',
  variantsDoNotChangeAny: 'Variants do not change the amounts in the case. A negative result is a refund.',
  notSaved: 'Not saved',
  variantsSideBySide: 'Variants side by side',
  delete: 'Delete',
  tax: 'Tax',
}

export const nextYearList = {
  nextYear: 'Next year',
  searchClients: 'Search clients',
  nameEmailOrCaseNumber: 'Name, email or case number',
  status: 'Status',
  newTaxYear: 'New tax year',
  allYears: 'All years',
  all: 'All',
  client: 'Client',
  lastCase: 'Last case',
  newYear: 'New year',
  since: 'Since',
  change: 'Change',
  noClientsFromLastYear: 'No clients from last year',
  clientsWhoseTaxReturnWas:
    'Clients appear here for the following year once their tax return has been filed or their case closed.',
  noClientsMatchYourFilters: 'No clients match your filters.',
  inviteAfterAll: 'Invite after all',
  exclude: 'Exclude',
}

export const nextYearPage = {
  thisClientHasAlreadyReceived: 'This client has already received the email, so you cannot withdraw the invitation.',
  invitationsForTaxYear: (taxYear: number) => `Invitations for tax year ${taxYear}`,
  nothingWasChanged: 'Nothing was changed',
  toInvite: 'To invite',
  rejectedByMailServer: 'Rejected by the mail server',
  inviteNow: (toInvite: number) => `Invite ${toInvite} now`,
  changeDay: 'Change date',
  setDay: 'Set date',
  startsAutomaticallyOn: (date: string) => `The invitations will start automatically on ${date}.`,
  nothingStartsAutomaticallyBecauseNo: 'Nothing will start automatically, because no date has been set.',
  invited: 'Invited',
  bought: 'Bought',
  by: (name: string) => `by ${name}`,
  onTheDayThatWasSet: 'on the scheduled date',
  startedAndWrittenOn: (by: string, date: string) => `Started ${by}; the emails were prepared on ${date}.`,
  startedAndBeingWritten: (by: string) => `Started ${by}; the emails are being prepared.`,
}

export const nextYearTabs = {
  nextYear: 'Next year',
  clients: 'Clients',
  settings: 'Settings',
}

export const settingsPage = {
  invitationsToNewYear: 'Invitations for the new tax year',
  saveSettings: 'Save settings',
  inviteOn: 'Invite on',
  startsAt0900Swiss:
    'We start sending invitations for the previous tax year at 09:00 Swiss time on this date. Leave blank if you do not want them to start automatically. Set a new date each year.',
  nextYear: 'Next year',
}

export const answersPage = {
  answers: (caseNumber: string) => `Answers ${caseNumber}`,
  noQuestions: 'No questions',
  casesOfThisTypeAnd: 'There are no questions for cases of this type and year.',
  answersThatDifferFromConfirmed: 'Answers that differ from confirmed amounts',
  confirmedAnswered: (value: string, confirmedCents: string, answeredCents: string) =>
    `${value}: confirmed ${confirmedCents}, answered ${answeredCents}`,
  goToAmounts: 'Go to amounts',
  followUp: 'Follow up with the client',
  warnings: {
    'us-form': (person) =>
      `${person}: signed Form W-8BEN as a US person. Ask them to give their bank Form W-9 instead, and check the US tax that was deducted before you claim it.`,
    'us-pillar-3a': (person) =>
      `${person}: paid into pillar 3a as a US person. The US does not recognise pillar 3a, so refer them to a US adviser.`,
  } satisfies Record<AnswerWarning['code'], (person: string) => string>,
  whereClientNeedsYourHelp: 'Where the client needs your help',
  unknownOrClientHasQuestion: 'The client does not know or has a question',
  answers2: 'Answers',
  ofAnswered: (answered: number, all: number) => `${answered} of ${all} answered`,
  documentsFromAnswers: 'Documents required by the answers',
  noneYet: 'None yet.',
  notNeeded: 'Not needed',
  addOrRemoveDocuments: 'Add or remove documents',
  question: 'Question',
  person: 'Person',
  answer: 'Answer',
  by: 'By',
  openMessage: 'Open the message',
}

export type TransferWords = {
  notTaken: RefusalWords<Refused<EnterOutcome>>
  sureness: Readonly<Record<Sureness, string>>
  sources: Readonly<Record<CodeSourceId, string>>
  noElement: Readonly<Record<NoElementReason, string>>
}

export const transfer: TransferWords = {
  notTaken: {
    'unknown-case': adminTexts.panel.refusals['unknown-case'],
    forbidden: adminTexts.panel.refusals.forbidden,
    'unknown-field': 'This line is no longer in the return.',
    'amount-changed':
      'An amount has changed since you opened this page. Nothing was marked. The page now shows the current amounts: enter them, then mark them again.',
  },
  sureness: { certain: 'certain', likely: 'likely' },
  sources: {
    'zh-2025': 'StA Form. 300 (2025), public transcription',
    'vd-2013': 'Guide concernant la déclaration 2013',
    'vd-2014': 'Instructions générales 2014',
    'vd-2021': 'Guide concernant la déclaration 2021 (21000)',
    'vd-2025': 'Formulaire 21001 (2025), public transcription',
    'vd-2026': 'VaudTax, public list of fields',
    'ge-2022': 'Guide GeTax de la déclaration 2022',
  },
  noElement: {
    divided: 'No single element: the standard divides this amount',
    'net-only': 'No element: the standard uses the net salary',
    'in-salary': 'No element: included in the salary',
    allocated: 'No element: the standard has only the result of the allocation between cantons and countries',
    'by-office': 'No element: the tax office credits this amount',
    'own-form': 'No element: declared on a separate form (DA-1 or R-US)',
    none: 'No element found',
  },
}

export const transferPage = {
  noCode: 'No code',
  title: (caseNumber: string) => `Transfer sheet ${caseNumber}`,
  heading: (taxYear: number) => `Transfer sheet ${taxYear}`,
  form: (canton: string) => `Codes of the canton of ${canton}`,
  noCodes: (canton: string) => `No codes for the canton of ${canton}`,
  noCodesText:
    'We found no public form with codes for this canton. The lines follow the order of the return, with the names used on most forms.',
  noCanton: 'The canton is not known yet',
  noCantonText: 'Enter the commune to see the codes of the canton’s form. Until then, the lines have no codes.',
  enterCommune: 'Enter the commune',
  codesFrom: 'Codes can change from year to year, so each code shows the year of the form in which we read it.',
  source: (title: string, sureness: string) => `${title}: ${sureness}`,
  notCalculated: 'The limits have not been calculated yet',
  notCalculatedText:
    'Lines with a limit stay empty until the household and the amounts are known. They also stay empty for owners who live abroad, because costs and interest are split by assets worldwide. Enter these by hand.',
  seeTax: 'See the tax',
  partnerLeftOut: (count: number) =>
    count === 1
      ? 'One amount of the partner is not on this sheet, because the partner has a return of their own.'
      : `${count} amounts of the partner are not on this sheet, because the partner has a return of their own.`,
  noLines: 'No amounts yet',
  noLinesText: 'The lines appear here once the case has amounts.',
  enterAmounts: 'Enter amounts',
  notMarked: 'Not marked',
  columns: {
    code: 'Code',
    line: 'Line',
    canton: 'Canton, CHF',
    federal: 'Federal, CHF',
    status: 'Status',
    entered: 'Entered',
    section: 'Section',
    years: 'Year of the code',
    person: 'Person',
    sources: 'Source of the code',
    element: 'Element of eCH-0119 (likely)',
  },
  likely: 'likely',
  copy: 'Copy',
  copied: 'Copied',
  copyFor: (level: 'canton' | 'federal', line: string) => `: ${line}, ${level === 'canton' ? 'canton' : 'federal tax'}`,
  copiedNow: (amount: string, line: string) => `${amount} copied: ${line}`,
  selected: 'Selected. Press Ctrl+C to copy it.',
  compareOnly: 'Compare only',
  enter: 'Mark',
  undo: 'Undo',
  enteredAt: (time: string) => `Entered ${time}`,
  changedSince: (canton: string, federal: string | null) =>
    `Entered as ${canton}${federal === null ? '' : ` (federal ${federal})`}`,
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  computed: 'Calculated',
  limited: 'Limited',
  limitNotChecked: 'Limit not checked',
  stated: (amount: string) => `Stated: ${amount}`,
  known: (amount: string) => `Known so far: ${amount}`,
  last: (year: number, amount: string) => `${year}: ${amount}`,
  progress: 'Progress',
  enteredInForm: 'Entered in the form',
  of: (entered: number, all: number) => `${entered} of ${all}`,
  enterAll: 'Mark all as entered',
  print: 'Print',
  download: 'Download as Excel (XLSX)',
  notChecked: 'Not checked',
  changed: (year: number) => `More than 15% from ${year}`,
  securitiesSchedule: 'Securities schedule',
  keysTitle: 'Keyboard shortcuts',
  keys: {
    c: 'Copy the amount and go to the next one',
    e: 'Mark the line copied last as entered',
    z: 'Undo the last mark',
    help: 'Show keyboard shortcuts',
  },
}
