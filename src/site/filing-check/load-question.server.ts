import { redirect } from 'react-router'
import { swissDay } from '#platform/day.ts'
import { joinDates } from '#platform/read-day.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import {
  answerFields,
  carriedFields,
  type Field,
  hasAnswer,
  pathAfter,
  questionPath,
  resultPath,
  withFields,
} from './answer-fields.ts'
import { neededOfCommuters, otherVariant, type Question, questions, readAnswers, thresholdKey } from './answers.ts'

/**
 * Everything that the page of a question shows. Redirects to the first unanswered question if that one comes before
 * this page's question, which happens after following a link or changing an answer.
 */
export function loadQuestion(submitted: URLSearchParams, now: Date, question: Question) {
  const query = joinDates(submitted)
  const today = swissDay(now)
  const read = readAnswers(query, today, figuresOnDisk)
  const { year, answers, open, errors } = read
  if (open && questions.indexOf(open) < questions.indexOf(question)) throw redirect(checkPath(open, query))
  const isChange = query.has('change')
  const variant = otherVariant(answers)
  return {
    ...{ question, year, answers, variant, isChange },
    errors: open === question && (query.has('check') || hasAnswer(query, question)) ? errors : {},
    communeChoices: open === question ? read.communeChoices : [],
    commuterQuestions: answers.home
      ? neededOfCommuters(answers.home.livesIn, answers.home.canton)
      : read.commuterQuestions,
    values: submittedValues(query),
    action: isChange ? resultPath : pathAfter(question),
    hidden: [
      ...carriedFields(query, read, question),
      ...(question === 'other' ? ([['thresholds', thresholdKey(variant)]] satisfies Field[]) : []),
    ],
    fields: answerFields(read),
  }
}

export type QuestionData = ReturnType<typeof loadQuestion>

/** URL of the page of an open question; the parameter `check` makes the page show what is missing. */
export function checkPath(open: Question, query: URLSearchParams): string {
  const fields = [...query].filter(([name]) => name !== 'check' && name !== 'change').slice(0, 40)
  return withFields(questionPath(open), [...fields, ['check', '1']])
}

function submittedValues(query: URLSearchParams): Record<string, readonly string[]> {
  return Object.fromEntries([...new Set(query.keys())].slice(0, 40).map((name) => [name, query.getAll(name)]))
}
