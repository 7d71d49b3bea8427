import { type RefObject, useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { threadPath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { type SaveResult, useAutosave } from '#design/form/use-autosave.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { questionAnchor } from '#returns/questions/question-links.ts'
import { QuestionControl } from './question-control.tsx'
import type { ControlProps, QuestionsAnswer } from './questions-answer.ts'

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

/**
 * Autosaves an answer: choices immediately, text on blur. A save ends only when the page has loaded the new version,
 * because the next save must send it.
 */
function useAnswerAutosave(key: string, question: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<QuestionsAnswer>({ key: `answer ${key}` })
  const end = useRef<(() => void) | null>(null)

  function save(element: HTMLElement): Promise<SaveResult> {
    const sent = new FormData()
    for (const [name, value] of new FormData(element.closest('form') ?? undefined)) {
      if (name === key || name === `version.${key}` || name.startsWith(`${key}.`)) sent.append(name, value)
    }
    sent.append('intent', 'field')
    return new Promise((resolve) => {
      end.current = () => resolve(new Date())
      void fetcher.submit(sent, { method: 'post' })
    })
  }

  useEffect(() => {
    if (fetcher.state !== 'idle') return
    end.current?.()
    end.current = null
  }, [fetcher.state])

  // Use the native `change` event: unlike React's, it fires on blur, and it is replayed for input made before
  // hydration.
  const { saveNow } = useAutosave({ within: question, event: 'change', delayMs: 0, save })
  return { fetcher, save: saveNow }
}
