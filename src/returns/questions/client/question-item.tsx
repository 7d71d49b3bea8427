import { useRef } from 'react'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { questionAnchor } from '#returns/questions/question-links.ts'
import { QuestionControl } from './question-control.tsx'
import { ConflictNote, HelpText, Offered, useAnswerAutosave, Ways } from './question-parts.tsx'
import type { ControlProps } from './questions-answer.ts'

const copy = () => t(returnTexts.questionItem)

export function QuestionItem({
  requested,
  answer: posted,
  label,
  name,
  ...rest
}: Omit<ControlProps, 'label'> & { label: string; name: string | null }) {
  const { key, question, answer } = requested
  const within = useRef<HTMLDivElement>(null)
  const { fetcher, save } = useAnswerAutosave([key], within)
  const reply = fetcher.data ?? posted
  const conflict = reply?.conflicts[key]
  const shown = name ? (
    <>
      <span className="visually-hidden">{name}: </span>
      {label}
    </>
  ) : (
    label
  )
  return (
    <div className={classes('question', `is-${question.kind}`)} id={questionAnchor(key)} ref={within}>
      <input type="hidden" name={`version.${key}`} value={conflict?.version ?? answer?.version ?? 0} />
      <QuestionControl {...rest} label={shown} requested={requested} answer={reply} />
      <details className="question-help at-label">
        <summary>
          <Icon name="circle-question-mark" small />
          <span>{copy().help}</span>
          <span className="visually-hidden">: {label}</span>
        </summary>
        <div>
          <HelpText question={question} />
          {answer?.mark === null || !answer ? <Ways requested={requested} label={label} /> : null}
        </div>
      </details>
      {answer?.mark && <Ways requested={requested} label={label} />}
      {requested.known && <p className="soft t14">{requested.known}</p>}
      <Offered requested={requested} label={label} />
      <ConflictNote conflict={conflict} keepMine={save} />
      {reply?.sentence && <Note kind="bad" live title={reply.sentence} />}
    </div>
  )
}
