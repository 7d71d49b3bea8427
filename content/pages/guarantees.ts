export type Guarantee = {
  id: string
  title: string
  short: string
  rules: readonly string[]
}

export const guarantees: readonly Guarantee[] = [
  {
    id: 'refund',
    title: 'Refund within 30 days',
    short: 'Full refund on any package within 30 days, as long as we have not sent you the draft return.',
    rules: [
      'Email us within 30 days of placing your order and we will refund the full price.',
      'We do not refund consultations that have taken place or objections that have been sent. We do refund consultations that have not yet taken place.',
    ],
  },
  {
    id: 'best-price',
    title: 'Best price match plus 10% off',
    short: 'Show us a lower written quote for the same return and we will beat it.',
    rules: [
      'The quote must come from a Swiss adviser, be no more than 30 days old and reach us before we start to prepare your return.',
      'You pay the quoted price less 10%. We do not regard software without advice as the same service.',
    ],
  },
  {
    id: 'on-time',
    title: '50% refund if late',
    short: 'Late? If we exceed the preparation time for your package, you get half your money back.',
    rules: [
      'The preparation time starts on the day your checklist is complete.',
      'Days when we are waiting for your reply do not count.',
    ],
  },
  {
    id: 'correct',
    title: 'Our mistake, our cost',
    short:
      'If we make a mistake, we correct it free of charge and pay the late-payment interest and reminder fees it causes.',
    rules: [
      'We pay late-payment interest and reminder fees charged by the tax authorities, up to CHF 5,000 per return.',
      'You still pay the tax itself, and any extra cost caused by documents you did not give us.',
      'We cannot pay fines for you: under Swiss law, a promise to pay another person’s fine is void (Code of Obligations, Art. 20).',
    ],
  },
  {
    id: 'price-lock',
    title: 'Price lock',
    short: 'The price of your order never goes up.',
    rules: [
      'Your price stays the same, however long your return takes us.',
      'If you turn out to need an add-on, we will ask you before adding it. You can decline it and have your return prepared without it.',
    ],
  },
]
