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
      'From order to filed tax return in three steps: choose a package, upload your documents securely, and we file your return. It typically takes two to three weeks.',
  } satisfies PageMeta,
  title: 'How it works',
  lead: 'Your tax return in three steps. In the client portal you can always see what is done, what is missing and whose turn it is.',
  steps: [
    {
      number: 1,
      title: 'Choose package',
      text: 'Choose one of three packages, add any extras you need and pay online. We open your case as soon as you have paid.',
      drawing: {
        illustration: 'sheets',
        level: 3,
        seed: 'how-choose',
        alt: 'Three sheets of a tax return in front of a disc',
      },
      youDo: ['Choose the package and the tax year', 'Answer a few questions about your household'],
      weDo: [
        'Open your case in the client portal',
        'Create a checklist for your situation',
        'Request a deadline extension if your deadline is near',
      ],
    },
    {
      number: 2,
      title: 'Upload documents securely',
      text: 'Work through your checklist and upload scans or photos. Your files are encrypted, and only our team can open them.',
      drawing: { illustration: 'contents', seed: 'how-upload', alt: 'A list of six items, one marked red' },
      youDo: ['Upload the documents on your checklist', 'Answer our questions in the client portal'],
      weDo: ['Check each document within one working day', 'Tell you if a page is cut off, missing or not needed'],
    },
    {
      number: 3,
      title: 'We file and support',
      text: 'You receive a draft with a note on each figure. Once you have approved it, we will file it and support you until your tax assessment arrives.',
      drawing: { illustration: 'route', seed: 'how-file', alt: 'A line finding its way to a red disc' },
      youDo: [
        'Read the draft, ask questions, then approve it',
        'Sign the return if your canton still requires a signature',
      ],
      weDo: [
        'File your return with your canton',
        'Save the filing receipt in your case',
        'Compare your tax assessment with your return (Standard and Premium)',
      ],
    },
  ] satisfies readonly WorkStep[],
  timelineTitle: 'How long it takes',
  timelineLead:
    'From the day of your order. The preparation time for your package starts when we receive your last document.',
  total: 'Typical total: 2–3 weeks',
  clocksTitle: 'What determines how long it takes',
  clocks: [
    {
      title: 'Preparation',
      text: '2–3, 3–5 or 5–7 working days, depending on your package, once your documents are complete. In March, allow for the longer time.',
    },
    {
      title: 'From order to filing',
      text: 'Typically two to three weeks. It mostly depends on how soon you send your documents.',
    },
    {
      title: 'The tax office',
      text: 'The tax office usually takes two to six months to send your assessment. Nobody can speed this up.',
    },
  ] satisfies readonly TitledText[],
  securityTitle: 'How we protect your documents',
  security: [
    'We encrypt every file before we store it.',
    'Only the members of our team who work on your case can open your files, and we record who opens them.',
    'We keep the records of your case for ten years, as the law requires, and then delete them.',
    'Please do not send tax documents by chat or email.',
  ],
} as const
