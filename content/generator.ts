import type { BlogCategory, BlogDifficulty } from '#content/blog-post.ts'
import type { Illustration } from '#content/drawing.ts'

/** A category of the generator: what its articles become in the blog, and the subjects that it begins with. */
export type GeneratorCategory = {
  id: string
  title: string
  category: BlogCategory
  difficulty: BlogDifficulty
  tags: readonly string[]
  illustration: Illustration
  imageAlt: string
  /** Ten; staff keep them from then on. */
  topics: readonly string[]
}

/** Eight categories of ten topics each, with the mapping to the categories of the blog. */
export const generatorCategories = [
  {
    id: 'filing-basics',
    title: 'Filing basics',
    category: 'Tax Basics',
    difficulty: 'Beginner',
    tags: ['tax return', 'deadlines'],
    illustration: 'brackets',
    imageAlt: 'Steps of a tariff, one above the other',
    topics: [
      'How federal, cantonal and communal tax fit together',
      'Who has to file a tax return in Switzerland and who may choose to',
      'Tax at source and the ordinary assessment that follows',
      'Papers to collect before the tax return is filled in',
      'How to read a Swiss salary certificate line by line',
      'Asking for more time to file, canton by canton',
      'What a tax assessment says and how to check it',
      'Objecting to an assessment: steps, form and time',
      'Provisional bills, instalments and interest explained',
      'Church tax: who pays it and how to leave it',
    ],
  },
  {
    id: 'pension',
    title: 'Pension and savings',
    category: 'Pension & Savings',
    difficulty: 'Intermediate',
    tags: ['pillar 3a', 'pension fund'],
    illustration: 'growth',
    imageAlt: 'A curve that rises from year to year',
    topics: [
      'The three pillars of Swiss retirement for newcomers',
      'Pillar 3a: who may pay in and how it lowers tax',
      'Several pillar 3a accounts and staggered withdrawal',
      'Making up for missed years in pillar 3a',
      'Voluntary purchases into the pension fund',
      'Pension or capital: how each is taxed',
      'Leaving Switzerland with pension fund money',
      'Vested benefits between jobs and cantons',
      'Foreign pension plans in the Swiss tax return',
      'Pension planning for couples in which one works part-time',
    ],
  },
  {
    id: 'property',
    title: 'Homes and property',
    category: 'Real Estate',
    difficulty: 'Intermediate',
    tags: ['real estate', 'imputed rental value'],
    illustration: 'facade',
    imageAlt: 'A facade with many windows',
    topics: [
      'Imputed rental value and what follows it',
      'Maintenance or improvement: what may be deducted',
      'Energy renovations in the tax return',
      'Mortgage interest and its limits',
      'A holiday home abroad in the Swiss tax return',
      'Renting out a flat: income, costs and records',
      'Tax on gains when a home is sold',
      'Buying a first home with pension money',
      'Property tax and transfer tax across the cantons',
      'Condominium owners and the renovation fund',
    ],
  },
  {
    id: 'digital-assets',
    title: 'Digital assets',
    category: 'Digital Assets',
    difficulty: 'Advanced',
    tags: ['crypto', 'digital assets'],
    illustration: 'cells',
    imageAlt: 'Cells that are linked with each other',
    topics: [
      'Crypto in the list of securities',
      'Private gains or trading as a business',
      'Staking and lending as income',
      'Mining at home and its costs',
      'Tokens from an employer',
      'Airdrops and forks in the tax return',
      'Collectible tokens and how they are valued',
      'Keeping records of wallets and exchanges',
      'Lost keys and bankrupt exchanges',
      'Exchange of information about digital assets',
    ],
  },
  {
    id: 'wealth',
    title: 'Wealth and investments',
    category: 'Wealth Tax',
    difficulty: 'Intermediate',
    tags: ['wealth tax', 'securities'],
    illustration: 'stack',
    imageAlt: 'Layers that lie on each other',
    topics: [
      'What belongs to taxable wealth and what does not',
      'How the wealth tax differs between the cantons',
      'Withholding tax on dividends and how it comes back',
      'Foreign shares and the tax kept by their country',
      'Funds that reinvest their income',
      'Employee shares and options in wealth and income',
      'Valuing shares of a private company',
      'Debts and interest in the tax return',
      'Life insurance with a surrender value',
      'Declaring forgotten accounts without a penalty',
    ],
  },
  {
    id: 'moving',
    title: 'Moving and cross-border work',
    category: 'Tax Planning',
    difficulty: 'Intermediate',
    tags: ['expatriates', 'moving'],
    illustration: 'route',
    imageAlt: 'A way from one place to another',
    topics: [
      'The first tax year in Switzerland',
      'Leaving Switzerland: the last tax return',
      'Moving to another canton within the year',
      'Deductions for expatriates on assignment',
      'Cross-border commuters and where they pay',
      'Working from home in another country',
      'Double taxation treaties in plain words',
      'Married couples who live in two countries',
      'Bonus and shares earned in several countries',
      'From a residence permit to a settlement permit: what changes in tax',
    ],
  },
  {
    id: 'business',
    title: 'Self-employment and companies',
    category: 'Business Tax',
    difficulty: 'Advanced',
    tags: ['self-employment', 'VAT'],
    illustration: 'ledger',
    imageAlt: 'Columns of a ledger',
    topics: [
      'Becoming self-employed next to a job',
      'Sole proprietorship or limited company',
      'Registering for value added tax',
      'Business expenses that are accepted',
      'A home office of the self-employed',
      'Salary or dividend for owners of a company',
      'Social insurance contributions of the self-employed',
      'Depreciation of equipment and vehicles',
      'Losses of a business and later years',
      'Giving up or selling a small business',
    ],
  },
  {
    id: 'family',
    title: 'Family, health and education',
    category: 'Education',
    difficulty: 'Beginner',
    tags: ['family', 'deductions'],
    illustration: 'fan',
    imageAlt: 'A fan that opens from one point',
    topics: [
      'Child care costs in the tax return',
      'Deductions for children and for those one supports',
      'Training and further education of one’s own',
      'School and study costs of children',
      'Health insurance premiums and their deduction',
      'Medical and dental bills as a deduction',
      'Marriage and its first joint tax return',
      'Separation, divorce and alimony in the tax return',
      'Gifts to charities and how they count',
      'Gifts and inheritances within the family',
    ],
  },
] as const satisfies readonly GeneratorCategory[]

export type GeneratorCategoryId = (typeof generatorCategories)[number]['id']

/** Where every generated article says that the law is read. */
export const generatorSources = [
  { title: 'Federal Tax Administration (ESTV)', href: 'https://www.estv.admin.ch/' },
  { title: 'ch.ch: taxes in Switzerland', href: 'https://www.ch.ch/en/taxes-and-finances/' },
] as const
