import type { OwnTalk } from '#appointments/view-own.server.ts'
import { appointmentWords } from '#appointments/words.ts'
import { FactList } from '#design/facts.tsx'
import { Status } from '#design/status.tsx'
import { formatDateTime } from '#platform/format.ts'
import { Clocks } from './clocks.tsx'
import { statusKinds } from './status-kinds.ts'

/** One appointment in full: when on both clocks, with whom, where, and the way in. */
export function TalkFacts({ talk, filePath }: { talk: OwnTalk; filePath: string }) {
  const words = appointmentWords()
  return (
    <section className="booking mt-16" aria-label="Appointment">
      <p>
        <Status kind={statusKinds[talk.status]}>{words.statuses[talk.status]}</Status>
      </p>
      <p className="day">{talk.day}</p>
      <Clocks {...talk} />
      <FactList
        dense
        facts={[
          { term: 'What', value: `${talk.title}, ${talk.durationMinutes} minutes` },
          ...(talk.description ? [{ term: 'Topic', value: talk.description }] : []),
          { term: 'Where', value: [words.places[talk.meetingType], talk.address].filter(Boolean).join(', ') },
          ...(talk.staffName ? [{ term: 'With', value: talk.staffName }] : []),
          ...(talk.cancelReason ? [{ term: 'Reason', value: talk.cancelReason }] : []),
        ]}
      />
      {talk.link && (
        <a className="button primary full mt-16" href={talk.link} rel="noopener noreferrer">
          Join Meeting
        </a>
      )}
      {talk.opensAt && (
        <p className="mt-16">
          <button type="button" className="button primary full" disabled>
            Join Meeting
          </button>
          <span className="soft t14">
            The room opens on {formatDateTime(talk.opensAt)} (Swiss time), ten minutes before.
          </span>
        </p>
      )}
      {talk.isOpen && (
        <p className="mt-16">
          <a href={filePath} download>
            File for your calendar
          </a>
        </p>
      )}
      {talk.mayChange && !talk.isLate && (
        <p className="soft t14 mt-8">
          Move or cancel free of charge until {formatDateTime(talk.freeUntil)} (Swiss time).
        </p>
      )}
    </section>
  )
}
