import type { PageMeta } from './parts.ts'

export const book = {
  meta: {
    title: 'Book a talk',
    description:
      'Book a talk with a tax adviser in English, German or French: by video, by phone or at our office in Biel/Bienne.',
  } satisfies PageMeta,
  title: 'Book a talk',
  lead: 'You see every time in your zone and in ours.',
  leadFree: 'The first 30 minutes are free. You see every time in your zone and in ours.',
  claimId: 'free-consultation',
  chooseText: 'Choose what you want to book.',
  chooseTime: 'Choose a day and a time. It is then held for you for ten minutes.',
  inPortal: {
    included: {
      title: 'Included in your package',
      text: 'The minutes of your package are booked in the client portal, where you see how many are left. Your own adviser comes first.',
    },
    paid: {
      title: 'Bought in the store',
      text: 'Choose a consultation in the store. Once it is paid, its case in the client portal holds the minutes, and you book your time there.',
    },
  },
  vatIncluded: 'Prices include VAT.',
  notSold: 'Consultations are not sold at the moment. Minutes that you have bought are booked in the client portal.',
  requested: {
    title: 'Please check your mail',
    text: 'One step is left: open the letter and confirm your address. We hold the time for you until',
  },
} as const
