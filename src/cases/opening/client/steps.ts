import { readSituations, type SituationId } from './situation.ts'

export const steps = ['year', 'household', 'situation', 'offer'] as const
export type Step = (typeof steps)[number]

export type Answers = { step: Step; year: number; situations: SituationId[] }

export function readAnswers(search: URLSearchParams, years: readonly number[], defaultYear: number): Answers {
  const entered = Number(search.get('year'))
  const isKnown = years.includes(entered)
  const requested = steps.find((step) => step === search.get('step')) ?? 'year'
  return {
    step: isKnown ? requested : 'year',
    year: isKnown ? entered : defaultYear,
    situations: readSituations(search.getAll('with')),
  }
}

export function stepPath({ year, situations }: Omit<Answers, 'step'>, step: Step): string {
  const query = new URLSearchParams([['step', step], ['year', String(year)], ...situations.map((id) => ['with', id])])
  return `/client-portal/new-case?${query}`
}

export function askPath({ year, situations }: Omit<Answers, 'step'>): string {
  const query = new URLSearchParams([['year', String(year)], ...situations.map((id) => ['with', id])])
  return `/client-portal/cases/new?${query}`
}
