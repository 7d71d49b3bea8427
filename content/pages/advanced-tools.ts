import type { Illustration } from '#content/drawing.ts'
import type { PageMeta, TitledText } from './parts.ts'

export type AdvancedTool = TitledText & {
  id: 'withholding-tax' | 'compare-communes' | 'capital-benefit' | 'deadlines' | 'accuracy'
  href: string
  action: string
  illustration: Illustration
  alt: string
}

export const advancedTools = {
  meta: {
    title: 'Advanced tax tools',
    description:
      'Withholding-tax check, commune comparison, capital benefits and a deadline calendar for all cantons, with the official tariffs of 2026.',
  } satisfies PageMeta,
  title: 'Advanced tax tools',
  lead: 'For the questions after the first one: was too much withheld, where would I pay less, when is it due.',
  note: 'All tools use the official tariffs and show where each figure comes from. Where they cannot be exact, they say so.',
  deadlinesTitle: 'Deadlines by canton',
  deadlinesLead: 'Open your canton to see the dates for the return, the extension, tax at source and the objection.',
  deadlinesNote:
    'The date printed on your own form decides. Dates marked “likely” rest on one good source, which we name; where we do not know, ask the canton.',
  deadlinesRead: (day: string) => `Dates and rules last read on ${day}.`,
  sourceTaxDates:
    'Request for a subsequent ordinary assessment, correction of tax at source, and the tax return form if a return is compulsory and none has arrived: 31 March of the following year, without extension. If you leave Switzerland: never later than the day you deregister (DBG Art. 89, 89a and 137).',
  objectionDates:
    '30 days from the day after the assessment reached your letterbox, not extendable. Registered: from the day you collect it, at the latest the seventh day after the first attempt. If you do not know the day, count from the working day after the date on the letter (DBG Art. 132 and 133).',
} as const

export const advancedToolList: readonly AdvancedTool[] = [
  {
    id: 'withholding-tax',
    title: 'Withholding-tax check',
    text: 'Find your tariff code, compute the tax withheld, and compare it with an ordinary assessment.',
    href: '/calculators?tab=withholding-tax',
    action: 'Check my tax at source',
    illustration: 'brackets',
    alt: 'The brackets of the direct federal tax as columns, one of them red',
  },
  {
    id: 'compare-communes',
    title: 'Commune comparison',
    text: 'The same household in up to five communes, and the ranking of all communes of a canton.',
    href: '/calculators?tab=compare-communes',
    action: 'Compare communes',
    illustration: 'route',
    alt: 'A line finding its way through a field of dots to a red circle',
  },
  {
    id: 'capital-benefit',
    title: 'Capital benefits',
    text: 'Tax on capital from pillars 2 and 3a, and what it saves to withdraw it in several years.',
    href: '/calculators?tab=capital-benefit',
    action: 'Plan a withdrawal',
    illustration: 'growth',
    alt: 'Quarter circles growing outwards from a small red one',
  },
  {
    id: 'deadlines',
    title: 'Deadline calendar',
    text: 'Return, extension, tax at source, objection: the dates of your canton in one list.',
    href: '/advanced-tax-tools#deadlines',
    action: 'See the dates',
    illustration: 'calendar',
    alt: 'The days of a month, one marked by a red circle',
  },
  {
    id: 'accuracy',
    title: 'How exact we are',
    text: 'Our results against the calculator of the Federal Tax Administration, canton by canton.',
    href: '/calculators/accuracy',
    action: 'See the comparison',
    illustration: 'contents',
    alt: 'Six rows of a list, one of them marked red',
  },
]
