import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatWeekday } from '#platform/format.ts'
import { inLocale } from '#platform/locale.server.ts'
import { currentLocale, defaultLocale, type Locale } from '#platform/locale.ts'
import { aPerson } from '#test/accounts/people.ts'
import { anOrder } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { EmailLayout, Paragraph } from './email-parts.tsx'
import { listEmails } from './outbox-db.server.ts'
import { queueEmail } from './queue-email.server.ts'

const german = 'de-CH' as Locale
const day = '2026-11-21'

function Body() {
  return (
    <EmailLayout firm="Firm" title={currentLocale()} footer={[]}>
      <Paragraph>{formatWeekday(day)}</Paragraph>
    </EmailLayout>
  )
}

function anEmail(to: string) {
  return {
    eventKey: randomUUID(),
    to,
    wasVerified: true,
    emailContent: () => ({ subject: formatWeekday(day), body: <Body /> }),
  }
}

async function lastSubject(world: World) {
  return (await listEmails(world.db))[0]?.subject
}

test('an email uses the locale of its recipient, not of the request', async () => {
  const world = await newWorld()
  const { email } = await aPerson(world)
  await inLocale(german, () => queueEmail(world.db, anEmail(email)))
  expect(await lastSubject(world)).toBe('Sat 21 Nov 2026')
  const { rows } = await world.pool.query('select html_body, text_body from emails')
  expect(rows[0].html_body).toContain('lang="en"')
  expect(rows[0].text_body).toContain('Sat 21 Nov 2026')
})

test('an unknown recipient gets the locale of the request', async () => {
  const world = await newWorld()
  await inLocale(german, () => queueEmail(world.db, anEmail('new@example.com')))
  expect(await lastSubject(world)).toBe('Sa. 21. Nov. 2026')
})

test('an unknown stored locale falls back to the default', async () => {
  const world = await newWorld()
  const { id, email } = await aPerson(world)
  await world.db.updateTable('people').set({ locale: german }).where('id', '=', id).execute()
  await queueEmail(world.db, anEmail(email))
  expect(await lastSubject(world)).toBe('Sat 21 Nov 2026')
})

test('an address has the locale of its person, else of the newest enquiry, else of the newest order', async () => {
  const world = await newWorld()
  const localeAt = async (mailbox: string) => {
    const { rows } = await sql<{ locale: string | null }>`select reader_locale(${mailbox}) as locale`.execute(world.db)
    return rows[0]?.locale
  }
  const { id, email } = await aPerson(world)
  expect(await localeAt(email.toUpperCase())).toBe(defaultLocale)
  await world.db.updateTable('people').set({ locale: german }).where('id', '=', id).execute()
  expect(await localeAt(email)).toBe(german)

  const requested = (locale: string, at: string) =>
    world.pool.query(
      `insert into leads (name, email, topic, message, consent_version, submission_key, created_at, updated_at, locale)
       values ('Ana', 'Lead@example.com', 'other', 'Hello', '1', $1, $2, $2, $3)`,
      [randomUUID(), at, locale],
    )
  await requested('fr-CH', '2026-11-02')
  await requested('en-CH', '2026-11-01')
  expect(await localeAt('lead@example.com')).toBe('fr-CH')
  expect(await localeAt('nobody@example.com')).toBeNull()

  await anOrder(world, { buyerEmail: 'Buyer@example.com' })
  await world.db.updateTable('orders').set({ buyerLocale: 'it-CH', locale: 'en-US' }).execute()
  expect(await localeAt('buyer@example.com')).toBe('it-CH')
})
