import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Icon } from '#design/icon.tsx'
import { Col, Grid, Wrap } from '#design/page/layout.tsx'
import { explainDay, readDay } from '#platform/read-day.ts'
import { t } from '#platform/texts.ts'
import { questionPath, withFields } from './answer-fields.ts'
import { AnswerList } from './answer-list.tsx'
import type { Question } from './answers.ts'
import { type AnswerError, questions } from './answers.ts'
import type { QuestionData } from './load-filing-check.server.ts'
import * as filingTexts from './locales/en.ts'

const copy = () => t(filingTexts.questionFrame)

export function errorTexts({
  errors,
  values,
  year,
}: Pick<QuestionData, 'errors' | 'values' | 'year'>): Readonly<Record<string, string | undefined>> {
  const texts = t(filingTexts.filingErrors)
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]: [string, AnswerError]) => {
      const read = error === 'leaving-day-wrong' ? readDay(values[field]?.[0] ?? '') : null
      const text = texts[error]
      return [field, read?.ok === false ? explainDay(read) : typeof text === 'function' ? text(year) : text]
    }),
  )
}

/** Page of one question. Uses a GET form, so that the URL contains all answers and no JavaScript is needed. */
export function QuestionFrame({ data, children }: { data: QuestionData; children: ReactNode }) {
  const { question, year, hidden, action, isChange, fields } = data
  const before = questions[questions.indexOf(question) - 1]
  const { back, next, save, answers, why, reasons, taxYear } = copy()
  const isFirst = question === 'permit' && Object.keys(data.answers).length === 0
  return (
    <Wrap className="filing-question">
      <Grid>
        <Col span="1-7">
          <p className="crumbs">
            <Link to={before ? withFields(questionPath(before), fields) : '/'} reloadDocument>
              <Icon name="arrow-left" small />
              {back[question]}
            </Link>
          </p>
          <form action={action} className="filing-form">
            <ProgressSteps question={question} />
            <ErrorSummary errors={listErrors(errorTexts(data))} />
            {children}
            {hidden.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <div>
              <Button kind="primary" full="on-small">
                {isChange ? save : next[question]}
              </Button>
            </div>
          </form>
        </Col>
        <Col span="9-12" className="filing-aside">
          {!isFirst && (
            <>
              <h2 className="t20">{answers}</h2>
              <AnswerList answers={data.answers} fields={fields} but={question} />
            </>
          )}
          <h2 className={isFirst ? 't20' : 't16 mt-24'}>{why}</h2>
          <p className="soft t16 mt-8">{reasons[question]}</p>
          <p className="fine mt-16">{taxYear(year)}</p>
        </Col>
      </Grid>
    </Wrap>
  )
}

export function ProgressSteps({ question }: { question: Question }) {
  const number = questions.indexOf(question) + 1
  return (
    <div>
      <p className="filing-step">{t(filingTexts.questionFrame).progress(number)}</p>
      <div className="filing-progress" aria-hidden="true">
        {questions.map((each, at) => (
          <i key={each} className={at < number ? 'done' : undefined} />
        ))}
      </div>
    </div>
  )
}
