import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import * as appointmentTexts from '#appointments/locales/en.ts'
import type { MoveView } from '#appointments/view-own.server.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { formatTime, formatWeekday } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.moveConfirm)

const at = (instant: Date) => copy().swissTime(formatWeekday(instant), formatTime(instant))

type MoveConfirmProps = {
  move: MoveView
  backTo: string
  adviser?: { id: string; name: string } | null
}

/** Last step of a move. It is an ordinary form post, so it also works without JavaScript. */
export function MoveConfirm({ move, backTo, adviser }: MoveConfirmProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title takes the focus again for each chosen time
  useEffect(() => title.current?.focus(), [move.startsAt])
  return (
    <section className="booking mt-16" aria-labelledby="move-title" id="move">
      <h2 className="t24" id="move-title" ref={title} tabIndex={-1}>
        {copy().moveThisAppointment}
      </h2>
      <FactList
        dense
        facts={[
          { term: copy().from, value: move.from },
          { term: copy().to, value: <b>{move.to}</b> },
          ...(adviser ? [{ term: t(appointmentTexts.appointmentFacts).adviser, value: adviser.name }] : []),
          {
            term: copy().freeCancellation,
            value: move.freeUntil
              ? copy().freeUntil(at(move.freeUntil), move.freeUntilBefore && at(move.freeUntilBefore))
              : copy().noLongerFree(move.freeUntilBefore && at(move.freeUntilBefore)),
          },
        ]}
      />
      <Form method="post">
        {adviser && <input type="hidden" name="staff" value={adviser.id} />}
        <div className="row">
          <Button name="startsAt" value={move.startsAt} kind="primary">
            {t(appointmentTexts.changeForms).moveAppointment}
          </Button>
          <Link to={backTo} preventScrollReset>
            {copy().chooseAnotherTime}
          </Link>
        </div>
      </Form>
    </section>
  )
}
