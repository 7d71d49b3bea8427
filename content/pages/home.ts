import type { Illustration } from '#content/drawing.ts'
import type { TextLink, TitledText } from './parts.ts'

export type HomeTool = TitledText & { href: string; illustration: Illustration }
export type HomeStep = TitledText & { number: number }
/** `isSample`: the firm has not supplied a real quote yet, so this one is invented and must be labelled as a sample. */
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
      `Swiss tax returns for expatriates in all 26 cantons at flat prices${from ? ` from ${from}` : ''}. We prepare, explain and file your return in English.`,
  },
  hero: {
    title: 'Swiss tax returns for expatriates. One flat price.',
    lead: (from: string | null) =>
      `Swiss tax forms come in German, French or Italian. We prepare and file your return ${from ? `from ${from}` : 'at a fixed price'}, and explain every figure in plain English.`,
    audience: 'For B, L and C permit holders and cross-border commuters, in all 26 cantons.',
    primary: { name: 'Get Started', href: '/contact' } satisfies TextLink,
    secondary: { name: 'View Pricing', href: '/pricing' } satisfies TextLink,
    chartCaption:
      'Biel/Bienne, single, tax year 2026, taxable income in CHF. Official tax rates of the Federal Tax Administration (FTA).',
    chartFigure: 'tax on a taxable income of CHF 100,000',
    chartLink: { name: 'Calculate your own tax', href: '/calculators' } satisfies TextLink,
  },
  services: {
    title: 'How we can help',
    lead: 'We do one thing: Swiss tax returns for people who have moved here.',
    link: { name: 'See all services', href: '/services' } satisfies TextLink,
  },
  figures: {
    title: 'In numbers',
    /** The page shows the first six of these claims that are not hidden; the others are substitutes for hidden ones. */
    claimIds: [
      ...['average-saving', 'clients', 'success-rate', 'years-of-experience', 'response-time', 'lower-rates'],
      ...['first-time-discount', 'free-consultation', 'hourly-rate', 'law-cantonal', 'law-federal'],
    ],
    note: 'We give a source for each figure and say how long it is valid.',
    sourcesLink: 'See the sources',
  },
  tools: {
    title: 'Free tax calculators',
    lead: 'No account needed. See your tax at official rates, with every line of the calculation.',
    items: [
      {
        title: 'Income tax',
        text: 'Your federal, cantonal and communal tax, and your effective tax rate.',
        href: '/calculators?tab=income-tax',
        illustration: 'brackets',
      },
      {
        title: 'Wealth tax',
        text: 'Your wealth tax by canton and marital status, after the tax-free allowance.',
        href: '/calculators?tab=wealth-tax',
        illustration: 'stack',
      },
      {
        title: 'Pillar 3a',
        text: 'How much you can pay in, how much tax you save and what your savings could grow to.',
        href: '/calculators?tab=pillar-3a',
        illustration: 'growth',
      },
      {
        title: 'Real estate',
        text: 'How imputed rental value, mortgage interest and maintenance change your tax.',
        href: '/calculators?tab=real-estate',
        illustration: 'facade',
      },
    ] satisfies readonly HomeTool[],
  },
  features: {
    title: 'What you can rely on',
    items: [
      { title: 'The full price up front', text: 'You see the full price before you send a single document.' },
      {
        title: 'Every figure explained',
        text: 'Each figure in your draft has a note in English that says where it comes from and why it is there.',
      },
      { title: 'Nothing filed without you', text: 'We file your return only after you have approved it.' },
      {
        title: 'We check the tax office’s answer',
        text: 'With Standard and Premium, we compare your tax assessment with your return, so that you can object in time.',
      },
      {
        title: 'Deadlines taken care of',
        text: 'If your documents arrive late, we request a deadline extension for you.',
      },
      {
        title: 'Your documents stay private',
        text: 'Every file is encrypted, and only the people who work on your return can open it.',
      },
    ] satisfies readonly TitledText[],
  },
  steps: {
    title: 'How it works',
    items: [
      {
        number: 1,
        title: 'Choose your package',
        text: 'Choose one of three packages, each at a fixed price. We open your case as soon as you have paid.',
      },
      {
        number: 2,
        title: 'Upload documents securely',
        text: 'Your personal checklist shows which documents we have and which are still missing.',
      },
      {
        number: 3,
        title: 'We file and support',
        text: 'You approve your return and we file it. With Standard and Premium, we also check your tax assessment when it arrives.',
      },
    ] satisfies readonly HomeStep[],
    timelineNote:
      'In working days. The grey part shows the longest it usually takes. Preparation includes the time you need for questions and approval; our part takes 2 to 7 days, depending on your package.',
    total: 'Typical total: 2–3 weeks',
  },
  promises: {
    title: 'Our guarantees',
    guaranteeIds: ['refund', 'on-time', 'correct'],
    link: { name: 'See all five guarantees', href: '/pricing#guarantees' } satisfies TextLink,
  },
  letter: {
    title: 'Got a letter you cannot read?',
    text: 'Tell us which tax office sent it and when it arrived. A tax adviser will reply within 24 hours on working days and tell you what to do next.',
    link: { name: 'Ask about your letter', href: '/contact' } satisfies TextLink,
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
        'I sent them forty pages in three languages. Two weeks later I had a tax return I could read line by line, and a refund of my tax at source.',
      person: 'Software engineer, Zurich',
      detail: 'Standard package, tax year 2025',
      monogram: 'SE',
      isSample: true,
    },
    {
      quote: 'They told me on the first call that I did not need the expensive package.',
      person: 'Research scientist, Basel',
      detail: 'Basic package, tax year 2024',
      monogram: 'RS',
      isSample: true,
    },
    {
      quote:
        'Our tax assessment left out our childcare costs. They noticed before we did and sent the objection in time.',
      person: 'Product manager, Biel/Bienne',
      detail: 'Premium package, tax year 2024',
      monogram: 'PM',
      isSample: true,
    },
  ] satisfies readonly Testimonial[],
} as const
