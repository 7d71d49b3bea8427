import type { ListingPage } from './parts.ts'

export const calculatorsPage: ListingPage = {
  meta: {
    title: 'Swiss tax calculators',
    description:
      'Income tax, wealth tax, Pillar 3a and real estate for all cantons: a flat-rate estimate beside the official tariff, free and without an account.',
  },
  title: 'Calculators',
  lead: 'Free, without an account. Nothing you type is stored.',
}

export const calculatorTabs = [
  {
    id: 'income-tax',
    label: 'Income tax',
    title: 'Income tax calculator',
    summary: 'Tax on income by canton and commune: a quick estimate beside the official tariff.',
    words: 'salary gross net tax rate',
  },
  {
    id: 'wealth-tax',
    label: 'Wealth tax',
    title: 'Wealth tax calculator',
    summary: 'What your assets cost per year in each canton.',
    words: 'assets fortune savings',
  },
  {
    id: 'pillar-3a',
    label: 'Pillar 3a',
    title: 'Pillar 3a calculator',
    summary: 'What a payment into pillar 3a saves in tax.',
    words: 'pension saving deduction limit',
  },
  {
    id: 'real-estate',
    label: 'Real estate',
    title: 'Real estate calculator',
    summary: 'Imputed rental value, mortgage interest and maintenance of a home you own.',
    words: 'house home mortgage owner',
  },
  {
    id: 'withholding-tax',
    label: 'Withholding tax',
    title: 'Tax at source calculator',
    summary: 'What the employer withholds from a monthly salary, by canton and tariff code.',
    words: 'withholding tax tariff code',
  },
  {
    id: 'capital-benefit',
    label: 'Capital benefit',
    title: 'Capital benefit calculator',
    summary: 'Tax on a lump sum from pension fund or pillar 3a.',
    words: 'lump sum withdrawal pension fund',
  },
  {
    id: 'compare-communes',
    label: 'Compare communes',
    title: 'Compare communes',
    summary: 'The same household in several communes, side by side.',
    words: 'move relocation cheapest municipality',
  },
] as const
