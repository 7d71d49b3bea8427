import { t } from '#platform/texts.ts'
import { type Question, questions } from './answers.ts'
import * as filingTexts from './locales/en.ts'

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
