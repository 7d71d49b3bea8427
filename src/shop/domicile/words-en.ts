import type { DomicileSource } from './domicile.ts'

export type DomicileWords = {
  label: string
  hint: string
  choose: string
  missing: string
  abroad: (amount: string) => string
  line: string
  noVat: string
  sources: Readonly<Record<DomicileSource, string>>
  page: Readonly<Record<'title' | 'lead' | 'button' | 'domestic' | 'back', string>>
}

export const en: DomicileWords = {
  label: 'Country where you live',
  hint: 'It decides whether Swiss VAT is due. Büsingen counts as Switzerland.',
  choose: 'Choose your country',
  missing: 'Choose the country where you live. It decides whether Swiss VAT is due.',
  abroad: (amount) => `If you live outside Switzerland and Liechtenstein: ${amount}, without Swiss VAT.`,
  line: 'Swiss VAT not due (you live abroad)',
  noVat: 'Without Swiss VAT: you live outside Switzerland and Liechtenstein.',
  sources: { declared: 'declared by the buyer before payment', 'billing-address': 'from the address of the invoice' },
  page: {
    title: 'Where do you live?',
    lead: 'Before you pay: the country where you live decides whether Swiss VAT is due.',
    button: 'Continue to payment',
    domestic: 'In Switzerland and Liechtenstein',
    back: 'Back to your cart',
  },
}
