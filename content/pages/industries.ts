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
      'Tax returns for expatriates in technology, finance, pharma, manufacturing and consulting: what is different in your industry and which documents to keep.',
  } satisfies PageMeta,
  title: 'Industry specializations',
  lead: 'We file for people, not for companies. Your industry affects what goes into your tax return: shares, bonuses, business trips or shift work. These are five industries we know well.',
  documentsTitle: 'Documents to keep',
  caseStudiesLink: 'See case studies from this industry',
} as const

export const industries: readonly Industry[] = [
  {
    id: 'technology',
    title: 'Technology',
    lead: 'Shares, options and share units from an employer abroad are the largest item on many tax returns.',
    drawing: {
      illustration: 'cells',
      seed: 'industry-technology',
      alt: 'A field of squares, large along a diagonal, one red',
    },
    topics: [
      {
        title: 'Employee shares and options',
        text: 'Shares you can sell freely are taxed when you receive them. Options that are unlisted or blocked are taxed when you exercise them. Blocked shares are valued 6% lower for each year they are blocked, for up to ten years.',
      },
      {
        title: 'Vesting across borders',
        text: 'If you worked in several countries between grant and vesting, the gain is divided between them in proportion to your working time. Switzerland taxes its share.',
      },
      {
        title: 'When you sell',
        text: 'Once the shares are part of your private wealth, a gain on their sale is tax-free and a loss is not deductible.',
      },
    ],
    documents: [
      'Plan rules and vesting statements',
      'Share plan supplement to your salary certificate (Lohnausweis)',
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
    lead: 'With high bonuses, deferred pay and large portfolios, your marginal tax rate matters most.',
    drawing: {
      illustration: 'stack',
      seed: 'industry-finance',
      alt: 'Circles of different sizes on one line',
    },
    topics: [
      {
        title: 'Bonus and pension fund buy-in',
        text: 'A pension fund buy-in (voluntary contribution) in the year of your bonus saves tax at your highest rate. Do not withdraw a lump sum from the pension fund for three years afterwards, or the deduction will be refused.',
      },
      {
        title: 'Private investor or trader',
        text: 'Gains on private securities are tax-free. If you hold them only briefly, trade large volumes, borrow money or use derivatives, the tax office may treat you as a professional trader. Circular no. 36 lists five conditions that keep you on the safe side.',
      },
      {
        title: 'Foreign tax on dividends',
        text: 'You can claim part of the foreign tax back abroad, and part of it is credited here. Your custody account statement shows whether the bank has already claimed its part.',
      },
    ],
    documents: [
      'Bonus and deferral statements',
      'E-tax statement (eSteuerauszug) of your custody account',
      'Pension fund certificate showing the possible buy-in',
    ],
    links: [
      { name: 'Case studies: finance', href: '/case-studies?industry=finance' },
      { name: 'Tax planning session', href: '/product/tax-planning-session' },
    ],
  },
  {
    id: 'pharmaceutical',
    title: 'Pharmaceutical',
    lead: 'Three countries meet around Basel. Many households live in one, work in another and own a home in the third.',
    drawing: {
      illustration: 'overlap',
      seed: 'industry-pharmaceutical',
      alt: 'Two circles with a red overlap: two countries, one income',
    },
    topics: [
      {
        title: 'Commuters from Germany',
        text: 'Swiss tax at source is limited to 4.5% if you normally return home every day and submit the certificate of residence. You lose this status if work keeps you from returning home on more than 60 working days a year.',
      },
      {
        title: 'Commuters from France',
        text: 'If you commute daily to Basel-Stadt, Basel-Landschaft or one of six other cantons, France taxes your salary. Working from home for up to 40% of your working time does not change this.',
      },
      {
        title: 'Moving across the border',
        text: 'From the day you move, a different country taxes your income and wealth. Plan what to do with pension capital, shares and your home before you move.',
      },
    ],
    documents: [
      'Certificate of residence from the tax office in your home country (Gre-1)',
      'Calendar of the days you did not return home',
      'Employment contract showing your place of work and the rules for working from home',
    ],
    links: [
      { name: 'Case studies: pharmaceutical', href: '/case-studies?industry=pharmaceutical' },
      { name: 'International income', href: '/services/international-income' },
    ],
  },
  {
    id: 'manufacturing',
    title: 'Manufacturing',
    lead: 'Watchmakers, machine builders and their suppliers along the Jura bring in people from all over the world, often for a few years.',
    drawing: {
      illustration: 'ledger',
      seed: 'industry-manufacturing',
      alt: 'Bars to the left and right of an axis, one bar red',
    },
    topics: [
      {
        title: 'Posted to Switzerland',
        text: 'If you are a senior employee or specialist posted here for up to five years, you may qualify as an expatriate under the Expatriates Ordinance (ExpaV). You can then deduct the cost of your move. While you keep a home abroad for your own use, you can also deduct reasonable housing costs in Switzerland, or a flat CHF 1,500 a month instead. Once you rent out the home abroad, you can no longer deduct the housing costs.',
      },
      {
        title: 'Shift work and commute',
        text: 'You can deduct the cost of meals on shift without proof of each meal. You can also deduct car costs if public transport takes much longer, up to CHF 3,300 for federal tax.',
      },
      {
        title: 'Leaving again',
        text: 'When you leave, you can withdraw your pillar 3a and part of your pension fund; tax at source is deducted. If you move to an EU or EFTA country, the compulsory part usually stays in Switzerland.',
      },
    ],
    documents: ['Assignment letter', 'Rental agreements here and abroad', 'Your employer’s certificate of shift work'],
    links: [
      { name: 'Case studies: manufacturing', href: '/case-studies?industry=manufacturing' },
      { name: 'Guide: arriving in and leaving Switzerland', href: '/resources#expat-tax-guide' },
    ],
  },
  {
    id: 'consulting',
    title: 'Consulting',
    lead: 'You work on projects in several countries, travel every week, and may one day set up your own firm.',
    drawing: {
      illustration: 'route',
      seed: 'industry-consulting',
      alt: 'A line finding its way through a field of dots to a red circle',
    },
    topics: [
      {
        title: 'Working days abroad',
        text: 'Your salary is taxed where you work, but if a Swiss employer sends you abroad for up to 183 days, it normally remains taxable here. A calendar of your working days is your proof.',
      },
      {
        title: 'Expenses',
        text: 'What your employer reimburses under approved expense rules is not income. A flat rate of 3% of your net salary (at least CHF 2,000 and at most CHF 4,000) covers what it does not reimburse.',
      },
      {
        title: 'Becoming self-employed',
        text: 'You pay social contributions of up to 10.0% yourself. You can pay more into pillar 3a: 20% of net earned income, up to CHF 36,288. You must register for VAT once your turnover reaches CHF 100,000.',
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
