import { otherGrounds, otherVariant, type Question, questions, type ReadAnswers, thresholdKey } from './answers.ts'

export type Field = [name: string, value: string]

/** Query parameters that contain the answer to each question. */
const fieldsOf: Readonly<Record<Question, readonly string[]>> = {
  permit: ['permit'],
  home: ['commune', 'choice', 'abroad', 'country', 'returnsHome', 'withinZone', 'workedBefore', 'publicService'],
  income: ['own', 'spouse'],
  other: ['other', 'thresholds'],
  move: ['move', 'leaves'],
}

/** Converts the valid answers back to query parameters. */
export function answerFields({ year, answers }: Pick<ReadAnswers, 'year' | 'answers'>): Field[] {
  const { permit, home, income, other, move } = answers
  const fields: [string, string | null | undefined][] = [
    ['year', String(year)],
    ['permit', permit],
    ['commune', home?.commune],
    ['abroad', home && home.livesIn !== 'CH' ? 'yes' : null],
    ['country', home && home.livesIn !== 'CH' ? home.livesIn : null],
    ...Object.entries(home?.commuter ?? {}).map(([name, is]): Field => [name, is ? 'yes' : 'no']),
    ['own', income?.own],
    ['spouse', income?.spouse],
    ['thresholds', other && thresholdKey(otherVariant(answers))],
    ...(other?.length === 0 ? ['none'] : (other ?? [])).map((ground): Field => ['other', ground]),
    ['move', move?.move],
    ['leaves', move?.leavesOn],
  ]
  return fields.flatMap(([name, value]): Field[] => (value ? [[name, value]] : []))
}

/** Hidden fields with the submitted answers to all other questions, so that changing one answer loses no others. */
export function carriedFields(query: URLSearchParams, { year }: Pick<ReadAnswers, 'year'>, but: Question): Field[] {
  const names = questions.filter((question) => question !== but).flatMap((question) => fieldsOf[question])
  return [
    ['year', String(year)],
    ...names.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, otherGrounds.length + 1)
        .map((value): Field => [name, value.slice(0, 100)]),
    ),
  ]
}

/** Whether the query contains an answer to the question, valid or not. */
export function hasAnswer(query: URLSearchParams, question: Question): boolean {
  return fieldsOf[question].some((name) => query.has(name))
}

export function questionPath(question: Question): string {
  return question === 'permit' ? '/do-i-have-to-file' : `/do-i-have-to-file/${question}`
}

export const resultPath = '/do-i-have-to-file/result'

/** Path of the page that follows a question: the next question or the result. */
export function pathAfter(question: Question): string {
  const next = questions[questions.indexOf(question) + 1]
  return next ? questionPath(next) : resultPath
}

export function withFields(path: string, fields: readonly Field[]): string {
  return `${path}?${new URLSearchParams([...fields])}`
}
