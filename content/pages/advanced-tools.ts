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
      'Check your tax at source, compare communes, plan a lump-sum withdrawal and find your deadline, at the official 2026 tax rates.',
  } satisfies PageMeta,
  title: 'Advanced tax tools',
  lead: 'Did I pay too much tax at source? Where would I pay less? When is my return due?',
  note: 'All tools use official tax rates and show where each figure comes from. If a result cannot be exact, they say so.',
  expatsTitle: 'For expatriates',
  expatsLead: 'Calculators for people who live, work or own property in more than one country.',
  deadlinesTitle: 'Deadlines by canton',
  deadlinesLead:
    'Select your canton to see the deadlines for your tax return and its extension, interest, when you must file, and the tax office.',
  deadlinesNote:
    'The date printed on your own form is binding. Anything marked “likely” comes from a single reliable source, which we name. If we do not know something, we say so: please ask the canton.',
  everyCantonTitle: 'The same in every canton',
  mustFile:
    'If you are taxed at source and earn CHF 120,000 gross or more a year, or have other income or wealth above your canton’s thresholds (DFTA Art. 89). Each spouse’s salary counts separately, and a part-year salary is converted to a full year.',
  deadlinesRead: (day: string) => `We last checked the dates and rules on ${day}.`,
  sourceTaxDates:
    '31 March of the following year. This deadline cannot be extended. It is the last day to ask to file a tax return (subsequent ordinary assessment, NOV/TOU), to ask for your tax at source to be corrected, or to request a tax return form if you must file and have not received one. If you leave Switzerland, the deadline is no later than the day you deregister (DFTA Art. 89, 89a and 137). The deadline for 2025 was 31 March 2026, so our calculators do not include the 2025 rates for tax at source. If you must file a tax return for 2025, the return settles the year. You can still object to a decision within 30 days of receiving it.',
  objectionDates:
    '30 days from the day after the assessment reached your letterbox. This deadline cannot be extended. For registered post, count from the day you collect it, or from the seventh day after the first delivery attempt if that is earlier. If you do not know the day, count from the working day after the date on the letter (DFTA Art. 132 and 133).',
} as const

export const advancedToolList: readonly AdvancedTool[] = [
  {
    id: 'withholding-tax',
    title: 'Tax at source check',
    text: 'Find your tariff code, calculate your tax at source and see whether filing a tax return would save you money.',
    href: '/calculators?tab=withholding-tax',
    action: 'Check my tax at source',
    illustration: 'brackets',
    alt: 'The brackets of direct federal tax as columns, one of them red',
  },
  {
    id: 'compare-communes',
    title: 'Commune comparison',
    text: 'Compare your tax in up to five communes, or see all communes of a canton ranked.',
    href: '/calculators?tab=compare-communes',
    action: 'Compare communes',
    illustration: 'route',
    alt: 'A line finding its way through a field of dots to a red circle',
  },
  {
    id: 'capital-benefit',
    title: 'Lump-sum pension tax',
    text: 'Calculate the tax on lump sums from pillars 2 and 3a, and what you save by spreading withdrawals over several years.',
    href: '/calculators?tab=capital-benefit',
    action: 'Plan a withdrawal',
    illustration: 'growth',
    alt: 'Quarter circles growing outwards from a small red one',
  },
  {
    id: 'deadlines',
    title: 'Deadline calendar',
    text: 'Tax return, extension, interest, tax office: find the dates and rules of your canton in one list.',
    href: '/advanced-tax-tools#deadlines',
    action: 'See the deadlines',
    illustration: 'calendar',
    alt: 'The days of a month, one marked by a red circle',
  },
  {
    id: 'accuracy',
    title: 'How accurate we are',
    text: 'See our results compared with the Federal Tax Administration’s own calculator, canton by canton.',
    href: '/calculators/accuracy',
    action: 'See the comparison',
    illustration: 'contents',
    alt: 'Six rows of a list, one of them marked red',
  },
]
