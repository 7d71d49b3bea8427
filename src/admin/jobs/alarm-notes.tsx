import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import * as jobTexts from '#admin/locales/en-jobs.ts'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Alarm } from './alarms.server.ts'

/** Banners above every page of the panel, for those who can do something about it. */
export function AlarmNotes({ alarms }: { alarms: readonly Alarm[] }) {
  const { open } = t(jobTexts.alarms)
  return alarms.map((alarm) => {
    const { title, text } = wordsOf(alarm)
    return (
      <div className="frame-note" key={alarm.kind}>
        <Note
          kind={alarm.kind === 'no-worker' ? 'bad' : 'warn'}
          title={title}
          action={<Link to={alarm.kind === 'backup' ? '/admin/settings/backups' : '/admin/jobs'}>{open}</Link>}
        >
          {text}
        </Note>
      </div>
    )
  })
}

function wordsOf(alarm: Alarm): { title: string; text: string } {
  const words = t(jobTexts.alarms)
  switch (alarm.kind) {
    case 'no-worker':
      return { title: words.noWorker, text: words.noWorkerText(alarm.waiting) }
    case 'slow-worker':
      return { title: words.slowWorker, text: words.slowWorkerText(alarm.waiting, alarm.minutes) }
    case 'refused':
      return {
        title: words.refused(alarm.count, formatDateTime(alarm.since)),
        text: words.refusedText[alarm.reason],
      }
    case 'emails':
      return {
        title: words.emails(alarm.delay.count, formatDateTime(alarm.delay.since)),
        text: words.emailsText(alarm.delay.error),
      }
    case 'backup':
      return { title: words.backup, text: t(adminTexts.backup).troubles[alarm.trouble] }
  }
}
