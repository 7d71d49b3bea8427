import { contactTopics } from './contact.ts'
import type { PageMeta } from './parts.ts'

/** Topics of the contact form for which there is a service. */
export const bookingTopics = contactTopics.filter(({ value }) => value !== 'business-tax')

export const book = {
  meta: {
    title: 'Book an appointment',
    description:
      'Book an appointment with a tax adviser in English, German or French: by video, by phone or at our office in Biel/Bienne.',
  } satisfies PageMeta,
  title: 'Book an appointment',
  lead: 'All times are shown in your time zone and in Swiss time.',
  leadFree: 'Your first 30 minutes are free. All times are shown in your time zone and in Swiss time.',
  claimId: 'free-consultation',
  chooseText: 'Choose the type of appointment.',
  chooseTime: 'Choose a day and a time. We will reserve it for you for ten minutes.',
  inPortal: {
    included: {
      title: 'Included in your package',
      text: 'Book the consultation included in your package in the client portal. You can see how many minutes you have left, and we offer you your own adviser first.',
    },
    paid: {
      title: 'Buy a consultation',
      text: 'Choose a consultation in the store. Once you have paid, you can book your appointment in the client portal.',
    },
  },
  vatIncluded: 'Prices include VAT.',
  notSold:
    'You cannot buy consultations at the moment. If you have already bought one, book your appointment in the client portal.',
  requested: {
    title: 'Check your email',
    text: 'There is one step left: open our email and confirm your address. We will reserve your appointment until',
  },
} as const
