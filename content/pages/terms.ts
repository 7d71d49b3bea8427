import type { LegalPage } from './parts.ts'

export const terms: LegalPage = {
  meta: {
    title: 'Terms',
    description:
      'The rules between you and us: services, your responsibilities, fees, refunds, liability, ending the engagement, law and courts.',
  },
  title: 'Terms',
  lead: 'These are the rules between you and us, in plain words.',
  stateOn: '2026-11-21',
  sections: [
    {
      id: 'scope',
      title: '1. Scope',
      paragraphs: [
        'These terms apply to every order in our store and to every engagement you give us. Other terms apply only if we have both agreed to them in writing.',
      ],
    },
    {
      id: 'services',
      title: '2. Services',
      paragraphs: [
        'We prepare Swiss tax returns and advise individuals. What each package, add-on or consultation includes is stated on its page on the day of your order. One unit covers one household and one tax year.',
        'We owe you careful work to the standard of our profession, not a particular decision by the tax office. Our services do not include representation in court or tax returns in other countries.',
        'We do not prepare tax returns for Swiss-only residents or companies, and we may decline an engagement. If we do, we will refund what you paid straight away.',
      ],
    },
    {
      id: 'order',
      title: '3. Order and contract',
      paragraphs: [
        'Before you pay, you see your order and the total, and you can still change the order. The contract is concluded when we confirm your payment by email.',
      ],
    },
    {
      id: 'responsibilities',
      title: '4. Your responsibilities',
      paragraphs: [
        'You give us complete and correct documents for your checklist and answer our questions in time. You check the draft and approve it. You remain responsible to the tax office for your tax return.',
        'Tell us about every deadline you know of. We will request a deadline extension if your order reaches us at least three working days before the deadline.',
      ],
    },
    {
      id: 'fees',
      title: '5. Fees',
      paragraphs: [
        'Prices are in Swiss francs and include 8.1% VAT. If you live outside Switzerland and Liechtenstein, you do not owe Swiss VAT and pay the price without it (VAT Act, Art. 8 para. 1). The price on the day of your order does not change. Work outside a package costs CHF 150 to 300 per hour, and we start it only after you have agreed to an estimate.',
        'First-time clients receive 10% off their first package, once per household. We take it off in the cart as soon as we know your email address. If that did not happen, we refund it within ten working days of the order to the payment method you used. You are a first-time client if nobody in your household has paid for an order before. First-time clients can also book one free 30-minute consultation.',
        'Our price covers our work only. The tax you owe, and any fines or official fees, are not included.',
      ],
    },
    {
      id: 'refund',
      title: '6. Refunds and guarantees',
      paragraphs: [
        'Swiss law does not give you a general right to withdraw from an online order. We do: within 30 days of the order, we refund the full price of a package, as long as we have not delivered the draft of your return to you. You can move or cancel a consultation free of charge until 24 hours before it begins. We do not refund consultations that have taken place or objections that have been sent.',
        'The five guarantees on the pricing page, with the rules given there, are part of the contract. If you are a consumer in the EU, you keep your statutory rights.',
      ],
    },
    {
      id: 'liability',
      title: '7. Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence. For slight negligence, we are liable up to CHF 50,000 per order, as far as the law allows such a limit. We are not liable for the consequences of documents that you did not give us or gave us too late.',
        'The information on this site and the results of the calculators are general. Only the tax office’s assessment is binding.',
      ],
    },
    {
      id: 'secrecy',
      title: '8. Confidentiality and data protection',
      paragraphs: [
        'We keep what we learn about you confidential, even after the engagement has ended. Our privacy notice describes how we process data.',
      ],
    },
    {
      id: 'intellectual-property',
      title: '9. Intellectual property',
      paragraphs: [
        'Your tax return and the documents we create for you belong to you. Templates, guides and calculators remain ours; you may use them for your own household.',
      ],
    },
    {
      id: 'termination',
      title: '10. Ending the engagement',
      paragraphs: [
        'Either of us may end the engagement at any time (Code of Obligations, Art. 404). You pay for the work done up to then, and we refund the rest. If we end it, we will give you notice early enough that you do not miss a deadline, normally 30 days in advance.',
        'You can download your documents for 30 days after the engagement ends.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changes to these terms',
      paragraphs: [
        'We announce changes by email with 30 days’ notice. They apply to orders placed after that. An open order remains subject to the terms that applied on the day it was placed.',
      ],
    },
    {
      id: 'law',
      title: '12. Law and courts',
      paragraphs: [
        'Swiss law applies. The courts at our registered office in the canton of Bern have jurisdiction. Consumers may always go to the court where they live, and they keep the mandatory protection of the country they live in.',
      ],
    },
  ],
}
