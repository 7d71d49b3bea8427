import { type FormEvent, useRef } from 'react'
import { Checkbox } from '#design/form/choice.tsx'
import { FieldGroup } from '#design/form/field.tsx'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { questionAnchor } from '#returns/questions/question-links.ts'
import type { RequestedView } from './load-questions.server.ts'
import { ConflictNote, HelpText, Offered, useAnswerAutosave, Ways } from './question-parts.tsx'
import { noneField, type QuestionsAnswer, ticksField } from './questions-answer.ts'

const copy = () => t(returnTexts.tickList)

type Props = {
  all: readonly RequestedView[]
  year: number
  name: string | null
  answer: QuestionsAnswer | undefined
}

/** Yes-or-no questions as one list to tick: an empty box means “no” once any box is ticked. */
export function TickList({ all, year, name, answer: posted }: Props) {
  const within = useRef<HTMLDivElement>(null)
  const keys = all.map(({ key }) => key)
  const { fetcher, save } = useAnswerAutosave(keys, within)
  const reply = fetcher.data ?? posted
  const decided = all.filter(({ answer }) => !answer?.mark).map(({ key }) => key)
  const ofNone = noneField(decided)
  const hasNone = all.every(({ answer }) => answer?.value === 'no')
  const legend = name ? copy().appliedTo(name, year) : copy().applied(year)
  return (
    <div className="question" ref={within} onChange={clearOthers}>
      {all.map(({ key, answer }) => (
        <input
          key={key}
          type="hidden"
          name={`version.${key}`}
          value={reply?.conflicts[key]?.version ?? answer?.version ?? 0}
        />
      ))}
      <input type="hidden" name={ticksField} value={decided.join(' ')} />
      <FieldGroup name={keys[0] ?? ''} label={legend}>
        <div className="choices lined">
          {all.map(({ key, question, answer }) => (
            <Checkbox
              key={key}
              id={questionAnchor(key)}
              name={key}
              value="yes"
              label={question.tick}
              hint={answer?.mark ? t(returnTexts.question).marks[answer.mark].client : undefined}
              error={reply?.errors[key]}
              defaultChecked={answer?.value === 'yes'}
            />
          ))}
          <Checkbox name={ofNone} value="yes" label={copy().noneOfThese} defaultChecked={hasNone} />
        </div>
      </FieldGroup>
      <details className="question-help at-label">
        <summary>
          <Icon name="circle-question-mark" small />
          <span>{copy().help}</span>
          <span className="visually-hidden">: {legend}</span>
        </summary>
        <div>
          {all.map((one) => (
            <div key={one.key}>
              <HelpText question={one.question} title={one.question.text} />
              <Ways requested={one} label={one.question.text} />
            </div>
          ))}
        </div>
      </details>
      {all.map((one) => (
        <Offered key={one.key} requested={one} label={one.question.text} />
      ))}
      {keys.map((key) => (
        <ConflictNote key={key} conflict={reply?.conflicts[key]} keepMine={save} />
      ))}
    </div>
  )
}

/** “None of these” and the other boxes exclude each other. Without JavaScript, the server ignores “None of these”. */
export function clearOthers({ target }: FormEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.checked) return
  for (const box of target.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
    if (isNone(target) !== isNone(box)) box.checked = false
  }
}

function isNone({ name, value }: HTMLInputElement): boolean {
  return name.startsWith('none.') || value === 'none'
}
