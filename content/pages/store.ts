import type { ListingPage } from './parts.ts'

export const storePage = {
  meta: {
    title: 'Store',
    description: 'All packages and tax consultations with their prices in Swiss francs, VAT included.',
  },
  title: 'Store',
  lead: 'All packages and consultations. Prices in Swiss francs, VAT included.',
  backToStore: 'Back to store',
  addToCart: 'Add to Cart',
  chooseOptions: 'Choose options',
  empty: 'No products available at the moment.',
  rooms: [
    {
      type: 'package',
      id: 'packages',
      title: 'Tax packages',
      intro: 'One household, one tax year, one price. Tax year 2026 can be ordered from January 2027.',
    },
    {
      type: 'consultation',
      id: 'consultations',
      title: 'Consultations',
      intro: 'By phone or video, in English, French or German.',
    },
    { type: 'service', id: 'services', title: 'Services', intro: 'For one question at a time.' },
    { type: 'add-on', id: 'add-ons', title: 'Add-ons', intro: 'What a package may need on top.' },
  ],
} as const satisfies ListingPage & Record<string, unknown>
