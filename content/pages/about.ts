import type { PageMeta, TitledText } from './parts.ts'

export type Milestone = { year: string; title: string; text: string; isPlaceholder: boolean }

export const about = {
  meta: {
    title: 'About us',
    description:
      'A tax firm in Biel/Bienne that works on one thing: Swiss tax returns of people with a link to another country. Mission, team, values and history.',
  } satisfies PageMeta,
  title: 'One kind of return, done properly',
  lead: 'We prepare Swiss tax returns for people who came from somewhere else. Nothing else: no audits, no payroll, no bookkeeping.',
  statements: [
    {
      title: 'Mission',
      text: 'To make the Swiss return as clear to a newcomer as it is to the tax office: what is asked, what it costs, what can be deducted.',
    },
    {
      title: 'Vision',
      text: 'A country in which nobody pays too much tax, or too little, because a form was in the wrong language.',
    },
    {
      title: 'Promise',
      text: 'You know the price first, you understand each figure, and nothing is filed before you agree.',
    },
  ] satisfies readonly TitledText[],
  valuesTitle: 'What we hold to',
  values: [
    { title: 'Exact', text: 'A figure has a source. If we estimate, we say so and show how far off it may be.' },
    { title: 'Plain', text: 'We write so that you can check us. Swiss terms stay beside their English meaning.' },
    { title: 'Honest', text: 'We tell you when you do not need us, or need the cheaper package.' },
    {
      title: 'Discreet',
      text: 'Your papers are encrypted, seen only by those who work on them, and deleted as soon as the law allows.',
    },
  ] satisfies readonly TitledText[],
  servicesTitle: 'What we do',
  teamTitle: 'Who prepares your return',
  teamNote: 'Four people. You always know who has your case.',
  timelineTitle: 'How we got here',
  timeline: [
    {
      year: '2021',
      title: 'Founded in Biel/Bienne',
      text: 'The year in which Switzerland reformed tax at source. Many expatriates suddenly had a choice to make, and a date for it.',
      isPlaceholder: true,
    },
    {
      year: '2022',
      title: 'Flat prices',
      text: 'Three packages replace hourly bills. The price is agreed before any paper is sent.',
      isPlaceholder: true,
    },
    {
      year: '2023',
      title: 'The client portal',
      text: 'Documents, questions and the draft in one place, all encrypted.',
      isPlaceholder: true,
    },
    {
      year: '2024',
      title: 'A team of four',
      text: 'Advisers for tax at source, international income and pensions, and an assistant who keeps the checklists.',
      isPlaceholder: true,
    },
  ] satisfies readonly Milestone[],
  location: {
    title: 'In Biel/Bienne, on the language border',
    text: 'The largest bilingual city of Switzerland: letters from the tax office come in German or French, and we read both. Meetings take place at our office or by video.',
  },
} as const
