import type { ListingPage } from './parts.ts'

export const storePage = {
  meta: {
    title: 'Store',
    description: 'All tax return packages, consultations and services, with prices in Swiss francs, VAT included.',
  },
  title: 'Store',
  lead: 'Choose a package, a consultation or a service. Prices are in Swiss francs, VAT included.',
  backToStore: 'Back to the store',
  addToCart: 'Add to Cart',
  chooseOptions: 'Choose options',
  empty: 'No products available at the moment.',
  rooms: [
    {
      type: 'package',
      id: 'packages',
      title: 'Tax packages',
      intro: 'One household, one tax year, one price. You can order a tax return for 2026 from January 2027.',
    },
    {
      type: 'consultation',
      id: 'consultations',
      title: 'Consultations',
      intro: 'By phone or video, in English, French or German.',
    },
    { type: 'service', id: 'services', title: 'Services', intro: 'Help with a single question.' },
    { type: 'add-on', id: 'add-ons', title: 'Add-ons', intro: 'Extras you can add to any package.' },
  ],
} as const satisfies ListingPage & Record<string, unknown>
