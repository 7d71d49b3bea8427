import type { Illustration } from '#content/drawing.ts'
import type { TextLink, TitledText } from './parts.ts'

export type HomeTool = TitledText & { href: string; illustration: Illustration }
export type HomeStep = TitledText & { number: number }
/** If `isSample`, the quote is invented and must be labelled as a sample until the firm supplies a real one. */
export type Testimonial = { quote: string; person: string; detail: string; monogram: string; isSample: boolean }
export type Phase = { title: string; minDays: number; maxDays: number }

export const phases: readonly Phase[] = [
  { title: 'Purchase and onboarding', minDays: 1, maxDays: 1 },
  { title: 'Document collection', minDays: 3, maxDays: 5 },
  { title: 'Preparation', minDays: 5, maxDays: 10 },
  { title: 'Filing and completion', minDays: 1, maxDays: 2 },
]

export const home = {
  meta: {
    title: 'Swiss tax returns for expatriates',
    description: (from: string | null) =>
      `Swiss tax returns for people who moved here: flat prices${from ? ` from ${from}` : ''}, prepared in English in Biel/Bienne, with calculators that use the official tariff.`,
  },
  hero: {
    title: 'Swiss tax returns for expatriates. One flat price.',
    lead: (from: string | null) =>
      `You moved here; the forms did not get simpler. We file your return ${from ? `from ${from}` : 'at a flat price'}, in English, and answer within 24 hours on working days.`,
    primary: { name: 'Get Started', href: '/contact' } satisfies TextLink,
    secondary: { name: 'View Pricing', href: '/pricing' } satisfies TextLink,
    chartCaption: 'Biel/Bienne, single, tax year 2026, taxable income in CHF. Official ESTV tariff.',
    chartFigure: 'tax on CHF 100’000 taxable income',
    chartLink: { name: 'Calculate yours', href: '/calculators' } satisfies TextLink,
  },
  services: {
    title: 'What we file',
    lead: 'Individual expat returns only. That is the whole firm.',
    link: { name: 'All services', href: '/services' } satisfies TextLink,
  },
  figures: {
    title: 'In numbers',
    /** The page shows the first six of these claims that are not hidden; the others are substitutes for hidden ones. */
    claimIds: [
      ...['average-saving', 'clients', 'success-rate', 'years-of-experience', 'response-time', 'lower-rates'],
      ...['first-time-discount', 'free-consultation', 'hourly-rate', 'law-cantonal', 'law-federal'],
    ],
    note: 'Every figure names its source and the day until which it is valid.',
    sourcesLink: 'See the sources',
  },
  tools: {
    title: 'Work it out before you ask us',
    lead: 'Free, without an account. Estimates stand next to the official tariff.',
    items: [
      {
        title: 'Income tax',
        text: 'Federal, cantonal and communal tax, total and effective rate.',
        href: '/calculators?tab=income-tax',
        illustration: 'brackets',
      },
      {
        title: 'Wealth tax',
        text: 'By canton and marital status, after the allowance.',
        href: '/calculators?tab=wealth-tax',
        illustration: 'stack',
      },
      {
        title: 'Pillar 3a',
        text: 'What to pay in, what it saves, what it grows to.',
        href: '/calculators?tab=pillar-3a',
        illustration: 'growth',
      },
      {
        title: 'Real estate',
        text: 'Imputed rental value, interest and maintenance.',
        href: '/calculators?tab=real-estate',
        illustration: 'facade',
      },
    ] satisfies readonly HomeTool[],
  },
  features: {
    title: 'Why people stay with us',
    items: [
      { title: 'One price, known first', text: 'You see the full amount before you send us a single page.' },
      {
        title: 'Every figure explained',
        text: 'Your draft carries a note beside each number: where it comes from and why.',
      },
      { title: 'Nothing filed without you', text: 'We file when you have approved the return, not before.' },
      { title: 'We read the answer too', text: 'With Standard and Premium we compare the assessment with the return.' },
    ] satisfies readonly TitledText[],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        number: 1,
        title: 'Choose your package',
        text: 'Three packages, one price each. Pay online; your case opens at once.',
      },
      {
        number: 2,
        title: 'Upload documents securely',
        text: 'A checklist made for your situation shows what is there and what is missing.',
      },
      {
        number: 3,
        title: 'We file and support',
        text: 'You approve the return and we file it. With Standard and Premium we also check the assessment when it arrives.',
      },
    ] satisfies readonly HomeStep[],
    timelineNote:
      'In working days. Grey: if it takes longer. Preparation includes your questions and your approval; our own part of it takes 2–7 days, by package.',
    total: 'Typical total: 2–3 weeks',
  },
  promises: {
    title: 'What you can hold us to',
    guaranteeIds: ['refund', 'on-time', 'correct'],
    link: { name: 'All five guarantees', href: '/pricing#guarantees' } satisfies TextLink,
  },
} as const

/** Shown only while the claim `claimId` may be shown. Not in `home`, which browsers load even if quotes are hidden. */
export const testimonials = {
  claimId: 'testimonials',
  title: 'What clients say',
  sampleLabel: 'Sample text',
  items: [
    {
      quote:
        'I sent forty pages in three languages. Two weeks later I had a return I could read line by line, and a refund of my tax at source.',
      person: 'Software engineer, Zürich',
      detail: 'Standard package, tax year 2025',
      monogram: 'SE',
      isSample: true,
    },
    {
      quote: 'They told me in the first call that I did not need the expensive package.',
      person: 'Research scientist, Basel',
      detail: 'Basic package, tax year 2024',
      monogram: 'RS',
      isSample: true,
    },
    {
      quote: 'The assessment left out our child care. They saw it before we did, and the objection went out in time.',
      person: 'Product manager, Biel/Bienne',
      detail: 'Premium package, tax year 2024',
      monogram: 'PM',
      isSample: true,
    },
  ] satisfies readonly Testimonial[],
} as const
