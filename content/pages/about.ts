import type { PageMeta, TitledText } from './parts.ts'

export type Milestone = { year: string; title: string; text: string; isPlaceholder: boolean }

export const about = {
  meta: {
    title: 'About us',
    description:
      'We are a tax firm in Biel/Bienne that does one thing: Swiss tax returns for people who have moved here. Meet our team and read how we work.',
  } satisfies PageMeta,
  title: 'One kind of return, done properly',
  lead: 'We prepare Swiss tax returns for people who have moved here. We do nothing else: no company audits, payroll or bookkeeping.',
  statements: [
    {
      title: 'Mission',
      text: 'We make the Swiss tax return as clear to a newcomer as it is to the tax office: what it asks for, what it costs and what you can deduct.',
    },
    {
      title: 'Vision',
      text: 'Nobody in Switzerland should pay too much tax, or too little, because they could not read a form.',
    },
    {
      title: 'Promise',
      text: 'You know the price up front, you understand each figure, and we file nothing before you approve it.',
    },
  ] satisfies readonly TitledText[],
  valuesTitle: 'Our values',
  values: [
    {
      title: 'We are precise',
      text: 'Every figure has a source. If we estimate, we say so and show how far off we may be.',
    },
    {
      title: 'We write plainly',
      text: 'You can follow and check our work. We explain every Swiss term in English.',
    },
    { title: 'We are honest', text: 'We tell you if you do not need us, or if a cheaper package is enough.' },
    {
      title: 'We are discreet',
      text: 'Your documents are encrypted. Only the people who work on your case see them, and we delete them as soon as the law allows.',
    },
  ] satisfies readonly TitledText[],
  servicesTitle: 'What we do',
  teamTitle: 'Who prepares your return',
  teamNote: 'We are a team of four. You always know who is working on your case.',
  timelineTitle: 'Our history',
  timeline: [
    {
      year: '2021',
      title: 'Founded in Biel/Bienne',
      text: 'Switzerland reformed tax at source that year. Many expatriates suddenly had to decide by a fixed deadline whether to file a tax return.',
      isPlaceholder: true,
    },
    {
      year: '2022',
      title: 'Flat prices',
      text: 'Three packages replaced hourly billing. Since then, clients have known the price before they send a single document.',
      isPlaceholder: true,
    },
    {
      year: '2023',
      title: 'The client portal',
      text: 'Clients now find their documents, questions and draft in one place, all encrypted.',
      isPlaceholder: true,
    },
    {
      year: '2024',
      title: 'A team of four',
      text: 'We now have advisers for tax at source, international income and pensions, and an assistant who looks after the checklists.',
      isPlaceholder: true,
    },
  ] satisfies readonly Milestone[],
  location: {
    title: 'In Biel/Bienne, on the language border',
    text: 'Biel/Bienne is Switzerland’s largest bilingual city. Letters from the tax office come in German or French, and we read both. You can meet us at our office or by video.',
  },
} as const
