import { Form, Link } from 'react-router'
import type { WhyAffected } from '#appointments/calendar/affected-db.server.ts'
import type { AffectedView } from '#appointments/calendar/view-affected.server.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'

const reasons: Record<WhyAffected, (name: string) => string> = {
  away: (name) => `${name} is away then`,
  left: (name) => `${name} cannot sign in any more`,
  nobody: () => 'nobody holds it',
}

export function AffectedAppointments({ appointments }: { appointments: readonly AffectedView[] }) {
  if (appointments.length === 0) return null
  return (
    <Note
      kind="warn"
      title={`${appointments.length === 1 ? '1 talk needs' : `${appointments.length} talks need`} somebody else, or another time`}
    >
      <ul className="affected">
        {appointments.map(({ id, when, day, clientName, staffName, why, startsAt, others }) => {
          const path = `/admin/calendar?day=${day}&appointment=${id}`
          return (
            <li key={id}>
              <span>
                <b className="numbers">{when}</b>, {clientName}: {reasons[why](staffName ?? 'The adviser')}.
              </span>
              <Form method="post" action={path} className="row tight" preventScrollReset>
                <input type="hidden" name="startsAt" value={startsAt} />
                {others.map((other) => (
                  <Button key={other.id} name="staff" value={other.id} kind="outline" size="dense">
                    Hand to {other.name}
                  </Button>
                ))}
                <Link to={`${path}#talk`}>
                  {others.length > 0 ? 'Another time' : 'Nobody else is free: another time'}
                </Link>
              </Form>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
