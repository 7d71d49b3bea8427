import type { Drawing } from '#content/drawing.ts'
import type { PageMeta, TitledText } from './parts.ts'

export type WorkStep = TitledText & {
  number: number
  drawing: Drawing
  youDo: readonly string[]
  weDo: readonly string[]
}

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
      drawing: {
        illustration: 'sheets',
        level: 3,
        seed: 'how-choose',
        alt: 'Three sheets of a tax return before a disc',
      },
      youDo: ['Choose the package and the tax year', 'Answer eight short questions about your household'],
      weDo: [
        'Open your case in the client portal',
        'Make a checklist for your situation',
        'Ask for an extension if the date is near',
      ],
    },
    {
      number: 2,
      title: 'Upload documents securely',
      text: 'Upload scans or photos, one item of the checklist after the other. Files are encrypted, only people of the firm can open them, and each opening is recorded.',
      drawing: { illustration: 'contents', seed: 'how-upload', alt: 'A list of six items, one marked red' },
      youDo: ['Upload what the checklist asks for', 'Answer questions in the portal'],
      weDo: ['Read each document within one working day', 'Say in words what is cut off, missing or not needed'],
    },
    {
      number: 3,
      title: 'We file and support',
      text: 'You receive a draft with a note on each figure. When you approve it, we file it and stay with you until the assessment has arrived.',
      drawing: { illustration: 'route', seed: 'how-file', alt: 'A line finding its way to a red disc' },
      youDo: ['Read the draft, ask, approve', 'Sign where the canton still wants a signature'],
      weDo: [
        'File with your canton',
        'Keep the receipt in your case',
        'Compare the assessment with the return (Standard and Premium)',
      ],
    },
  ] satisfies readonly WorkStep[],
  timelineTitle: 'How long it takes',
  timelineLead: 'Counted from your order. The preparation time of a package starts when the last document has arrived.',
  total: 'Typical total: 2–3 weeks',
  clocksTitle: 'Three clocks, not one',
  clocks: [
    {
      title: 'Preparation',
      text: '2–3, 3–5 or 5–7 working days by package, once your documents are complete. In March, count on the longer time.',
    },
    {
      title: 'From order to filing',
      text: 'Typically two to three weeks. How soon your documents arrive decides most of it.',
    },
    {
      title: 'The tax office',
      text: 'Two to six months until the assessment. We cannot speed this up, and nobody can.',
    },
  ] satisfies readonly TitledText[],
  securityTitle: 'What happens to your papers',
  security: [
    'Every file is encrypted before it is stored.',
    'Only people of the firm who work on your case open it; each opening is recorded.',
    'Records of the engagement are kept for ten years, as the law requires, then deleted.',
    'Please never send tax documents by chat or plain e-mail.',
  ],
} as const
