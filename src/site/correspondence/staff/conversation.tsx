import { Monogram } from '#design/page/layout.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import type { AnswerBy } from '#site/correspondence/answer-clock.ts'
import type { EmailMessage } from '#site/correspondence/email-message-db.server.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const answerTimeCopy = () => t(siteStaffTexts.answerTime)

const copy = () => t(siteStaffTexts.conversation)

type Props = {
  name: string
  first: { side: string; at: Date; body: string }
  messages: readonly EmailMessage[]
  /** Names of the files sent, by message. */
  filenames?: Record<string, string[]>
}

export function Conversation({ name, first, messages, filenames = {} }: Props) {
  return (
    <ol>
      <Said name={name} side={first.side} at={first.at} body={first.body} isOurs={false} />
      {messages.map(({ id, direction, body, writerName, createdAt: at }) =>
        direction === 'sent' ? (
          <Said
            key={id}
            name={writerName ?? copy().formerStaffMember}
            side={copy().byEmail}
            at={at}
            body={body}
            filenames={filenames[id] ?? []}
            isOurs
          />
        ) : (
          <Said key={id} name={name} side={copy().savedBy(writerName ?? 'staff')} at={at} body={body} isOurs={false} />
        ),
      )}
    </ol>
  )
}

type StatementProps = { name: string; side: string; at: Date; body: string; filenames?: string[]; isOurs: boolean }

function Said({ name, side, at, body, filenames = [], isOurs }: StatementProps) {
  return (
    <li className="message">
      <Monogram initials={initialsOf(name)} size="small" soft={!isOurs} />
      <div>
        <header>
          <b>{name}</b>
          <span className="soft t14">{side}</span>
          <time className="soft t14 numbers" dateTime={at.toISOString()}>
            {formatDateTime(at)}
          </time>
        </header>
        <p className="message-body">{body}</p>
        {filenames.length > 0 && (
          <p className="soft t14">{t(siteStaffTexts.enquiriesPanel).attached(filenames.join(', '))}</p>
        )}
      </div>
    </li>
  )
}

export function AnswerTime({ answer }: { answer: AnswerBy | null }) {
  if (!answer) return '–'
  const { on, at, isLate } = answer
  return (
    <span className={isLate ? 'overdue numbers nowrap' : 'numbers nowrap'}>
      {formatDate(on)}, {at}
      {isLate && answerTimeCopy().late}
    </span>
  )
}

export function answerValue(answer: AnswerBy | null): string | null {
  return answer ? `${answer.on} ${answer.at}` : null
}
