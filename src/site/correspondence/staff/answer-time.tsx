import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const copy = () => t(siteStaffTexts.answerTime)

export function AnswerTime({ answer }: { answer: AnswerBy | null }) {
  if (!answer) return '–'
  const { on, at, isLate } = answer
  return (
    <span className={isLate ? 'overdue numbers nowrap' : 'numbers nowrap'}>
      {formatDate(on)}, {at}
      {isLate && copy().late}
    </span>
  )
}

export function answerValue(answer: AnswerBy | null): string | null {
  return answer ? `${answer.on} ${answer.at}` : null
}
