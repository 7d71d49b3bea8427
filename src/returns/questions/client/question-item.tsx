import { useRef } from 'react'
import { Link } from 'react-router'
import { threadPath } from '#cases/messages/client/threads.ts'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { questionAnchor } from '#returns/questions/question-links.ts'

import type { ControlProps } from './control-props.ts'
import { QuestionControl } from './question-control.tsx'
import { useAnswerAutosave } from './use-answer-autosave.ts'

const copy = () => t(returnTexts.questionItem)

export function QuestionItem({ requested, answer: posted, ...rest }: ControlProps) {
  const { key, question, answer, offered } = requested
  const within = useRef<HTMLDivElement>(null)
  const { fetcher, save } = useAnswerAutosave(key, within)
  const reply = fetcher.data ?? posted
  const conflict = reply?.conflicts[key]
  const version = conflict?.version ?? answer?.version ?? 0
  return (
    <div className={classes('question', question.when && 'branch')} id={questionAnchor(key)} ref={within}>
      <input type="hidden" name={`version.${key}`} value={version} />
      <QuestionControl {...rest} requested={requested} answer={reply} />
      {conflict && (
        <Note kind="warn" live title={copy().hasAnsweredThisSinceYou(conflict.byName, conflict.theirs)}>
          <p>{copy().yourAnswerHasNotBeen}</p>
          <p className="row">
            <Button type="button" size="small" onClick={save}>
              {copy().keepMine}
            </Button>
            <a className="button outline small" href="?">
              {copy().useTheirs}
            </a>
          </p>
        </Note>
      )}
      {reply?.sentence && <Note kind="bad" live title={reply.sentence} />}
      {offered && (
        <p className="offered">
          <span>{copy().lastYear(offered)}</span>
          <Button kind="outline" size="small" name="intent" value={`take:${key}`}>
            {copy().useThisAnswer}
            <span className="visually-hidden">: {rest.label}</span>
          </Button>
        </p>
      )}
      <details className="question-help">
        <summary>
          <Icon name="circle-question-mark" small /> {copy().whatDoesThisMean}
        </summary>
        <div>
          <p>{question.help}</p>
          <p className="mt-8">
            <b>{copy().example}</b> {question.example}
          </p>
          {question.source && (
            <p className="soft t14 mt-8">
              <a href={question.source.href}>{question.source.title}</a>
            </p>
          )}
        </div>
      </details>
      <Ways requested={requested} label={rest.label} />
    </div>
  )
}

function Ways({ requested: { key, answer }, label }: Pick<ControlProps, 'requested' | 'label'>) {
  const about = <span className="visually-hidden">: {label}</span>
  const { marks: badges } = t(returnTexts.question)
  if (answer?.mark === 'requested') {
    return (
      <p className="ways asked">
        <Icon name="circle-check" small />
        {answer.threadId ? (
          <Link to={threadPath(answer.threadId)}>{badges.requested.client}</Link>
        ) : (
          badges.requested.client
        )}
      </p>
    )
  }
  const isUnknown = answer?.mark === 'unknown'
  return (
    <p className="ways">
      <Button
        kind="quiet"
        size="small"
        icon="circle-question-mark"
        name="intent"
        value={`${isUnknown ? 'clear' : 'unknown'}:${key}`}
        aria-pressed={isUnknown}
      >
        {copy().iDoNotKnow}
        {about}
      </Button>
      <Button kind="quiet" size="small" icon="message-square" name="intent" value={`ask:${key}`}>
        {copy().askMyAdviser}
        {about}
      </Button>
    </p>
  )
}
