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
