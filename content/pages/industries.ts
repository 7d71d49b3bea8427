import type { Drawing } from '#content/drawing.ts'
import type { PageMeta, TextLink, TitledText } from './parts.ts'

export type IndustryId = 'technology' | 'finance' | 'pharmaceutical' | 'manufacturing' | 'consulting'

export type Industry = {
  id: IndustryId
  title: string
  lead: string
  drawing: Drawing
  topics: readonly TitledText[]
  documents: readonly string[]
  links: readonly TextLink[]
}

export const industriesPage = {
  meta: {
    title: 'Industry specializations',
    description:
      'What is particular in the tax return of expatriates in technology, finance, pharmaceutical, manufacturing and consulting jobs.',
  } satisfies PageMeta,
  title: 'Industry specializations',
  lead: 'We file for people, not for companies. But where you work decides what your return contains: shares, bonuses, travel days, shift work. Five fields we know well.',
  documentsTitle: 'Keep these documents',
  caseStudiesLink: 'Case studies from this field',
} as const

export const industries: readonly Industry[] = [
  {
    id: 'technology',
    title: 'Technology',
    lead: 'Shares, options and units of an employer abroad are the largest item in many returns.',
    drawing: {
      illustration: 'cells',
      seed: 'industry-technology',
      alt: 'A field of squares, large along a diagonal, one red',
    },
    topics: [
      {
        title: 'Employee shares and options',
        text: 'Free shares are taxed when you receive them, options that are not listed or are blocked when you exercise them. Blocked shares are valued 6 % lower for each year they are blocked, for at most ten years.',
      },
      {
        title: 'Vesting across borders',
        text: 'If you worked in several countries between grant and vesting, the gain is divided by working time. Switzerland taxes its part.',
      },
      {
        title: 'Gains after that',
        text: 'Once the shares are private wealth, a gain on their sale is free of tax, and a loss is not deductible.',
      },
    ],
    documents: [
      'Plan rules and vesting statements',
      'Enclosure to the salary certificate on participation',
      'Broker statement as at 31 December',
    ],
    links: [
      { name: 'Case studies: technology', href: '/case-studies?industry=technology' },
      { name: 'Premium package', href: '/product/premium' },
    ],
  },
  {
    id: 'finance',
    title: 'Finance',
    lead: 'High bonuses, deferred pay and large portfolios: the marginal rate decides nearly everything.',
    drawing: {
      illustration: 'stack',
      seed: 'industry-finance',
      alt: 'Circles of different sizes standing on one line',
    },
    topics: [
      {
        title: 'Bonus and pension purchase',
        text: 'A purchase into the pension fund in the year of the bonus saves at the highest rate. Take no lump sum from the pension fund for three years afterwards, or the deduction is refused.',
      },
      {
        title: 'Private investor or trader',
        text: 'Gains on private securities are free of tax. Short holding periods, large volume, credit and derivatives can make the tax office see a trade. Circular no. 36 names five conditions that keep you on the safe side.',
      },
      {
        title: 'Foreign tax on dividends',
        text: 'Part of the foreign tax is claimed abroad, part is credited here. The depot statement shows whether the bank has already done its part.',
      },
    ],
    documents: [
      'Bonus and deferral statements',
      'Tax statement of the depot (eSteuerauszug)',
      'Pension certificate with the possible purchase',
    ],
    links: [
      { name: 'Case studies: finance', href: '/case-studies?industry=finance' },
      { name: 'Tax planning session', href: '/product/tax-planning-session' },
    ],
  },
  {
    id: 'pharmaceutical',
    title: 'Pharmaceutical',
    lead: 'Around Basel, three countries meet: many households live in one, work in another and own a home in the third.',
    drawing: {
      illustration: 'overlap',
      seed: 'industry-pharmaceutical',
      alt: 'Two circles with a red overlap: two countries, one income',
    },
    topics: [
      {
        title: 'Commuters from Germany',
        text: 'Swiss tax at source is limited to 4.5 % for those who normally return home every day and show the certificate of residence. More than 60 working days a year without return end that status.',
      },
      {
        title: 'Commuters from France',
        text: 'In Basel-Stadt, Basel-Landschaft and six other cantons, the salary of daily commuters is taxed in France. Telework of up to 40 % of working time does not change it.',
      },
      {
        title: 'Moving across the border',
        text: 'With the move your whole income and wealth change country on one day. Pension capital, shares and the home want a plan before it.',
      },
    ],
    documents: [
      'Certificate of residence of the tax office at home (Gre-1)',
      'Calendar of days without return',
      'Work contract with place and telework rules',
    ],
    links: [
      { name: 'Case studies: pharmaceutical', href: '/case-studies?industry=pharmaceutical' },
      { name: 'International income', href: '/services/international-income' },
    ],
  },
  {
    id: 'manufacturing',
    title: 'Manufacturing',
    lead: 'Watchmakers, machine builders and their suppliers along the Jura bring people from all over the world, often for some years.',
    drawing: {
      illustration: 'ledger',
      seed: 'industry-manufacturing',
      alt: 'Bars to the left and right of an axis, one bar red',
    },
    topics: [
      {
        title: 'Posted to Switzerland',
        text: 'Senior staff and specialists who are posted for at most five years are expatriates in the sense of the federal ordinance. Deductible are the move, and reasonable housing costs in Switzerland while a home abroad stays free for their own use, or CHF 1’500 a month instead. Once the home abroad is let, the housing costs fall away.',
      },
      {
        title: 'Shift work and commute',
        text: 'Meals on shift are deductible without proof of the single meal. A car counts where public transport takes much longer, up to the limit for the federal tax of CHF 3’300.',
      },
      {
        title: 'Leaving again',
        text: 'On departure, pillar 3a and a part of the pension fund can be paid out, with tax at source. For EU and EFTA countries the compulsory part usually stays in Switzerland.',
      },
    ],
    documents: ['Letter of assignment', 'Rent contracts here and abroad', 'Shift certificate of the employer'],
    links: [
      { name: 'Case studies: manufacturing', href: '/case-studies?industry=manufacturing' },
      { name: 'Guide for arrival and departure', href: '/resources#expat-tax-guide' },
    ],
  },
  {
    id: 'consulting',
    title: 'Consulting',
    lead: 'Projects in several countries, travel every week, and sometimes the step into one’s own firm.',
    drawing: {
      illustration: 'route',
      seed: 'industry-consulting',
      alt: 'A line finding its way through a field of dots to a red circle',
    },
    topics: [
      {
        title: 'Working days abroad',
        text: 'Salary is taxed where the work is done, but short stays of up to 183 days for a Swiss employer normally remain taxable here. A calendar of days is the proof.',
      },
      {
        title: 'Expenses',
        text: 'What the employer repays by approved rules is not income. What it does not repay is covered by the flat rate of 3 % of the net salary, between CHF 2’000 and CHF 4’000.',
      },
      {
        title: 'Becoming self-employed',
        text: 'Social contributions of up to 10.0 % are yours to pay, pillar 3a rises to 20 % of net earned income up to CHF 36’288, and VAT begins at a turnover of CHF 100’000.',
      },
    ],
    documents: [
      'Calendar of working days per country',
      'Approved expense rules',
      'Invoices and receipts, if self-employed',
    ],
    links: [
      { name: 'Case studies: consulting', href: '/case-studies?industry=consulting' },
      { name: 'Business income add-on', href: '/product/add-on-business-income' },
    ],
  },
]
