import { type RefObject, useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { threadPath } from '#cases/process/case-links.ts'
import type { Question } from '#content/questions/question.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { type SaveResult, useAutosave } from '#design/form/use-autosave.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { RequestedView } from './load-questions.server.ts'
import { type QuestionsAnswer, ticksField } from './questions-answer.ts'

const copy = () => t(returnTexts.questionItem)

type PartProps = { requested: RequestedView; label: string }

export function HelpText({ question, title }: { question: Question; title?: string }) {
  return (
    <>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{question.help}</p>
      <p className="mt-8">
        <b>{copy().example}</b> {question.example}
      </p>
      {question.source && (
        <p className="soft t14 mt-8">
          <a href={question.source.href}>{question.source.title}</a>
        </p>
      )}
    </>
  )
}

type Conflict = QuestionsAnswer['conflicts'][string] | undefined

export function ConflictNote({ conflict, keepMine }: { conflict: Conflict; keepMine: () => void }) {
  if (!conflict) return null
  return (
    <Note kind="warn" live title={copy().hasAnsweredThisSinceYou(conflict.byName, conflict.theirs)}>
      <p>{copy().yourAnswerHasNotBeen}</p>
      <p className="row">
        <Button type="button" size="small" onClick={keepMine}>
          {copy().keepMine}
        </Button>
        <a className="button outline small" href="?">
          {copy().useTheirs}
        </a>
      </p>
    </Note>
  )
}

export function Offered({ requested: { key, offered }, label }: PartProps) {
  if (!offered) return null
  return (
    <p className="offered">
      <span>{copy().lastYear(offered)}</span>
      <Button kind="outline" size="small" name="intent" value={`take:${key}`}>
        {copy().useThisAnswer}
        <span className="visually-hidden">: {label}</span>
      </Button>
    </p>
  )
}

/** Ways to go on without an answer. */
export function Ways({ requested: { key, answer }, label }: PartProps) {
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
 * Autosaves the answers `keys`: choices immediately, text on blur. A save ends only when the page has loaded the new
 * versions, because the next save must send them.
 */
export function useAnswerAutosave(keys: readonly string[], within: RefObject<HTMLElement | null>) {
  const fetcher = useFetcher<QuestionsAnswer>({ key: `answer ${keys[0]}` })
  const end = useRef<(() => void) | null>(null)

  function save(element: HTMLElement): Promise<SaveResult> {
    const sent = new FormData()
    const isOwn = (name: string) =>
      keys.some(
        (key) => name === key || name === `version.${key}` || name === `none.${key}` || name.startsWith(`${key}.`),
      )
    for (const [name, value] of new FormData(element.closest('form') ?? undefined)) {
      const isOwnList =
        name === ticksField &&
        String(value)
          .split(' ')
          .some((key) => keys.includes(key))
      if (isOwn(name) || isOwnList) sent.append(name, value)
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
  const { saveNow } = useAutosave({ within, event: 'change', delayMs: 0, save })
  return { fetcher, save: saveNow }
}
