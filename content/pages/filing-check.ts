import type { PageMeta } from './parts.ts'

export const filingCheck = {
  meta: {
    title: 'Do I have to file?',
    description:
      'Answer five short questions in about a minute to find out whether you must file a Swiss tax return, by when, and which package fits your answers.',
  } satisfies PageMeta,
  titles: {
    home: 'Where do you live?',
    income: 'What do you earn?',
    other: 'Other income and assets',
    move: 'Moving to or leaving Switzerland',
    result: 'Do I have to file? Your answer',
  },
  /** Found by the site search, not shown. */
  searchWords: [
    'Must I file a Swiss tax return? Filing duty and filing deadline for B, L, C and G permits.',
    'CHF 120,000 threshold, tax at source, quasi-resident, request the form by 31 March.',
  ],
} as const
