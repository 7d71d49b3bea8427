import { formatMoney } from '#platform/format.ts'
import type { AnswerError, Move, OtherGround, Question, Salary, SpouseSalary } from '#site/filing-check/answers.ts'
import type { CommuterQuestion } from '#tax/withholding/commuter.ts'
import type { CountryAbroad, FilingOutcome, FilingPermit, FilingReason } from '#tax/withholding/must-file.ts'

type Labelled<Code extends string> = Readonly<Record<Code, string>>

const permitTiles: Readonly<Record<FilingPermit, readonly [name: string, meaning: string]>> = {
  B: ['B', 'Residence'],
  L: ['L', 'Short stay'],
  C: ['C', 'Settlement'],
  G: ['G', 'Cross-border'],
  swiss: ['Swiss', 'Passport'],
  other: ['Other', 'Or none yet'],
}

export const permitForm = {
  title: 'Do I have to file?',
  lead: 'Answer five questions in about a minute to see whether you have to file, by when, and what we charge.',
  question: 'Which permit do you have?',
  hint: 'If you are a couple and one of you is Swiss or has a C permit, choose “Swiss” or “C”.',
  permits: permitTiles,
}

export const questionFrame = {
  progress: (number: number) => `Question ${number} of 5`,
  back: {
    permit: 'Home page',
    home: 'Your permit',
    income: 'Where you live',
    other: 'What you earn',
    move: 'Other income and assets',
  } satisfies Labelled<Question>,
  next: {
    permit: 'Next: where you live',
    home: 'Next: what you earn',
    income: 'Next: other income',
    other: 'Next: moving',
    move: 'See the answer',
  } satisfies Labelled<Question>,
  save: 'Save and see the answer',
  answers: 'Your answers',
  why: 'Why we ask',
  reasons: {
    permit: 'Your permit determines how you are taxed: at source, or with a tax return every year.',
    home: 'Your commune tells us your canton, and the canton sets the thresholds and the filing date.',
    income:
      'If you are taxed at source and earn CHF 120,000 or more, you must file. The salaries of a couple are not added together.',
    other: 'Tax at source covers only your salary. Other income and wealth can make a tax return compulsory.',
    move: 'If you leave Switzerland, some requests must reach the tax office before you deregister.',
  } satisfies Labelled<Question>,
  taxYear: (year: number) =>
    `Tax year ${year}. We do not store your answers: they appear only in the address of this page.`,
}

export const homeQuestion = {
  title: 'Where do you live?',
  hint: (year: number) => `If you moved within Switzerland, enter your commune on 31 December ${year}.`,
  commune: 'Postcode or commune in Switzerland',
  hintAbroad:
    'If you live in another country, enter the commune where you work or, if you only own property here, the commune where it is.',
  workCommune: 'Postcode or commune where you work',
  hintWork: 'Your place of work in Switzerland.',
  whichOne: 'Which one do you mean?',
  abroad: 'I live in another country',
  country: 'Country where you live',
  choose: 'Choose a country',
  countries: {
    DE: 'Germany',
    FR: 'France',
    IT: 'Italy',
    AT: 'Austria',
    LI: 'Liechtenstein',
    other: 'Another country',
  } satisfies Labelled<CountryAbroad>,
  commuter: {
    returnsHome: 'Do you normally return to your home abroad after each working day?',
    withinZone: 'Is your commune in Italy within 20 km of the border?',
    workedBefore: 'Were you a commuter in Graubünden, Ticino or Valais between 31 December 2018 and 17 July 2023?',
    publicService: 'Do you work in the public sector?',
  } satisfies Labelled<CommuterQuestion>,
  commuterHints: {
    returnsHome:
      'Answer “No” if you do not work in Switzerland. You may spend no more than 45 nights a year away for work. If you live in France, your employer needs your certificate of residence.',
    withinZone: 'The border with Graubünden, Ticino or Valais.',
    workedBefore: 'One working day in that period is enough.',
    publicService: 'For the federal government, a canton, a commune or another public body.',
  } satisfies Labelled<CommuterQuestion>,
  yes: 'Yes',
  no: 'No',
}

export const incomeQuestion = {
  title: (year: number) => `What is your gross salary for ${year}?`,
  hint: 'The amount in CHF for twelve months, before deductions. If you worked for only part of the year, convert your salary to a full year.',
  hintAbroad: 'Only salary from work in Switzerland counts. If you do not work here, choose “No salary”.',
  you: 'You',
  spouse: 'Your husband, wife or registered partner',
  own: { none: 'No salary', under: 'Under 120,000', over: '120,000 or more' } satisfies Labelled<Salary>,
  spouses: {
    unmarried: 'I am not married',
    none: 'No salary',
    under: 'Under CHF 120,000',
    over: 'CHF 120,000 or more',
  } satisfies Labelled<SpouseSalary>,
}

type Line = { amount: number; isAbove: boolean }

const inFrancs = (amount: number) => formatMoney(amount * 100, { decimals: 0 })

const reaching = ({ amount, isAbove }: Line) =>
  isAbove ? `of more than ${inFrancs(amount)}` : `of ${inFrancs(amount)} or more`

/** True if every amount obliges people to file, because the canton's threshold is zero or one franc. */
const isAny = ({ amount, isAbove }: Line) => amount + (isAbove ? 1 : 0) <= 1

const savings = (line: Line | null) =>
  line && !isAny(line) ? `Savings and investments ${reaching(line)}` : 'Taxable savings or investments'
const further = (line: Line | null) => (line && !isAny(line) ? `Other income ${reaching(line)}` : 'Any other income')

export const otherQuestion = {
  title: 'Which of these apply to you?',
  hints: {
    abroad: 'Tick only what you have in Switzerland.',
    ordinary: 'Include everything you have worldwide and, if you are married, everything your spouse has.',
    source: (isCouple: boolean, canton: string) =>
      `Include ${isCouple ? 'what you both have' : 'everything you have'} worldwide. The thresholds are those of the canton of ${canton}.`,
    unknown: (canton: string) =>
      `Include everything you have worldwide and, if you are married, everything your spouse has. We know of no published thresholds in the canton of ${canton}, so please tick whatever you have.`,
  },
  likely: 'The tax office has not confirmed these thresholds. If you are close to them, please ask the tax office.',
  savings,
  further,
  selfEmployed: 'Self-employed',
  ordinary: { wealth: 'Securities, or accounts abroad', income: 'Other income' },
  property: 'A home or land in Switzerland',
  propertyAbroad: 'A home or land abroad',
  none: 'None of these',
  details: {
    wealth: (year: number) => `After debts, on 31 December ${year}, including property abroad`,
    anyWealth: (year: number) => `After debts and the canton’s allowance, on 31 December ${year}`,
    income: 'Interest, dividends, rent, a pension',
    selfEmployed: 'Even if only part-time alongside a job',
    selfEmployedAbroad: 'With a business in Switzerland, even if only part-time',
    property: 'Even if you own only a share',
  },
}

export const moveQuestion = {
  title: (year: number) => `Did you move to or leave Switzerland in ${year}?`,
  hint: (year: number) =>
    `Choose “Yes, I left or will leave” if you already know that you will leave before 31 March ${year + 1}.`,
  moves: {
    no: 'No',
    arrived: 'Yes, I moved to Switzerland',
    left: 'Yes, I left or will leave',
  } satisfies Labelled<Move>,
  leftHint: 'Enter the date below: you must act before you deregister.',
  leaves: 'If you are leaving: date on which you deregister',
  example: (year: number) => `For example 15 12 ${year}`,
}

export const filingErrors: Readonly<Record<AnswerError, string | ((year: number) => string)>> = {
  permit: 'Choose your permit.',
  year: 'This check does not cover that tax year. Start again from the first question.',
  'commune-missing': 'Enter a commune or a postcode.',
  'commune-unmatched': 'No commune or postcode matches what you entered. Enter the full name or the postcode.',
  'commune-ambiguous': 'Several communes match. Choose one of them.',
  country: 'Choose the country you live in.',
  commuter: 'Please answer this question. It determines where you are taxed.',
  'permit-of-commuters':
    'A G permit is for people who live abroad, but you said that you live in Switzerland. Tick this box and choose your country, or change your permit.',
  'permit-of-residents':
    'Your permit is for people who live in Switzerland, but you said that you live abroad. Untick this box, or change your permit. Cross-border commuters hold a G permit.',
  'own-salary': 'Choose your salary.',
  'spouse-salary': 'Choose your spouse’s salary, or “I am not married”.',
  other: 'Tick what applies to you, or “None of these”.',
  'other-and-none': 'You ticked “None of these” and something else. Choose one or the other.',
  'other-thresholds': 'Your other answers have changed, so this question has changed too. Please answer it again.',
  move: 'Tell us whether you moved.',
  'leaving-day': 'Enter the date on which you deregister, as day, month and year.',
  'leaving-day-wrong': 'Enter the date on which you deregister, as day, month and year.',
  'leaving-year': (year) => `Enter a date in ${year} or ${year + 1}.`,
}

const grounds: Labelled<OtherGround> = {
  wealth: 'savings and investments above the threshold',
  income: 'other income',
  'self-employed': 'self-employed',
  property: 'property in Switzerland',
  'property-abroad': 'property abroad',
}

const salaryWords: Labelled<Salary> = { none: 'none', under: 'under CHF 120,000', over: 'CHF 120,000 or more' }

export const answerList = {
  terms: {
    permit: 'Permit',
    home: 'Home',
    income: 'Gross salaries',
    other: 'Other',
    move: 'Moved',
  } satisfies Labelled<Question>,
  changed: {
    permit: ' permit',
    home: ' home',
    income: ' salaries',
    other: ' other income and assets',
    move: ' move',
  } satisfies Labelled<Question>,
  change: 'Change',
  permits: {
    B: 'B, residence permit',
    L: 'L, short-stay permit',
    C: 'C, settlement permit',
    G: 'G, cross-border permit',
    swiss: 'Swiss citizen',
    other: 'Other permit, or none yet',
  } satisfies Labelled<FilingPermit>,
  inCanton: (commune: string, canton: string) => `${commune}, canton of ${canton}`,
  abroad: (country: string, commune: string) => `${country}; in Switzerland: ${commune}`,
  own: (own: Salary) => `You: ${salaryWords[own]}`,
  couple: (own: Salary, spouse: Salary) => `You: ${salaryWords[own]}; your spouse: ${salaryWords[spouse]}`,
  grounds: (list: readonly OtherGround[]) => {
    const text = list.map((ground) => grounds[ground]).join(', ')
    return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : 'None of these'
  },
  moves: { no: 'No', arrived: 'Moved to Switzerland', left: 'Leaving' } satisfies Labelled<Move>,
  leaving: (day: string) => `Leaving on ${day}`,
}

export type ReasonValues = { canton: string; wealth: Line | null; income: Line | null; basis: string }

const fromThisAmount = (canton: string) =>
  `In the canton of ${canton}, this makes a tax return compulsory for people who are taxed at source.`

export const filingReasons: Readonly<Record<FilingReason, (values: ReasonValues) => string>> = {
  'swiss-or-settled': () =>
    'Swiss citizens and C permit holders who live in Switzerland file a tax return every year. Couples file one together.',
  salary: () =>
    'With a salary of CHF 120,000 or more a year, you must file a tax return even though you are taxed at source.',
  'other-income': ({ canton, income }) =>
    income && !isAny(income)
      ? `You told us that you have other income ${reaching(income)}. ${fromThisAmount(canton)}`
      : `You told us that you have other income. Any such income makes a tax return compulsory in the canton of ${canton}.`,
  wealth: ({ canton, wealth }) =>
    wealth && !isAny(wealth)
      ? `You told us that you have savings and investments ${reaching(wealth)}. ${fromThisAmount(canton)}`
      : `You told us that you have taxable wealth. Any taxable wealth makes a tax return compulsory in the canton of ${canton}.`,
  'swiss-withholding-tax': () => 'You want to reclaim Swiss withholding tax (35%).',
  'self-employed': () =>
    'Your income from self-employment is not taxed at source, so you must declare it in a tax return.',
  'swiss-property': ({ basis }) =>
    basis === 'abroad'
      ? 'You own property in Switzerland. It is taxed here, even if you live abroad.'
      : 'You own property in Switzerland. It is not taxed at source, so you must declare it in a tax return.',
  'lines-unknown': ({ canton }) =>
    `You have other income or assets, and we know of no published thresholds in the canton of ${canton}. Its tax office decides whether you must file.`,
  'property-abroad': () =>
    'You own property abroad. You do not pay Swiss tax on it, but it affects your tax rate. The tax office decides whether owning it makes a tax return compulsory.',
  'below-lines': ({ canton, wealth }) =>
    wealth
      ? `You are taxed at source, no salary in your household reaches CHF 120,000, and your other income and wealth are below the thresholds of the canton of ${canton}.`
      : 'You are taxed at source, no salary in your household reaches CHF 120,000, and you have no other income or assets.',
  'taxed-at-source-abroad': () =>
    'Your employer deducts the tax from your salary (withholding tax, Quellensteuer). The threshold of CHF 120,000 does not apply to people who live abroad.',
  'nothing-here': () =>
    'You live in another country and have neither work, a business nor property in Switzerland. Tax on Swiss dividends or pensions is deducted before you receive them.',
  'italian-agreement': () =>
    'You are a cross-border commuter under the agreement with Italy. Your employer deducts the tax, and you cannot ask to file a Swiss tax return.',
  'french-agreement': ({ canton }) =>
    `Under the agreement of 1983, the canton of ${canton} does not tax your salary: France does. Give your employer the certificate of residence every year.`,
  'liechtenstein-agreement': () =>
    'You commute from Liechtenstein every day, so only Liechtenstein taxes your salary. Keep proof that you go home after work.',
}

export const filingResult = {
  titles: {
    must: 'You must file a tax return',
    'ask-canton': 'You may have to file: the canton decides',
    may: 'You may file a tax return',
    'need-not': 'You do not have to file',
  } satisfies Labelled<FilingOutcome>,
  summary: (year: number, isCouple: boolean, commune: string) =>
    `Tax year ${year}, ${isCouple ? 'couple' : 'single'}, ${commune}`,
  usPersons:
    'US citizens and green card holders: you must also file a US tax return, wherever you live, and report accounts outside the US.',
  usArticle: 'US citizens in Switzerland',
  by: {
    form: 'Request the tax return form by',
    ask: 'Ask the tax office by',
    decide: 'Decide by',
    leaving: 'Decide before you deregister on',
    file: 'File the tax return by',
    settled: 'Your tax is settled by',
  },
  formDecides: 'The date on your form',
  atSource: 'Tax at source',
  inFrance: 'Tax in France',
  inLiechtenstein: 'Tax in Liechtenstein',
  over: {
    form: 'This date has passed. Request the form now: the tax return is still due.',
    file: 'This date has passed. File now, or request a deadline extension straight away.',
    request: (day: string) =>
      `The last day for a voluntary request was ${day}. It cannot be extended, so the tax withheld is final.`,
  },
  credited: 'The tax already withheld at source is deducted from your tax bill.',
  stays: 'You will have to file in later years as well, even if you fall below the thresholds again.',
  likelyLines:
    'The tax office has not confirmed these thresholds. If you are close to them, please ask the tax office.',
  claimsWithholding: (canton: string) =>
    `In the canton of ${canton}, you must also file if you want to reclaim Swiss withholding tax (35%).`,
  leaver: 'Your tax return covers the period up to the day you leave.',
  movedAbroad: 'Different rules apply to the months in which you lived in Switzerland. Please ask us.',
  dates: {
    requestForm: ['Request the form', 'if you have not received one. This deadline cannot be extended.'],
    askOffice: ['Ask the tax office', 'whether you must file. If so, request the form by this date.'],
    request: [
      'Ask to file a tax return.',
      'Your request must reach the tax office by this date. The deadline cannot be extended.',
    ],
    requestLeaving: ['Ask to file a tax return', 'before you deregister. After that, the tax withheld is final.'],
    quasi: [
      'Ask to file a tax return',
      'if you want one: at least 90% of your household’s worldwide income must be taxable in Switzerland. You must request it again every year.',
    ],
    file: ['File the tax return.', ''],
    fileExtended: (canton: string) => [
      'File the tax return',
      `by this date if you have a deadline extension in the canton of ${canton}.`,
    ],
    weRequest: 'If you order a package, we will request it for you.',
    onForm: 'On the form',
    fileOnForm: ['File the tax return', 'by the date printed on your form.'],
    extension: 'Extension',
    later: 'Later years',
    binding:
      'Your request is binding: you must then file every year for as long as you are taxed at source. It cannot be withdrawn.',
    ifNot: 'If you do not file',
    ifNotText: 'The tax office can fine you and estimate your income and assets.',
    likely: 'This date is likely but has not been confirmed.',
    without: 'Without an extension, the date printed on your form applies.',
    passed: 'This date has passed.',
  },
  calendar: (day: string) => `Add ${day} to my calendar`,
  instead: (year: number) => `Check ${year} instead`,
  fine: 'The date printed on your own form is the one that applies.',
  thresholdsAsOf: (day: string) => `Thresholds as of ${day}.`,
  sources: 'Sources',
  deadlineSource: (canton: string, source: string, day: string) =>
    `Filing deadline for the canton of ${canton}: ${source}; checked on ${day}.`,
  answers: 'Your five answers',
  notStored: 'We do not store these answers. They appear only in the address of this page.',
  calculate: 'Work out whether filing is worthwhile',
  checkTax: 'Check the tax withheld from your salary',
  talk: 'Talk to us first, free of charge',
  talkPaid: 'Talk to us first',
  mayTitle: 'Is filing worthwhile?',
  mayText:
    'Filing is worthwhile if your deductions are high enough. It can also cost you more, so do the calculation first.',
  needNotTitle: 'Is the tax right?',
  needNotText: 'Compare the tax on your payslip with the official rate for your canton.',
}

export const filingPackage = {
  kicker: 'The package that fits your answers',
  line: (title: string, year: number) => `${title}, tax year ${year}`,
  firstOrder: 'First-order discount, 10%',
  total: 'You pay, including VAT',
  totalPlain: 'You pay',
  notYet: (year: number) => `You can order tax year ${year} from January ${year + 1}. This is today’s price.`,
  start: (title: string) => `Start with ${title}`,
  see: (title: string) => `See ${title}`,
  compare: 'Compare packages',
}

export const filingSteps = {
  title: 'What happens next',
  steps: (days: string) => [
    {
      when: 'Today, 5 minutes',
      title: 'You order',
      text: 'You pay online, choose a password and see your case straight away.',
    },
    {
      when: 'When it suits you, about 20 minutes',
      title: 'You answer questions and take photos',
      text: 'The questions cover six short topics. We ask for a document only if your answers call for it.',
    },
    {
      when: `${days} after your last document`,
      title: 'We prepare and file',
      text: 'You approve the draft, and we file it.',
    },
  ],
}

export const calendarEntry = {
  request: 'Request the tax return form',
  decide: 'Last day to ask to file a Swiss tax return',
  file: 'File the Swiss tax return',
}
