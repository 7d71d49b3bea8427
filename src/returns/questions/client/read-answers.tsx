import type { ReactNode } from 'react'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { isOpen } from '#returns/questions/requested-answers.ts'
import type { People } from './load-interview.server.ts'
import type { RequestedView } from './load-questions.server.ts'

type Shown = Pick<RequestedView, 'key' | 'question' | 'person' | 'answer'>

type Props<One extends Shown> = {
  requested: readonly One[]
  /** First names of a couple, added to questions about one person; null for a single client. */
  people: People | null
  change?: (one: One, isMissing: boolean) => ReactNode
}

/** Answers as a list to read, with an optional link to change each. */
export function ReadAnswers<One extends Shown>({ requested, people, change }: Props<One>) {
  const { marks: badges, notAnswered } = t(returnTexts.question)
  return (
    <dl className="read-answers">
      {requested.map((one) => {
        const { key, question, person, answer } = one
        const lines = answerLines(question, answer?.value ?? null)
        const isMissing = isOpen(one)
        return (
          <div key={key} className={isMissing ? 'open' : undefined}>
            <dt>
              {[people && person !== 'joint' && people[person], question.tick ?? question.text]
                .filter(Boolean)
                .join(': ')}
            </dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {lines.length === 0 && <dd className="soft">{answer?.mark ? badges[answer.mark].client : notAnswered}</dd>}
            {change && <dd className="change">{change(one, isMissing)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
