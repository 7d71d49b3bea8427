import type { PageMeta } from './parts.ts'

/** @example termId('Swiss withholding tax') // 'swiss-withholding-tax' */
export const termId = (term: string) =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const glossaryIntro = {
  meta: {
    title: 'Glossary of Swiss tax terms',
    description: 'Swiss tax terms in plain English, with their German, French and Italian names.',
  } satisfies PageMeta,
  title: 'Swiss tax terms in plain English',
  lead: 'Letters from the tax office come in German, French or Italian. Here is what the most common words mean.',
} as const
