import type { Drawing } from '#content/drawing.ts'
import type { IndustryId } from '#content/pages/industries.ts'

export type CaseStudyService = 'tax-returns' | 'tax-planning' | 'international' | 'compliance' | 'optimization'
export type CaseComplexity = 'Very High' | 'High' | 'Medium' | 'Low'

/** Facts of a case, and each step of its computation in whole francs. Tests recompute the steps. */
export type CaseArithmetic = {
  given: string
  steps: readonly { label: string; amountChf: number }[]
}

export type CaseStudy = {
  id: string
  title: string
  subtitle: string
  industry: IndustryId
  service: CaseStudyService
  client: string
  challenge: string
  solution: string
  results: readonly string[]
  arithmetic: CaseArithmetic
  metrics: {
    taxSavings: string
    timeSaved: string
    complexity: CaseComplexity
    satisfaction: number
  }
  duration: string
  team: string
  tags: readonly string[]
  featured: boolean
  drawing: Drawing
  /** True if the case combines several engagements, so that persons and amounts are not those of one client. */
  isIllustrative: boolean
}

export const caseIndustries: readonly { id: IndustryId; name: string }[] = [
  { id: 'technology', name: 'Technology' },
  { id: 'finance', name: 'Finance' },
  { id: 'pharmaceutical', name: 'Pharmaceutical' },
  { id: 'manufacturing', name: 'Manufacturing' },
  { id: 'consulting', name: 'Consulting' },
]

export const caseServices: readonly { id: CaseStudyService; name: string }[] = [
  { id: 'tax-returns', name: 'Tax returns' },
  { id: 'tax-planning', name: 'Tax planning' },
  { id: 'international', name: 'International' },
  { id: 'compliance', name: 'Compliance' },
  { id: 'optimization', name: 'Optimization' },
]

export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'shares-from-two-countries',
    title: 'Shares earned in two countries',
    subtitle: 'Restricted units granted in Ireland, vested in Zürich',
    industry: 'technology',
    service: 'international',
    client: 'Software engineer, single, moved from Dublin to Zürich',
    challenge:
      'The salary certificate showed the whole value of the vested units as Swiss income, CHF 96’000, although half of the time between grant and vesting had been worked in Ireland. Ireland had taxed its part as well.',
    solution:
      'We counted the working days between grant and vesting, divided the gain between the countries as the treaty and the federal ordinance on participations ask for, and filed with a calculation for each vesting date. The Irish part counted only for the rate.',
    arithmetic: {
      given:
        'Single, city of Zürich, no church tax, tax year 2026: CHF 110’000 of other taxable income, units of CHF 96’000, half of the working days in Ireland.',
      steps: [
        { label: 'Tax on CHF 206’000, everything taxed here', amountChf: 50_868 },
        { label: 'Tax on CHF 158’000 at the rate for CHF 206’000', amountChf: 39_015 },
        { label: 'Saved by the split', amountChf: 11_853 },
      ],
    },
    results: [
      'CHF 48’000 exempted in Switzerland with progression',
      'One assessment without further questions',
      'A calendar for the remaining vesting dates',
    ],
    metrics: { taxSavings: 'CHF 11’853', timeSaved: '25 hours', complexity: 'High', satisfaction: 5 },
    duration: '5 weeks',
    team: 'Senior tax adviser, international adviser',
    tags: ['RSU', 'treaty', 'working days', 'ordinary assessment'],
    featured: true,
    drawing: {
      illustration: 'overlap',
      seed: 'case-shares-from-two-countries',
      alt: 'Two circles with a red overlap: two countries, one income',
    },
    isIllustrative: true,
  },
  {
    id: 'bonus-and-pension-purchase',
    title: 'Three purchases instead of one',
    subtitle: 'A large gap in the pension fund after years abroad',
    industry: 'finance',
    service: 'optimization',
    client: 'Risk manager, married, Zürich, back after ten years in London',
    challenge:
      'The pension certificate allowed a purchase of CHF 180’000, and a high bonus was due. The bank proposed to pay everything in the same year.',
    solution:
      'We calculated the marginal rates of three years. Split into three purchases of CHF 60’000, each one saves at the top of the tariff. The limit for people who have moved here (20 % of the insured salary a year in the first five years) did not apply, because the client had belonged to a Swiss pension fund before London. The three years without withdrawal before a planned purchase of a home were observed.',
    arithmetic: {
      given:
        'Married, city of Zürich, no church tax, tariffs of 2026 for each year: CHF 240’000 of taxable income before the purchase.',
      steps: [
        { label: 'Saved in three years by one purchase of CHF 180’000', amountChf: 50_492 },
        { label: 'Saved by three purchases of CHF 60’000', amountChf: 62_232 },
        { label: 'More saved by three purchases', amountChf: 11_740 },
      ],
    },
    results: [
      'Three purchases in three years, each before 15 December',
      'CHF 11’740 more saved than with one purchase',
      'Purchase of the home planned after the last blocking period',
      'A table with the saving per year to check against each assessment',
    ],
    metrics: { taxSavings: 'CHF 11’740', timeSaved: '12 hours', complexity: 'Medium', satisfaction: 5 },
    duration: '3 weeks',
    team: 'Managing director',
    tags: ['pension fund', 'bonus', 'marginal rate', 'planning'],
    featured: true,
    drawing: {
      illustration: 'growth',
      seed: 'case-bonus-and-pension-purchase',
      alt: 'Quarter circles growing outwards from a small red one',
    },
    isIllustrative: true,
  },
  {
    id: 'commuter-with-telework',
    title: 'From Basel to Alsace and back to clarity',
    subtitle: 'A commuter with two days of telework and many trips',
    industry: 'pharmaceutical',
    service: 'compliance',
    client: 'Scientist living in France, working in Basel-Stadt',
    challenge:
      'The employer was unsure whether telework and conferences had ended the status of a cross-border commuter and began to withhold Swiss tax on the whole salary. France taxed the same salary.',
    solution:
      'We set up a calendar of the year: telework below 40 % of working time, business trips counted as the agreement says, nights away from home. The status had not been lost. With the certificate of residence we asked for the tax withheld to be paid back.',
    arithmetic: {
      given: 'Single, CHF 9’000 a month in Basel-Stadt, withheld by tariff A0N of 2026 for seven months.',
      steps: [{ label: 'Withheld and paid back: 7 × CHF 1’270.80', amountChf: 8_896 }],
    },
    results: [
      'Swiss tax at source of seven months paid back',
      'One country taxes the salary, as agreed',
      'A calendar in a spreadsheet that the employer now accepts each year',
    ],
    metrics: { taxSavings: 'CHF 8’896', timeSaved: '20 hours', complexity: 'High', satisfaction: 5 },
    duration: '4 months, most of it waiting for the canton',
    team: 'Senior tax adviser, tax assistant',
    tags: ['cross-border commuter', 'telework', 'France', 'refund'],
    featured: false,
    drawing: {
      illustration: 'calendar',
      seed: 'case-commuter-with-telework',
      alt: 'The days of a month, one marked by a red circle',
    },
    isIllustrative: true,
  },
  {
    id: 'first-return-after-arrival',
    title: 'The first return, with everything left behind',
    subtitle: 'A posted engineer with a house kept in Brazil',
    industry: 'manufacturing',
    service: 'tax-returns',
    client: 'Production engineer with family, posted to Biel/Bienne for three years',
    challenge:
      'Arrival in May, salary above the limit of CHF 120’000 when converted to a year, a house in São Paulo kept free for the family’s return, accounts in two currencies, and a letter of assignment nobody had read for its tax effect.',
    solution:
      'We filed for the part of the year at the rate of a full one, exempted the foreign property with progression, divided debts and interest by assets, and claimed the reasonable rent in Biel/Bienne as special costs of a posted specialist under the federal ordinance, which asks for a home abroad that stays free for own use. The rent was higher than the flat rate of CHF 1’500 a month, so we claimed the real costs.',
    arithmetic: {
      given:
        'First full year 2026: married, two children of 8 and 10, Biel/Bienne, no church tax, CHF 180’000 gross, rent of CHF 2’600 a month.',
      steps: [
        { label: 'Tax without deductions of an expatriate', amountChf: 26_774 },
        { label: 'Tax after CHF 31’200 of housing costs', amountChf: 17_576 },
        { label: 'Saved', amountChf: 9_198 },
      ],
    },
    results: [
      'Tax at source credited and partly paid back',
      'Reasonable Swiss housing costs accepted; they end on the day on which the house in São Paulo is let',
      'The method is accepted for the two years to come',
    ],
    metrics: { taxSavings: 'CHF 9’198', timeSaved: '30 hours', complexity: 'Very High', satisfaction: 5 },
    duration: '6 weeks',
    team: 'International adviser, tax assistant',
    tags: ['posted', 'part year', 'foreign property', 'expatriate ordinance'],
    featured: true,
    drawing: {
      illustration: 'route',
      seed: 'case-first-return-after-arrival',
      alt: 'A line finding its way through a field of dots to a red circle',
    },
    isIllustrative: true,
  },
  {
    id: 'staggered-departure',
    title: 'Leaving in the right order',
    subtitle: 'Pension capital and a move to Portugal',
    industry: 'consulting',
    service: 'tax-planning',
    client: 'Consultant couple, both 61, Bern, moving to Lisbon after twelve years',
    challenge:
      'CHF 300’000 in three pillar 3a accounts, a pension fund for each, and the wish to take everything out on the day of the move.',
    solution:
      'Within five years of the reference age, pillar 3a may be withdrawn: one account in December, one in the following year, the last in the January after it, shortly before the move. Three withdrawals, three tax years. Both had passed the earliest retirement age of their pension funds, so these paid the old-age benefit and a transfer to vested benefits was no longer possible (FZG Art. 2 para. 1bis). They chose pensions, so that no capital was added to the three withdrawals, and a colleague in Lisbon told us what Portugal would take.',
    arithmetic: {
      given: 'Married, city of Bern, no church tax, capital tariffs of 2026 for each year.',
      steps: [
        { label: 'CHF 300’000 in one year', amountChf: 19_207 },
        { label: 'CHF 100’000 in each of three years', amountChf: 11_403 },
        { label: 'Saved', amountChf: 7_804 },
      ],
    },
    results: [
      'CHF 100’000 in each of three years instead of CHF 300’000 in one: CHF 11’403 instead of CHF 19’207 by the tariffs of 2026',
      'Pensions instead of lump sums from both pension funds, with nothing added to the three withdrawals',
      'No surprise in Portugal',
    ],
    metrics: { taxSavings: 'CHF 7’804', timeSaved: '15 hours', complexity: 'High', satisfaction: 5 },
    duration: '14 months, with three short meetings',
    team: 'Managing director, international adviser',
    tags: ['departure', 'pillar 3a', 'old-age pension', 'staggering'],
    featured: false,
    drawing: { illustration: 'slope', seed: 'case-staggered-departure', alt: 'Columns with a rising tariff curve' },
    isIllustrative: true,
  },
  {
    id: 'wrong-tariff-code',
    title: 'One letter on the payslip',
    subtitle: 'Tariff A instead of H for a single mother',
    industry: 'technology',
    service: 'compliance',
    client: 'Product designer with a daughter of six, permit B, CHF 7’500 a month, Lausanne',
    challenge:
      'The employer had used code A0 since January although the daughter lived with her. It came to light in the following February, four weeks before the last day for a correction.',
    solution:
      'We collected the certificate of household, the birth certificate and the payslips, calculated the difference between A0 and H1, and sent the request with proof of posting in the first week of March. We also showed that an ordinary assessment would not pay, and did not ask for one.',
    arithmetic: {
      given: 'CHF 7’500 a month, twelve times, canton of Vaud, tariffs of 2026.',
      steps: [
        { label: 'Withheld by A0N', amountChf: 11_682 },
        { label: 'Right by H1N', amountChf: 7_425 },
        { label: 'Paid back', amountChf: 4_257 },
      ],
    },
    results: [
      'Difference of the whole year paid back: CHF 4’257 by the tariffs of 2026',
      'Code corrected for the current year',
      'No obligation to file in later years',
    ],
    metrics: { taxSavings: 'CHF 4’257', timeSaved: '6 hours', complexity: 'Low', satisfaction: 5 },
    duration: '10 days, refund after three months',
    team: 'Tax assistant, senior tax adviser',
    tags: ['tax at source', 'tariff code', 'correction', 'deadline'],
    featured: false,
    drawing: {
      illustration: 'brackets',
      seed: 'case-wrong-tariff-code',
      alt: 'The brackets of the direct federal tax as columns, one of them red',
    },
    isIllustrative: true,
  },
]
