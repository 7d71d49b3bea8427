import { Form, Link } from 'react-router'
import type { CellContext } from '#admin/lists/list.ts'
import { PriorityBadge } from '#admin/ui/badges.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { caseMoves } from '#cases/process/case-states.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Select } from '#design/form/input.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Board } from './load-board.server.ts'

const copy = () => t(caseStaffTexts.caseBoard)

type Props = { board: Board; at: CellContext; formTo: string }

export function CaseBoard({ board, at, formTo }: Props) {
  const { states } = t(caseTexts.cases)
  return (
    <div className="board mt-16 list-rows">
      {board.map(({ state, count, cards }) => (
        <section key={state} aria-labelledby={`column-${state}`}>
          <h2 id={`column-${state}`} className="t16">
            {states[state].label} <span className="soft numbers">{count}</span>
          </h2>
          <ul>
            {cards.map((card) => (
              <Card key={card.found.id} card={card} today={at.today} formTo={formTo} />
            ))}
          </ul>
          {count > cards.length && (
            <p className="mt-8">
              <Link to={at.to({ view: null, state })}>{copy().showAllAsList(count)}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

type CardProps = { card: Board[number]['cards'][number]; today: string; formTo: string }

function Card({ card: { found, moves }, today, formTo }: CardProps) {
  const { id, caseNumber, clientName, dueOn, adviserName, priority, status } = found
  const isOver = dueOn !== null && dueOn < today && status !== 'completed'
  const plain = moves.filter((move) => !caseMoves[move].needs?.length)
  return (
    <li className="board-card">
      <Link to={staffCasePath(id)}>{caseNumber}</Link>
      <span>{clientName}</span>
      <PriorityBadge priority={priority} />
      <span className="soft numbers">
        {dueOn ? (
          <span className={isOver ? 'overdue' : undefined}>{copy().due(formatLongDate(dueOn))}</span>
        ) : (
          copy().noDueDate
        )}
        {`, ${adviserName ?? copy().notAssigned}`}
      </span>
      {plain.length > 0 && (
        <Form method="post" action={formTo} className="pair">
          <input type="hidden" name="case" value={id} />
          <Select
            name="move"
            aria-label={copy().nextStepFor(caseNumber)}
            placeholder={copy().nextStep}
            options={plain.map((value) => ({ value, label: t(caseTexts.cases).moves[value].label }))}
          />
          <Button kind="outline" size="dense" name="intent" value="move">
            {copy().move}
            <span className="visually-hidden"> {caseNumber}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
