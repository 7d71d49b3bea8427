import { Link } from 'react-router'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { cantonName } from '#shop/domicile/cantons.ts'
import { type Field, questionPath, withFields } from './answer-fields.ts'
import { type FilingAnswers, type Question, questions } from './answers.ts'
import * as filingTexts from './locales/en.ts'

const copy = () => t(filingTexts.answerList)

/** Lists the answers, each with a link to change it. With `isFinal`, changing one leads straight back to the result. */
export function AnswerList({
  answers,
  fields,
  but,
  isFinal,
}: {
  answers: FilingAnswers
  fields: readonly Field[]
  but?: Question
  isFinal?: boolean
}) {
  const { terms, change, changed } = copy()
  const query: readonly Field[] = isFinal ? [...fields, ['change', '1']] : fields
  return (
    <dl className="filing-answers">
      {questions.map((question) => {
        const text = question === but ? null : answerText(question, answers)
        if (text === null) return null
        return (
          <div key={question}>
            <dt>{terms[question]}</dt>
            <dd>{text}</dd>
            <dd className="filing-change">
              <Link to={withFields(questionPath(question), query)} reloadDocument>
                {change}
                <span className="visually-hidden">{changed[question]}</span>
              </Link>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function answerText(question: Question, { permit, home, income, other, move }: FilingAnswers): string | null {
  const words = copy()
  if (question === 'permit') return permit ? words.permits[permit] : null
  if (question === 'home') {
    if (!home) return null
    if (home.livesIn === 'CH') return words.inCanton(home.commune, cantonName(home.canton))
    return words.abroad(t(filingTexts.homeQuestion).countries[home.livesIn], home.commune)
  }
  if (question === 'income') {
    if (!income) return null
    return income.spouse === 'unmarried' ? words.own(income.own) : words.couple(income.own, income.spouse)
  }
  if (question === 'other') return other ? words.grounds(other) : null
  if (!move) return null
  return move.leavesOn ? words.leaving(formatLongDate(move.leavesOn)) : words.moves[move.move]
}
