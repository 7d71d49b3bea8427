import type { Drawing } from '#content/drawing.ts'
import type { IndustryId } from '#content/pages/industries.ts'

export type CaseStudyService = 'tax-returns' | 'tax-planning' | 'international' | 'compliance' | 'optimization'
export type CaseComplexity = 'Very High' | 'High' | 'Medium' | 'Low'

/** Facts of a case study, and each step of its computation in whole francs. Tests recompute the steps. */
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
    title: 'RSUs earned in two countries: tax split between Ireland and Switzerland',
    subtitle: 'RSUs granted in Ireland that vested after a move to Zurich',
    industry: 'technology',
    service: 'international',
    client: 'Software engineer, single, moved from Dublin to Zurich',
    challenge:
      'The salary certificate showed the full value of the vested RSUs (CHF 96,000) as Swiss income. But the client had worked in Ireland for half of the time between grant and vesting, and Ireland had taxed its part as well.',
    solution:
      'We counted the working days between grant and vesting and split the gain between the countries, as the tax treaty and the federal ordinance on employee shares require. We filed the tax return with a calculation for each vesting date. The Irish part affected only the tax rate.',
    arithmetic: {
      given:
        'Single, city of Zurich, no church tax, tax year 2026: CHF 110,000 of other taxable income, RSUs worth CHF 96,000, half of the working days in Ireland.',
      steps: [
        { label: 'Tax on CHF 206,000, with everything taxed in Switzerland', amountChf: 50_868 },
        { label: 'Tax on CHF 158,000 at the rate for CHF 206,000', amountChf: 39_015 },
        { label: 'Saved by the split', amountChf: 11_853 },
      ],
    },
    results: [
      'CHF 48,000 exempt in Switzerland (with progression)',
      'Tax assessment issued without further questions',
      'A calendar for the remaining vesting dates',
    ],
    metrics: { taxSavings: 'CHF 11,853', timeSaved: '25 hours', complexity: 'High', satisfaction: 5 },
    duration: '5 weeks',
    team: 'Senior tax adviser, international adviser',
    tags: ['RSU', 'tax treaty', 'working days', 'tax return'],
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
    title: 'Pension fund buy-in: three payments save more than one',
    subtitle: 'How to fill a large pension gap after years abroad',
    industry: 'finance',
    service: 'optimization',
    client: 'Risk manager, married, Zurich, back after ten years in London',
    challenge:
      'The pension certificate allowed a buy-in of CHF 180,000, and a high bonus was due. The bank suggested paying everything in the same year.',
    solution:
      'We calculated the marginal tax rates for three years. If the buy-in is split into three payments of CHF 60,000, each one saves tax at the highest rate. The limit for people who have moved here (20% of the insured salary a year in the first five years) did not apply, because the client had belonged to a Swiss pension fund before London. We also made sure that three years without withdrawals would pass before a planned home purchase.',
    arithmetic: {
      given:
        'Married, city of Zurich, no church tax, 2026 tax rates for each year: CHF 240,000 of taxable income before the buy-in.',
      steps: [
        { label: 'Saved in three years by one buy-in of CHF 180,000', amountChf: 50_492 },
        { label: 'Saved by three buy-ins of CHF 60,000', amountChf: 62_232 },
        { label: 'Extra saving from three buy-ins', amountChf: 11_740 },
      ],
    },
    results: [
      'Three buy-ins in three years, each before 15 December',
      'CHF 11,740 more saved than with one buy-in',
      'Home purchase planned for after the last blocking period',
      'A table of the saving per year, to check against each tax assessment',
    ],
    metrics: { taxSavings: 'CHF 11,740', timeSaved: '12 hours', complexity: 'Medium', satisfaction: 5 },
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
    title: 'Cross-border commuter from France: Swiss tax refunded despite working from home',
    subtitle: 'Living in Alsace, working in Basel, with two days of telework and many business trips',
    industry: 'pharmaceutical',
    service: 'compliance',
    client: 'Scientist living in France, working in Basel-Stadt',
    challenge:
      'The employer was not sure whether telework and conferences had ended the client’s status as a cross-border commuter, and began to deduct Swiss tax on the whole salary. France taxed the same salary.',
    solution:
      'We set up a calendar for the year that showed telework below 40% of working time, business trips treated as the agreement requires, and nights away from home. The client was therefore still a cross-border commuter. We enclosed the certificate of residence and requested a refund of the tax deducted.',
    arithmetic: {
      given:
        'Single, CHF 9,000 a month in Basel-Stadt, tax deducted at source with tariff code A0N for seven months, 2026 rates.',
      steps: [{ label: 'Deducted and refunded: 7 × CHF 1,270.80', amountChf: 8_896 }],
    },
    results: [
      'Swiss tax at source for seven months refunded',
      'Only one country taxes the salary, as the agreement requires',
      'A calendar spreadsheet that the employer now accepts each year',
    ],
    metrics: { taxSavings: 'CHF 8,896', timeSaved: '20 hours', complexity: 'High', satisfaction: 5 },
    duration: '4 months, mostly waiting for the canton',
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
    title: 'First Swiss tax return after a posting, with a house in Brazil',
    subtitle: 'Expatriate deductions for an engineer posted to Biel/Bienne',
    industry: 'manufacturing',
    service: 'tax-returns',
    client: 'Production engineer with family, posted to Biel/Bienne for three years',
    challenge:
      'The family arrived in May. The salary was above the CHF 120,000 threshold when converted to a full year. They kept a house in São Paulo free for their return and had accounts in two currencies. Nobody had checked the assignment letter for its tax consequences.',
    solution:
      'We filed for part of the year at the rate for a full year and claimed exemption with progression for the foreign property. We allocated debts and interest in proportion to the assets. Under the Expatriates Ordinance, we claimed the reasonable rent in Biel/Bienne as a special cost of a posted specialist. This requires a home abroad that stays free for the family’s own use. The rent was higher than the flat rate of CHF 1,500 a month, so we claimed the actual costs.',
    arithmetic: {
      given:
        'First full year 2026: married, two children aged 8 and 10, Biel/Bienne, no church tax, CHF 180,000 gross, rent of CHF 2,600 a month.',
      steps: [
        { label: 'Tax without expatriate deductions', amountChf: 26_774 },
        { label: 'Tax after CHF 31,200 of housing costs', amountChf: 17_576 },
        { label: 'Saved', amountChf: 9_198 },
      ],
    },
    results: [
      'Tax at source credited and partly refunded',
      'Reasonable Swiss housing costs accepted, until the day the house in São Paulo is rented out',
      'Method accepted for the next two years as well',
    ],
    metrics: { taxSavings: 'CHF 9,198', timeSaved: '30 hours', complexity: 'Very High', satisfaction: 5 },
    duration: '6 weeks',
    team: 'International adviser, tax assistant',
    tags: ['posted', 'part year', 'foreign property', 'Expatriates Ordinance'],
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
    title: 'Withdrawing pillar 3a before leaving Switzerland: three years instead of one',
    subtitle: 'Pension savings and a move to Portugal',
    industry: 'consulting',
    service: 'tax-planning',
    client: 'Consultant couple, both 61, Bern, moving to Lisbon after twelve years',
    challenge:
      'The couple had CHF 300,000 in three pillar 3a accounts, and each had a pension fund. They wanted to withdraw everything on the day of the move.',
    solution:
      'You can withdraw pillar 3a savings in the five years before you reach the reference age. The couple withdrew one account in December, one in the following year and the last in the January after that, shortly before the move. The three withdrawals fell in three tax years. Both had passed the earliest retirement age of their pension funds, so the funds paid retirement benefits. A transfer to a vested benefits account was no longer possible (FZG Art. 2 para. 1bis). They chose pensions, so no further capital was added to the three withdrawals. A colleague in Lisbon told us how much tax Portugal would charge.',
    arithmetic: {
      given: 'Married, city of Bern, no church tax, 2026 rates for lump-sum withdrawals in each year.',
      steps: [
        { label: 'Tax on CHF 300,000 in one year', amountChf: 19_207 },
        { label: 'Tax on CHF 100,000 in each of three years', amountChf: 11_403 },
        { label: 'Saved', amountChf: 7_804 },
      ],
    },
    results: [
      'CHF 100,000 in each of three years instead of CHF 300,000 in one: CHF 11,403 in tax instead of CHF 19,207 at 2026 rates',
      'Pensions instead of lump sums from both pension funds, so nothing was added to the three withdrawals',
      'No surprises in Portugal',
    ],
    metrics: { taxSavings: 'CHF 7,804', timeSaved: '15 hours', complexity: 'High', satisfaction: 5 },
    duration: '14 months, with three short appointments',
    team: 'Managing director, international adviser',
    tags: ['departure', 'pillar 3a', 'old-age pension', 'staggering'],
    featured: false,
    drawing: { illustration: 'slope', seed: 'case-staggered-departure', alt: 'Columns with a rising tax rate curve' },
    isIllustrative: true,
  },
  {
    id: 'wrong-tariff-code',
    title: 'Wrong tariff code on the payslip: a year of tax at source refunded',
    subtitle: 'Code A instead of H for a single mother',
    industry: 'technology',
    service: 'compliance',
    client: 'Product designer with a six-year-old daughter, B permit, CHF 7,500 a month, Lausanne',
    challenge:
      'The employer had used code A0 since January, although the daughter lived with the client. She found out the following February, four weeks before the deadline for a correction.',
    solution:
      'We collected the household certificate, the birth certificate and the payslips, and calculated the difference between A0 and H1. In the first week of March, we sent the request with proof of posting. We also showed that filing a tax return would not be worthwhile, so we did not apply to file one.',
    arithmetic: {
      given: 'CHF 7,500 a month, twelve times, canton of Vaud, 2026 rates for tax at source.',
      steps: [
        { label: 'Deducted with code A0N', amountChf: 11_682 },
        { label: 'Correct with code H1N', amountChf: 7_425 },
        { label: 'Refunded', amountChf: 4_257 },
      ],
    },
    results: [
      'Difference for the whole year refunded: CHF 4,257 at 2026 rates',
      'Code corrected for the current year',
      'No duty to file a tax return in later years',
    ],
    metrics: { taxSavings: 'CHF 4,257', timeSaved: '6 hours', complexity: 'Low', satisfaction: 5 },
    duration: '10 days, refund after three months',
    team: 'Tax assistant, senior tax adviser',
    tags: ['tax at source', 'tariff code', 'correction', 'deadline'],
    featured: false,
    drawing: {
      illustration: 'brackets',
      seed: 'case-wrong-tariff-code',
      alt: 'The brackets of direct federal tax as columns, one of them red',
    },
    isIllustrative: true,
  },
]
