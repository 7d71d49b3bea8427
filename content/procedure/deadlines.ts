import { type Canton, filingDates } from '#content/procedure/filing-dates.ts'
import type { Sourced } from '#content/procedure/sureness.ts'

export type FilingDeadline = Sourced & {
  canton: string
  name: string
  /** Deadline for employees before any extension, as MM-DD of the following year; the earlier one if sources differ. */
  date: string
  /** Later deadline for other taxpayers, such as the self-employed; null if unknown. */
  others: (Sourced & { who: string; date: string }) | null
  note: string | null
}

export const ownFormDecides = 'The date printed on your own form is the one that applies.'

const pressList = 'list of all cantons in the press, March 2025'
const certain = (source: string) => ({ sureness: 'certain', source }) as const
const likely = (source: string) => ({ sureness: 'likely', source }) as const

const details = {
  ZH: {
    note: null,
    ...certain('canton of Zurich, guide to the 2025 tax return'),
    others: { who: 'Self-employed people', date: '09-30', ...likely('communes of Affoltern and Glattfelden, 2023') },
  },
  BE: {
    note: null,
    ...certain('canton of Bern, TaxInfo, November 2024'),
    others: {
      who: 'Self-employed people, partners in partnerships, owners of a substantial share in a company',
      date: '05-15',
      ...certain('canton of Bern, TaxInfo, November 2024'),
    },
  },
  LU: {
    note: 'By law, 30 days after the form arrives; in practice, 31 March.',
    ...likely('Lucerne tax book, § 145; town of Sursee'),
    others: {
      who: 'Self-employed people, and everyone with a professional representative',
      date: '08-31',
      ...certain('Lucerne tax book, § 145'),
    },
  },
  UR: { others: null, note: null, ...likely('canton of Uri, January 2024') },
  SZ: {
    others: null,
    note: null,
    ...likely('communes of Schübelbach and Lachen, 2020'),
  },
  OW: {
    others: null,
    sureness: 'unknown',
    source: 'sources give 31 March or 30 April, none of them official',
    note: 'Not confirmed: some sources say 30 April. Please use the earlier date and ask the canton.',
  },
  NW: {
    others: null,
    note: null,
    ...certain(`canton of Nidwalden, 2020; ${pressList}`),
  },
  GL: { others: null, note: null, ...likely(pressList) },
  ZG: {
    others: null,
    note: null,
    ...certain(`canton of Zug, 2020; ${pressList}`),
  },
  FR: { others: null, note: null, ...likely(pressList) },
  SO: {
    others: null,
    note: null,
    ...certain('canton of Solothurn, newsletter 2/2024'),
  },
  BS: {
    others: null,
    note: null,
    ...certain('canton of Basel-Stadt, questions and answers'),
  },
  BL: {
    note: null,
    ...certain('canton of Basel-Landschaft, dates and deadlines'),
    others: {
      who: 'Self-employed people, farmers, partners in partnerships',
      date: '06-30',
      ...certain('canton of Basel-Landschaft, dates and deadlines'),
    },
  },
  SH: { others: null, note: null, ...likely(pressList) },
  AR: { others: null, note: null, ...likely(pressList) },
  AI: {
    others: null,
    note: null,
    ...likely('two lists in the press, 2024 and 2025'),
  },
  SG: {
    note: null,
    ...likely(`town of Gossau; ${pressList}`),
    others: {
      who: 'Self-employed people, partners in partnerships',
      date: '05-31',
      ...likely('commune of Rüthi, 2021'),
    },
  },
  GR: {
    note: null,
    ...certain(`canton of Graubünden, 2020; ${pressList}`),
    others: {
      who: 'Self-employed people, farmers, owners of second homes',
      date: '09-30',
      ...likely('canton of Graubünden, 2020'),
    },
  },
  AG: { others: null, note: null, ...certain('commune of Oberentfelden, 2026') },
  TG: {
    others: null,
    note: null,
    ...certain('canton of Thurgau, deadline extensions'),
  },
  TI: {
    others: null,
    note: null,
    ...certain(`canton of Ticino, 2020; ${pressList}`),
  },
  VD: { others: null, note: null, ...certain('canton of Vaud, e-Délai') },
  VS: {
    others: null,
    note: null,
    ...likely('three guides to Swiss taxes, 2025 and 2026'),
  },
  NE: {
    others: null,
    ...likely('canton of Neuchâtel, 2024; press, 2025'),
    note: 'This date changes every year: 23 February 2024, 21 February 2025. We do not know the date for 2027 yet.',
  },
  GE: {
    others: null,
    note: null,
    ...certain(`two fiduciaries; ${pressList}`),
  },
  JU: {
    others: null,
    ...likely('fiduciary quoting the canton, 2026'),
    note: 'This is the date for 2026. Moutier has belonged to Jura since 1 January 2026: Moutier residents will probably file for 2025 with Bern and for 2026 with Jura.',
  },
} as const satisfies Record<Canton, Omit<FilingDeadline, 'canton' | 'name' | 'date'>>

/** Filing deadlines by canton. Only a guide: the date printed on the taxpayer's own form is binding. */
export const filingDeadlines: readonly (FilingDeadline & { canton: Canton })[] = filingDates.map((row) => ({
  ...row,
  ...details[row.canton],
}))

export function deadlineOf(canton: Canton): FilingDeadline {
  const found = filingDeadlines.find((row) => row.canton === canton)
  if (!found) throw new Error(`No filing deadline of the canton ${canton}`)
  return found
}
