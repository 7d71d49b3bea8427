import type { LegalPage } from './parts.ts'

export const terms: LegalPage = {
  meta: {
    title: 'Terms',
    description:
      'The rules between you and us: services, your part, fees, refund, liability, ending the mandate, law and courts.',
  },
  title: 'Terms',
  lead: 'The rules between you and us, in plain words.',
  stateOn: '2026-11-21',
  sections: [
    {
      id: 'scope',
      title: '1. Scope',
      paragraphs: [
        'These terms apply to every order in our store and every mandate you give us. Something else applies only if both of us have agreed to it in writing.',
      ],
    },
    {
      id: 'services',
      title: '2. Services',
      paragraphs: [
        'We prepare Swiss tax returns and advise individuals. What a package, add-on or consultation contains is written on its page on the day of your order. One unit is one household and one tax year.',
        'We owe careful work to the standard of the profession, not a certain decision of the tax office. Legal representation in court and returns in other countries are not part of it.',
        'We do not take on returns of Swiss-only residents or of companies, and may decline a mandate; what you paid is then refunded at once.',
      ],
    },
    {
      id: 'order',
      title: '3. Order and contract',
      paragraphs: [
        'Before you pay, you see what you ordered and the total and can correct it. The contract is concluded when we confirm your payment by e-mail.',
      ],
    },
    {
      id: 'responsibilities',
      title: '4. Your part',
      paragraphs: [
        'You give us the documents on your checklist, completely and truthfully, and answer our questions in time. You check the draft and approve it. Towards the tax office you remain responsible for your return.',
        'Tell us about every deadline you know of. We ask for extensions when your order reaches us at least three working days before the date.',
      ],
    },
    {
      id: 'fees',
      title: '5. Fees',
      paragraphs: [
        'Prices are in Swiss francs and include 8.1 % VAT. If you live outside Switzerland and Liechtenstein, no Swiss VAT is due and you pay the price without it (Art. 8 para. 1 of the VAT Act). The price on the day of your order stays as it is. Work outside a package costs CHF 150 to 300 per hour and is done only after you have agreed to an estimate.',
        'First-time clients receive 10% off their first package, once per household: it is taken off in the cart when you ask for it under “First time with us?”, and otherwise paid back to the means of payment within ten working days after the order. A first-time client is one from whose household no earlier order was paid. First-time clients also have one free consultation of 30 minutes.',
        'Taxes, fines and fees of authorities are not part of our price.',
      ],
    },
    {
      id: 'refund',
      title: '6. Refund and guarantees',
      paragraphs: [
        'Swiss law gives no general right to withdraw from an online order. We grant one: within 30 days of the order we refund the whole price of a package, until the draft of the return was delivered to you. Consultations can be moved or cancelled free of charge until 24 hours before they begin; those that were held, and objections that were sent, are not refunded.',
        'The five guarantees on the pricing page are part of the contract with the rules written there. If you are a consumer in the EU, your statutory rights remain.',
      ],
    },
    {
      id: 'liability',
      title: '7. Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence. For slight negligence we are liable up to CHF 50’000 per order, as far as the law allows such a limit. We are not liable for the consequences of documents we were not given or that came too late.',
        'Information on this site and the results of the calculators are general. The assessment of the tax office decides.',
      ],
    },
    {
      id: 'secrecy',
      title: '8. Secrecy and data protection',
      paragraphs: [
        'We keep secret what we learn about you, also after the mandate. How we process data is described in the privacy notice.',
      ],
    },
    {
      id: 'intellectual-property',
      title: '9. Intellectual property',
      paragraphs: [
        'Your return and the documents made for you are yours. Templates, guides and calculators remain ours; you may use them for your own household.',
      ],
    },
    {
      id: 'termination',
      title: '10. Ending the mandate',
      paragraphs: [
        'Either of us may end the mandate at any time (Code of Obligations, Art. 404). Work done until then is paid for, the rest is refunded. We give notice early enough that no deadline of yours is lost, normally 30 days before.',
        'You can download your documents for 30 days after the end.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes of these terms',
      paragraphs: [
        'Changes are announced by e-mail with 30 days’ notice and apply to orders placed after that. For an open order the terms of its day remain.',
      ],
    },
    {
      id: 'law',
      title: '12. Law and courts',
      paragraphs: [
        'Swiss law applies. The courts at our seat in the canton of Bern have jurisdiction. Consumers may always turn to the court at their own home, and the mandatory protection of the country they live in remains.',
      ],
    },
  ],
}
