import { formatFrancs } from '#platform/format.ts'

const earned = [
  'The period from the grant until you have the right to the shares decides the split. The time until you exercise or sell does not count.',
  'The gain after that day is a private capital gain, which Switzerland does not tax.',
]
const received = [
  'You are taxed on the day you receive them, even if you cannot sell yet. The split by working days does not apply.',
]

export const equity = {
  title: (year: number) => `RSUs, options and employee shares ${year}`,
  keyTitle: {
    ordinary: 'Swiss income tax on this benefit',
    flat: 'Swiss tax at source on this benefit',
    'monthly-tariff': 'Part of the benefit taxed in Switzerland',
  },
  outcome: {
    ordinary: ({ tax, byRate, percent, place }: { tax: number; byRate: number; percent: number; place: string }) =>
      `In ${place}, the benefit adds CHF ${formatFrancs(tax)} of federal, cantonal and communal income tax, ${percent}% of the Swiss part.${
        byRate > 0 ? ` CHF ${formatFrancs(byRate)} of it is because the part earned abroad raises the rate.` : ''
      }`,
    flat: (total: string, canton: string) =>
      `${total} of tax at source: 11.5% federal tax and the flat rate of the canton of ${canton}. You file no Swiss tax return for it.`,
    federalOnly: (federal: string, canton: string) =>
      `${federal} of federal tax at source. The flat rate of the canton of ${canton} is added.`,
    monthlyTariff: (swissPart: string) =>
      `${swissPart} is added to your salary of that month and taxed at source by your tariff code.`,
  },
  federalOnlyMore: 'federal tax only',
  percentOfSwissPart: (percent: number) => `${percent}% of the Swiss part`,
  shareInSwitzerland: (percent: number) => `${percent}% was earned in Switzerland`,
  parts: 'How the benefit is split',
  amount: 'Amount',
  benefit: 'Taxable benefit',
  swissPart: 'Part taxed in Switzerland',
  foreignPart: 'Part earned abroad, exempt in Switzerland',
  notesTitle: 'Good to know',
  notes: {
    rsu: ['RSUs are taxed when they vest, at the market value of that day.', ...earned],
    options: ['Options that are not listed, or that are blocked, are taxed when you exercise them.', ...earned],
    phantom: ['Phantom shares are taxed when they are paid out.', ...earned],
    'free-shares': received,
    'blocked-shares': [
      ...received,
      'The block lowers the taxable value by 6% a year, compounded, for ten years at most.',
      'If the block ends early, for example when you leave the firm, the discount for the rest of it becomes income.',
    ],
    'listed-options': received,
  },
  releaseTitle: 'If the block ends early or the shares go back',
  releaseIntro: (value: string) =>
    `For each share, at a value of ${value}. Started years count in proportion (MBV Art. 11 and 12).`,
  releaseYears: 'Years of the block left',
  releaseIncome: 'Extra income',
  returnCost: 'Deductible if you return it for nothing',
  fields: {
    kind: 'What did you receive?',
    units: 'How many?',
    value: 'Value of one on that day',
    price: 'What you pay for one',
    blockedYears: 'Blocked for how many years?',
    grantedOn: 'Grant date',
    vestedOn: 'Vesting date',
    arrivedOn: 'First day of work in Switzerland',
    leftOn: 'Last day of work in Switzerland',
    daysAbroad: 'Days you worked abroad in that time',
    swissDays: 'Working days in Switzerland',
    allDays: 'All working days until vesting',
    residence: 'Where do you live on the day it is taxed?',
    income: 'Your other taxable income',
  },
  hints: {
    value:
      'Market value in CHF on the day of vesting, exercise or receipt. Convert other currencies at the rate of that day.',
    price: 'Exercise price of an option, or what you pay for a share. Leave blank if you pay nothing.',
    vestedOn: 'The day on which you have the right to the shares, or may exercise the options.',
    arrivedOn: 'Only if it was after the grant date.',
    leftOn: 'Only if it was before the vesting date.',
    daysAbroad: 'For example business trips and weeks of remote work in another country.',
    counted: 'Replace the dates above for the split, if your employer has certified both.',
    income: 'For the whole year, after all deductions and without this benefit.',
    canton: 'If you live abroad: the canton of your Swiss employer.',
  },
  vestings: 'Your vestings',
  vestingsIntro: 'Each vesting is split by the working days of its own period.',
  moreVestings: 'More vestings of this grant',
  moreVestingsHint:
    'Up to seven more. A blank grant date means the same grant. RSUs are added up by tax year; the tax is for the year you choose below.',
  vestingNumber: (number: number) => `Vesting ${number}`,
  ofVesting: (field: string, number: number) => `${field} (vesting ${number})`,
  vestedOn: 'Vested on',
  totalOfYear: (year: number) => `Total ${year}`,
  shareColumn: 'Swiss share',
  swissColumn: 'Taxed in Switzerland',
  countedTitle: 'I know the number of working days',
  kinds: {
    rsu: 'RSUs (a promise of shares later)',
    options: 'Stock options, not listed',
    phantom: 'Phantom shares, paid in cash',
    'free-shares': 'Shares I can sell at once',
    'blocked-shares': 'Shares I cannot sell for some years',
    'listed-options': 'Listed options I can sell at once',
  },
  residences: {
    here: 'In Switzerland',
    abroad: 'Abroad, I have left my job in Switzerland',
    commuter: 'Abroad, and I commute to a job in Switzerland',
  },
  canton: 'Canton',
  before: {
    text: 'Enter the grant and where you worked to see what Switzerland taxes',
    coming: [
      'The part earned in Switzerland, by working days',
      'The tax on it, at the rate of the whole benefit',
      'The article of law for each step',
    ],
    example: 'Example: RSUs worth CHF 120,000, arrived after the grant',
  },
}
