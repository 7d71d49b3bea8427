import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale, type Locale, localeOf } from '#platform/locale.ts'
import { type EmailPreference, type EmailTopic, isEmailPreference } from './email-topics.ts'
import type { StaffEvent } from './staff-emails.ts'

type About = { to: string; topic?: EmailTopic; staffEvent?: StaffEvent }

export async function findReading(
  db: Db | Tx,
  { to, topic, staffEvent }: About,
): Promise<{ locale: Locale; choice: EmailPreference }> {
  const chosen = topic
    ? sql<string | null>`email_preference(${to}, ${topic})`
    : staffEvent
      ? sql<string | null>`staff_email_preference(${to}, ${staffEvent})`
      : sql<string | null>`null::text`
  const { rows } = await sql<{ locale: string | null; choice: string | null }>`
    select reader_locale(${to}) as locale, ${chosen} as choice`.execute(db)
  const { locale = null, choice = null } = rows[0] ?? {}
  return { locale: locale ? localeOf(locale) : currentLocale(), choice: isEmailPreference(choice) ? choice : 'now' }
}

/** Locks an unconfirmed mailbox until the transaction ends, so that concurrent emails count towards its limit. */
export async function findMailbox(db: Db | Tx, to: string) {
  const { rows } = await sql<{ isVerified: boolean; lastHour: number; lastDay: number }>`
    select * from unverified_mailbox(${to})`.execute(db)
  return rows[0] ?? { isVerified: false, lastHour: 0, lastDay: 0 }
}
