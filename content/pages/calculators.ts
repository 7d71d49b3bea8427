import type { ListingPage } from './parts.ts'

export const calculatorsPage: ListingPage = {
  meta: {
    title: 'Swiss tax calculators',
    description:
      'Calculate income tax, wealth tax, pillar 3a savings and the tax on your home in all 26 cantons, at official tax rates. They are free, and you do not need an account.',
  },
  title: 'Calculators',
  lead: 'Our calculators are free, and you do not need an account. We do not store what you enter.',
}

export const expatCalculatorsPage: ListingPage = {
  meta: {
    title: 'Swiss tax calculators for expatriates',
    description:
      'Cross-border work, quasi-residence, moving during the year, property abroad, employee shares and leaving Switzerland: the rule, the amount and the article of law.',
  },
  title: 'Calculators for expatriates',
  lead: 'For people who live, work or own property in more than one country. Each result shows the article of law behind it and what it leaves out.',
}

export const calculatorTabs = [
  {
    id: 'income-tax',
    label: 'Income tax',
    title: 'Income tax calculator',
    summary: 'Your income tax by canton and commune at official tax rates, with every line of the calculation.',
    words: 'salary gross net tax rate',
  },
  {
    id: 'wealth-tax',
    label: 'Wealth tax',
    title: 'Wealth tax calculator',
    summary: 'How much tax you pay on your assets each year, by canton.',
    words: 'assets fortune savings',
  },
  {
    id: 'pillar-3a',
    label: 'Pillar 3a',
    title: 'Pillar 3a calculator',
    summary: 'How much tax you save by paying into pillar 3a.',
    words: 'pension saving deduction limit',
  },
  {
    id: 'real-estate',
    label: 'Real estate',
    title: 'Real estate calculator',
    summary: 'How a home you own changes your tax: imputed rental value, mortgage interest and maintenance.',
    words: 'house home mortgage owner',
  },
  {
    id: 'withholding-tax',
    label: 'Tax at source',
    title: 'Tax at source calculator',
    summary: 'How much tax your employer deducts from your monthly salary, by canton and tariff code.',
    words: 'withholding tax tariff code quellensteuer',
  },
  {
    id: 'capital-benefit',
    label: 'Lump-sum pension tax',
    title: 'Lump-sum pension tax calculator',
    summary: 'The tax on a lump-sum withdrawal from your pension fund or pillar 3a.',
    words: 'lump sum withdrawal pension fund capital benefit',
  },
  {
    id: 'compare-communes',
    label: 'Compare communes',
    title: 'Compare communes',
    summary: 'Your tax in several communes, side by side.',
    words: 'move relocation cheapest municipality',
  },
] as const

/** Calculators for people with ties to more than one country. `offer` is what the firm does in that situation. */
export const expatCalculatorTabs = [
  {
    id: 'commuter',
    label: 'Cross-border work',
    title: 'Cross-border commuter calculator',
    summary:
      'Which country taxes your salary, how much tax Switzerland deducts, what is left to pay at home and what home office changes.',
    words:
      'frontalier grenzgänger frontaliere telework home office permit G germany france italy austria liechtenstein',
    offer: { name: 'How we handle tax at source', href: '/services/withholding-tax' },
  },
  {
    id: 'quasi-residence',
    label: 'Quasi-residence',
    title: 'Quasi-residence check',
    summary: 'Whether you may file a Swiss tax return although you live abroad: the 90% test, the date and the ways.',
    words: 'TOU NOV 90 percent cross-border commuter geneva frontalier return deductions',
    offer: { name: 'Standard tax return', href: '/product/standard' },
  },
  {
    id: 'employee-shares',
    label: 'RSUs and options',
    title: 'RSU and stock option calculator',
    summary:
      'What part of your RSUs, options or shares Switzerland taxes, and how much, if you worked in several countries.',
    words:
      'restricted stock units employee shares equity plan vesting exercise phantom blocked discount split working days',
    offer: { name: 'Premium tax return', href: '/product/premium' },
  },
  {
    id: 'leaving',
    label: 'Leaving Switzerland',
    title: 'Leaving Switzerland planner',
    summary: 'Your dates when you move away, and the tax on your pension savings by canton of the foundation.',
    words:
      'departure deregistration emigration lump sum pension vested benefits foundation refund treaty 3a withdrawal',
    offer: { name: 'Tax planning before you leave', href: '/services/tax-planning' },
  },
  {
    id: 'property-abroad',
    label: 'Property abroad',
    title: 'Property abroad calculator',
    summary: 'Your Swiss taxes if you own property or a business abroad, or property in another canton.',
    words: 'foreign house flat exemption with progression business debts interest second canton holiday home',
    offer: { name: 'Premium tax return', href: '/product/premium' },
  },
  {
    id: 'owner-abroad',
    label: 'Swiss property, living abroad',
    title: 'Swiss property of owners abroad calculator',
    summary: 'Your Swiss taxes if you live abroad and own a house or flat in Switzerland.',
    words: 'non-resident limited liability worldwide income rate chalet rent left switzerland',
    offer: { name: 'Standard tax return', href: '/product/standard' },
  },
  {
    id: 'part-year',
    label: 'Moving during the year',
    title: 'Moving to or from Switzerland during the year',
    summary: 'Your tax for part of a year: what is taxed, the income that sets the rate, and whether you must file.',
    words: 'arrival departure arrive leave part-year annualised rate deregister moved canton 13th salary bonus',
    offer: { name: 'Standard tax return', href: '/product/standard' },
  },
] as const

export const allCalculatorTabs = [...calculatorTabs, ...expatCalculatorTabs] as const
