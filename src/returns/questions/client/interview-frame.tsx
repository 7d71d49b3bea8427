import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { AdviserBox } from '#cases/process/client/adviser-box.tsx'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import { formatTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CaseView } from '#portal/views.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { clientQuestionsPath } from '#returns/questions/question-links.ts'
import type { Interview } from './load-interview.server.ts'

const copy = () => t(returnTexts.interviewFrame)

type Topics = Interview['topics']

type Props = {
  found: CaseView
  topics: Topics
  /** Code of the topic shown, or `check`; null before the first question and after sending. */
  current: string | null
  mayAnswer: boolean
  minutesLeft: number
  savedAt: Date | null
  children: ReactNode
  aside?: ReactNode
}

/** Frame of the questions: progress by topic, time left and a way out, around one screen. */
export function InterviewFrame({ found, topics, current, mayAnswer, minutesLeft, savedAt, children, aside }: Props) {
  return (
    <div className="interview">
      <div className="interview-bar">
        <b>{found.title}</b>
        {mayAnswer && savedAt && (
          <span className="saved-at" role="status">
            <Icon name="circle-check" small /> {copy().savedAt(formatTime(savedAt))}
          </span>
        )}
        <Link to={clientCasePath(found.id)}>
          {mayAnswer && current !== null ? copy().saveAndLeave : copy().backToCase}
        </Link>
      </div>
      <TopicProgress topics={topics} current={current} minutesLeft={mayAnswer ? minutesLeft : 0} />
      <div className="interview-body">
        <TopicNav caseId={found.id} topics={topics} current={current} mayAnswer={mayAnswer} />
        <div className="interview-screen">{children}</div>
        <aside className="interview-side" aria-label={copy().help}>
          {aside}
          <AdviserBox name={found.adviserName} answersAt={found.answersAt} state={found.state} />
        </aside>
      </div>
    </div>
  )
}

/** On a phone, the current topic and the progress replace the list of topics. */
function TopicProgress({ topics, current, minutesLeft }: Pick<Props, 'topics' | 'current' | 'minutesLeft'>) {
  const at = topics.findIndex(({ code }) => code === current)
  const done = topics.filter(({ open }) => open === 0).length
  return (
    <div className="topic-progress">
      <p>
        <b>{at < 0 ? copy().topicsDone(done, topics.length) : copy().topicOf(at + 1, topics.length)}</b>
        {minutesLeft > 0 && <span>{copy().minutesLeft(minutesLeft)}</span>}
      </p>
      <div role="img" aria-label={copy().topicsDone(done, topics.length)}>
        {topics.map(({ code, open }) => (
          <i key={code} className={classes(open === 0 && 'done', code === current && 'now')} />
        ))}
      </div>
    </div>
  )
}

type NavProps = Pick<Props, 'topics' | 'current' | 'mayAnswer'> & { caseId: string }

function TopicNav({ caseId, topics, current, mayAnswer }: NavProps) {
  return (
    <nav className="topics" aria-label={copy().topics}>
      <ol>
        {topics.map((topic) => (
          <li key={topic.code}>
            <Link
              to={clientQuestionsPath(caseId, topic.code)}
              className={classes(topic.open === 0 ? 'done' : topic.isStarted && 'open')}
              aria-current={topic.code === current ? 'step' : undefined}
            >
              <span>{topic.title}</span>
              {mayAnswer && <em>{topicStatus(topic)}</em>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={clientQuestionsPath(caseId, 'check')} aria-current={current === 'check' ? 'step' : undefined}>
            <span>{mayAnswer ? copy().checkAnswers : copy().allAnswers}</span>
          </Link>
        </li>
      </ol>
    </nav>
  )
}

export function topicStatus({ open, isStarted, minutes }: Topics[number]): string {
  if (open === 0) return copy().done
  return isStarted ? copy().open(open) : copy().minutes(minutes)
}
