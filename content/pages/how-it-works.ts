import type { PageMeta, TextLink, TitledText } from './parts.ts'

export type WorkStep = TitledText & { number: number; youDo: readonly string[]; weDo: readonly string[] }

export const howItWorks = {
  meta: {
    title: 'How it works',
    description:
      'Three steps from order to filed return: choose a package, upload documents securely, we file and support. Typically two to three weeks.',
  } satisfies PageMeta,
  title: 'How it works',
  lead: 'Three steps. You see at any time what is done, what is missing and who acts next.',
  steps: [
    {
      number: 1,
      title: 'Choose package',
      text: 'Pick one of three packages, add what your year needs, and pay online. Your case opens at once.',
      youDo: ['Choose package and tax year', 'Answer eight short questions about your household'],
      weDo: [
        'Open your case in the client portal',
        'Make a checklist for your situation',
        'Ask for an extension if the date is near',
      ],
    },
    {
      number: 2,
      title: 'Upload documents securely',
      text: 'Upload scans or photos, one item of the checklist after the other. Files are encrypted and only your adviser and reviewer see them.',
      youDo: ['Upload what the checklist asks for', 'Answer questions in the portal'],
      weDo: ['Read each document within one working day', 'Say in words what is cut off, missing or not needed'],
    },
    {
      number: 3,
      title: 'We file and support',
      text: 'You receive a draft with a note on each figure. When you approve it, we file it and stay until the assessment has arrived.',
      youDo: ['Read the draft, ask, approve', 'Sign where the canton still wants a signature'],
      weDo: ['File with your canton', 'Keep the receipt in your case', 'Compare the assessment with the return'],
    },
  ] satisfies readonly WorkStep[],
  timelineTitle: 'How long it takes',
  timelineLead:
    'Working days, counted from your order. The preparation time of a package starts when the last document has arrived.',
  total: 'Typical total: 2–3 weeks',
  clocksTitle: 'Three clocks, not one',
  clocks: [
    {
      title: 'Preparation',
      text: '2–3, 3–5 or 5–7 working days by package, once your documents are complete. In March everything takes the longer time.',
    },
    { title: 'From order to filing', text: 'Typically two to three weeks. Collecting documents is the longest part.' },
    {
      title: 'The tax office',
      text: 'Two to six months until the assessment. We cannot speed this up, and nobody can.',
    },
  ] satisfies readonly TitledText[],
  securityTitle: 'What happens to your papers',
  security: [
    'Every file is encrypted before it is stored.',
    'Your adviser and one reviewer can open it; each opening is recorded.',
    'Never send tax documents by chat or plain e-mail.',
    'Records of the engagement are kept for ten years, as the law requires, then deleted.',
  ],
  callToAction: {
    title: 'Ready when you are',
    offer: {
      text: 'First-time clients get a free conversation of 30 minutes and 10% off.',
      claimIds: ['free-consultation', 'first-time-discount'],
      otherwise: 'Choose a package, or tell us first what your year looked like.',
    },
    primary: { name: 'Get Started Today', href: '/contact' } satisfies TextLink,
    secondary: { name: 'View Pricing', href: '/pricing' } satisfies TextLink,
  },
} as const
