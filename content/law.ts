export type LawCategory = 'federal' | 'cantonal' | 'treaties' | 'regulations' | 'guidelines' | 'decisions' | 'updates'
export type LawStatus = 'Active' | 'Final' | 'Draft'
export type LawImportance = 'high' | 'medium' | 'low'

export type LegalDocument = {
  id: string
  title: string
  /** Number in the official collection, where there is one. */
  number: string | null
  category: LawCategory
  /** Year of the version or event described. */
  year: number
  description: string
  type: string
  jurisdiction: string
  status: LawStatus
  /** State of the text that the description refers to (YYYY-MM-DD). */
  lastUpdated: string
  tags: readonly string[]
  /** Official source. */
  url: string
  /** Official PDF, or null when only a page exists: the button is then left out. */
  downloadUrl: string | null
  importance: LawImportance
}

export const lawCategories: readonly { id: LawCategory; name: string }[] = [
  { id: 'federal', name: 'Federal law' },
  { id: 'cantonal', name: 'Cantonal law' },
  { id: 'treaties', name: 'Tax treaties' },
  { id: 'regulations', name: 'Ordinances' },
  { id: 'guidelines', name: 'Guidelines' },
  { id: 'decisions', name: 'Court decisions' },
  { id: 'updates', name: 'Changes ahead' },
]

/** Tiles above the list. The count is shown from the claim while that may be shown, otherwise as counted in the list. */
export const lawQuickAccess: readonly { category: LawCategory; title: string; text: string; claimId: string }[] = [
  {
    category: 'federal',
    title: 'Federal laws',
    text: 'The acts behind every Swiss tax return',
    claimId: 'law-federal',
  },
  { category: 'cantonal', title: 'Cantonal tax laws', text: 'One tax act per canton', claimId: 'law-cantonal' },
  {
    category: 'treaties',
    title: 'Tax treaties',
    text: 'Who taxes what between two countries',
    claimId: 'law-treaties',
  },
  { category: 'decisions', title: 'Court decisions', text: 'Leading cases for expatriates', claimId: 'law-decisions' },
]

export const legalDocuments: readonly LegalDocument[] = [
  {
    id: 'federal-direct-tax-act',
    title: 'Federal Act on Direct Federal Tax (DBG)',
    number: 'SR 642.11',
    category: 'federal',
    year: 2026,
    description:
      'Who is liable, what counts as income, which deductions are allowed, tax at source (Art. 83 ff.), assessment, objection within 30 days (Art. 132) and penalties.',
    type: 'Act',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2026-09-02',
    tags: ['income tax', 'deductions', 'tax at source', 'DBG', 'objection'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'tax-harmonisation-act',
    title: 'Federal Act on the Harmonisation of Cantonal and Communal Taxes (StHG)',
    number: 'SR 642.14',
    category: 'federal',
    year: 2026,
    description:
      'The frame for the 26 cantonal tax acts: residence and moves between cantons (Art. 4b), wealth tax (Art. 13 and 14), tax at source, procedure. Rates are left to the cantons.',
    type: 'Act',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2026-01-01',
    tags: ['harmonisation', 'wealth tax', 'moving', 'StHG', 'cantons'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1991/1256_1256_1256/de',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'anticipatory-tax-act',
    title: 'Federal Act on Withholding Tax on Capital Income (VStG)',
    number: 'SR 642.21',
    category: 'federal',
    year: 2025,
    description:
      'The 35 % tax taken from Swiss dividends and bank interest. Residents who declare the income get it back; the claim lapses three years after the year of the income (Art. 32).',
    type: 'Act',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2025-01-01',
    tags: ['dividends', 'interest', 'refund', 'Verrechnungssteuer', 'VStG'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1966/371_385_384/de',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'tax-at-source-ordinance',
    title: 'Ordinance on Tax at Source (QStV)',
    number: 'SR 642.118.2',
    category: 'regulations',
    year: 2025,
    description:
      'Tariff codes A to V (Art. 1), ordinary assessment from CHF 120,000 gross salary (Art. 9), assessment on request (Art. 10), and persons living abroad who earn most of their income here (Art. 14).',
    type: 'Ordinance',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2025-01-10',
    tags: ['tax at source', 'Quellensteuer', 'tariff codes', 'CHF 120,000', 'QStV'],
    url: 'https://www.fedlex.admin.ch/eli/cc/2018/274/de',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'pillar-3a-ordinance',
    title: 'Ordinance on Tax-Deductible Contributions to Recognised Pension Schemes (BVV 3)',
    number: 'SR 831.461.3',
    category: 'regulations',
    year: 2025,
    description:
      'Pillar 3a: largest contributions (Art. 7), later payments for gaps from 2025 on, early withdrawal for a home, self-employment or leaving Switzerland (Art. 3).',
    type: 'Ordinance',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2025-01-01',
    tags: ['pillar 3a', 'pension', 'deductions', 'BVV 3', 'gaps'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/de',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'work-expenses-ordinance',
    title: 'Ordinance on the Deduction of Work Expenses of Employees',
    number: 'SR 642.118.1',
    category: 'regulations',
    year: 2026,
    description:
      'Commute, meals, weekly residence and other work expenses for the direct federal tax. The flat rate of 3 % of the net salary covers tools, software and a study at home.',
    type: 'Ordinance',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2026-01-01',
    tags: ['commute', 'meals', 'home office', 'work expenses', 'deductions'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1993/1363_1363_1363/de',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'bern-tax-act',
    title: 'Tax Act of the Canton of Bern (StG)',
    number: 'BSG 661.11',
    category: 'cantonal',
    year: 2026,
    description:
      'Income, wealth and property gains tax in the canton of Bern, including the limit on wealth tax for high wealth with low yield (Art. 66).',
    type: 'Act',
    jurisdiction: 'Canton of Bern',
    status: 'Active',
    lastUpdated: '2026-01-01',
    tags: ['Bern', 'Biel/Bienne', 'wealth tax', 'income tax'],
    url: 'https://www.belex.sites.be.ch/app/de/texts_of_law/661.11',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'zurich-tax-act',
    title: 'Tax Act of the Canton of Zürich (StG)',
    number: 'LS 631.1',
    category: 'cantonal',
    year: 2026,
    description: 'Income, wealth and property gains tax in the canton of Zürich, with its own tariffs for families.',
    type: 'Act',
    jurisdiction: 'Canton of Zürich',
    status: 'Active',
    lastUpdated: '2026-01-01',
    tags: ['Zürich', 'wealth tax', 'income tax'],
    url: 'https://www.zh.ch/de/politik-staat/gesetze-beschluesse/gesetzessammlung/zhlex-ls/erlass-631_1-1997_06_08-1999_01_01-132.html',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'treaty-germany',
    title: 'Double taxation agreement with Germany',
    number: 'SR 0.672.913.62',
    category: 'treaties',
    year: 2025,
    description:
      'Who taxes salary, pensions, property and investments. Art. 15a limits Swiss tax at source on daily cross-border commuters to 4.5 %; more than 60 working days without return end that status.',
    type: 'Treaty',
    jurisdiction: 'Switzerland and Germany',
    status: 'Active',
    lastUpdated: '2025-11-27',
    tags: ['Germany', 'cross-border commuters', 'Grenzgänger', 'treaty'],
    url: 'https://www.estv.admin.ch/estv/en/home/internationales-steuerrecht/international-laender.html',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'treaty-france',
    title: 'Double taxation agreement with France',
    number: 'SR 0.672.934.91',
    category: 'treaties',
    year: 2025,
    description:
      'With the supplementary agreement of 2023, in force since 24 July 2025: telework of up to 40 % of working time does not move the right to tax. Separate agreements apply to commuters in eight cantons and in Geneva.',
    type: 'Treaty',
    jurisdiction: 'Switzerland and France',
    status: 'Active',
    lastUpdated: '2025-07-24',
    tags: ['France', 'telework', 'cross-border commuters', 'treaty'],
    url: 'https://www.fedlex.admin.ch/eli/cc/1967/1079_1119_1113/fr',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'treaty-italy',
    title: 'Agreement with Italy on cross-border commuters',
    number: 'Agreement of 23 December 2020',
    category: 'treaties',
    year: 2024,
    description:
      'Applies since 1 January 2024. New commuters are taxed at source in Switzerland at 80 % of the ordinary tax (codes R to V) and again in Italy with credit; earlier commuters keep the old rules for a transition period.',
    type: 'Treaty',
    jurisdiction: 'Switzerland and Italy',
    status: 'Active',
    lastUpdated: '2024-01-01',
    tags: ['Italy', 'cross-border commuters', 'frontalieri', 'treaty'],
    url: 'https://www.estv.admin.ch/en/italy',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'treaty-united-states',
    title: 'Double taxation agreement with the United States',
    number: 'SR 0.672.933.61',
    category: 'treaties',
    year: 2020,
    description:
      'Agreement of 2 October 1996 with the protocol of 2009, in force since 2019. The United States goes on taxing its citizens; the agreement says which country gives credit for which tax.',
    type: 'Treaty',
    jurisdiction: 'Switzerland and United States',
    status: 'Active',
    lastUpdated: '2020-01-01',
    tags: ['United States', 'US citizens', 'credit', 'treaty'],
    url: 'https://www.estv.admin.ch/estv/en/home/internationales-steuerrecht/international-laender.html',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'circular-45',
    title: 'Circular no. 45: tax at source on the earned income of employees',
    number: 'ESTV KS 45',
    category: 'guidelines',
    year: 2021,
    description:
      'How employers and cantons apply tax at source since the reform of 1 January 2021: tariff codes, several jobs, changes during the year, corrections and ordinary assessment.',
    type: 'Circular',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2021-01-01',
    tags: ['tax at source', 'Quellensteuer', 'employers', 'circular'],
    url: 'https://www.estv.admin.ch/de/quellensteuer',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'working-paper-crypto',
    title: 'Working paper on the taxation of cryptocurrencies',
    number: null,
    category: 'guidelines',
    year: 2021,
    description:
      'Payment, asset and utility tokens in income, wealth and withholding tax; staking, mining and airdrops; which value to declare on 31 December.',
    type: 'Working paper',
    jurisdiction: 'Switzerland',
    status: 'Active',
    lastUpdated: '2021-12-14',
    tags: ['crypto', 'staking', 'tokens', 'wealth tax'],
    url: 'https://www.estv.admin.ch/de/kryptowaehrungen-besteuerung',
    downloadUrl: null,
    importance: 'medium',
  },
  {
    id: 'decision-imputed-rent',
    title: 'Federal Supreme Court: lower limit of the imputed rental value',
    number: 'BGE 143 I 137',
    category: 'decisions',
    year: 2017,
    description:
      'A canton may set the imputed rental value below the market rent, but in no single case below 60 % of it. Relevant until the imputed rental value is abolished.',
    type: 'Leading decision',
    jurisdiction: 'Switzerland',
    status: 'Final',
    lastUpdated: '2017-01-12',
    tags: ['imputed rental value', 'real estate', 'Eigenmietwert'],
    url: 'https://relevancy.bger.ch/cgi-bin/JumpCGI?id=BGE-143-I-137',
    downloadUrl: null,
    importance: 'low',
  },
  {
    id: 'update-imputed-rent-2029',
    title: 'Imputed rental value abolished from 1 January 2029',
    number: 'Federal Council, 1 April 2026',
    category: 'updates',
    year: 2026,
    description:
      'After the vote of 28 September 2025 the Federal Council set the date. From 2029 own homes carry no imputed rent, and maintenance and most mortgage interest can no longer be deducted. Until the tax year 2028 nothing changes.',
    type: 'Decision on entry into force',
    jurisdiction: 'Switzerland',
    status: 'Final',
    lastUpdated: '2026-04-01',
    tags: ['imputed rental value', 'real estate', 'mortgage interest', '2029'],
    url: 'https://www.admin.ch/de/newnsb/yGTqBPowRqyVh0zPokW-q',
    downloadUrl: null,
    importance: 'high',
  },
  {
    id: 'update-individual-taxation-2032',
    title: 'Individual taxation of married couples from 1 January 2032',
    number: 'Federal Council, 19 August 2026',
    category: 'updates',
    year: 2026,
    description:
      'Voters accepted the act on 8 March 2026, and the Federal Council set its start. From 2032 each spouse files a return of their own. Until then couples are taxed together.',
    type: 'Decision on entry into force',
    jurisdiction: 'Switzerland',
    status: 'Final',
    lastUpdated: '2026-08-19',
    tags: ['married couples', 'individual taxation', '2032'],
    url: 'https://www.admin.ch/de/newnsb/khPH1Sn08Zr6iGZYe4tsB',
    downloadUrl: null,
    importance: 'medium',
  },
]

export const lawPage = {
  title: 'Law library',
  lead: 'Seventeen texts that decide Swiss tax returns of expatriates, each with its official source.',
  note: 'The official text decides, in German, French or Italian. Our descriptions are summaries.',
  searchLabel: 'Search the law library',
  emptyText: "No documents found. Try adjusting your search terms or filters to find what you're looking for.",
  sourceButton: 'View Source',
  downloadButton: 'Download',
  adviceTitle: 'Not sure which rule applies to you?',
  adviceButton: 'Get Legal Advice',
  chatButton: 'Chat consultation',
  chatMessage: 'Hello, I have a question about a Swiss tax law.',
} as const
