import { Form, Link } from 'react-router'
import type { WhyAffected } from '#appointments/calendar/affected-db.server.ts'
import type { AffectedView } from '#appointments/calendar/view-affected.server.ts'
import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentStaffTexts.affectedAppointments)

const reasons: Record<WhyAffected, (name: string) => string> = {
  away: (name) => copy().isAwayAtThatTime(name),
  left: (name) => copy().canNoLongerSignIn(name),
  nobody: () => copy().nobodyHoldsIt,
}

export function AffectedAppointments({ appointments }: { appointments: readonly AffectedView[] }) {
  if (appointments.length === 0) return null
  return (
    <Note kind="warn" title={copy().anotherAdviserOrAnotherTime(appointments.length)}>
      <ul className="affected">
        {appointments.map(({ id, when, day, clientName, staffName, why, startsAt, others }) => {
          const path = `/admin/calendar?day=${day}&appointment=${id}`
          return (
            <li key={id}>
              <span>
                <b className="numbers">{when}</b>, {clientName}: {reasons[why](staffName ?? copy().adviser)}.
              </span>
              <Form method="post" action={path} className="row tight" preventScrollReset>
                <input type="hidden" name="startsAt" value={startsAt} />
                {others.map((other) => (
                  <Button key={other.id} name="staff" value={other.id} kind="outline" size="dense">
                    {copy().assignTo(other.name)}
                  </Button>
                ))}
                <Link to={`${path}#talk`}>{others.length > 0 ? copy().chooseAnotherTime : copy().noOneElseIsFree}</Link>
              </Form>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
