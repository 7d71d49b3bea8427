import type { Stage } from './action.ts'
import { emailErrors } from './emails.ts'
import { readUploadsBack } from './flows.ts'
import { newLedger, settle } from './ledger.ts'
import { type Outbound, refundErrors } from './outbound.ts'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'
import { aClient, aStaffMember } from './visitor.ts'

export async function openStage(site: Site, base: string, outbound: Outbound | null = null): Promise<Stage> {
  await prepareFirm(site)
  const client = await aClient(base, site.password)
  const cases = await site.ask<{ id: string }>(
    `select c.id from cases c join people p on p.id = c.client_id where p.email = 'client@example.com'
     and c.state in ('intake', 'waiting_for_documents', 'in_preparation', 'review')`,
  )
  const staff = await aStaffMember(base, site.password)
  const second = await aStaffMember(base, site.password, 'drill-owner')
  const caseIds = cases.map(({ id }) => id)
  const { ask, password } = site
  return { ask, password, base, ledger: newLedger(), client, staff, second, caseIds, outbound }
}

const settings = {
  'company.iban': 'CH93 0076 2011 6238 5295 7',
  'company.qrIban': 'CH44 3199 9123 0008 8901 2',
  // With a limit of 0, every refund requires a second person's confirmation.
  refund_limit: 0,
  newsletter_from_hour: 0,
  newsletter_until_hour: 24,
  newsletter_pace: 6_000,
}

async function prepareFirm({ ask }: Site): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await ask(
      `insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
      [key, JSON.stringify(value)],
    )
  await ask(`select pg_notify('held_changed', 'settings')`)
  await ask(
    `with made as (insert into people (id, email, email_verified, name, first_name, last_name, role, status, username)
       values ('drill-owner', 'drill-owner@example.org', true, 'Olga Owner', 'Olga', 'Owner', 'owner', 'active', 'drill-owner'))
     insert into credentials (user_id, password_hash, created_at, updated_at)
       select 'drill-owner', c.password_hash, now(), now()
       from credentials c join people p on p.id = c.user_id where p.username = 'admin'`,
  )
  await ask(
    `insert into subscribers (email, topics, state, leave_token_hash, consent_version, requested_at, confirmed_at, locale)
     select 'reader-' || n || '@example.org', '{articles}', 'confirmed', 'reader-' || n, '2026-11', now(), now(), 'en-CH'
     from generate_series(1, 5) n`,
  )
}

/** Compares acknowledged actions with the database, including follow-up work and file contents. */
export async function closeStage(
  site: Site,
  stage: Stage,
  say: (line: string) => void = () => undefined,
): Promise<Tally> {
  const tally = await settle(site, stage.ledger)
  const broken = await readUploadsBack(stage, async (keys) => {
    const rows = await site.ask<{ id: string; name: string }>(
      'select id, original_filename as name from documents where original_filename = any($1)',
      [keys],
    )
    return new Map(rows.map(({ id, name }) => [name, id]))
  })
  tally.lost += broken.length
  tally.errors.push(...broken.map((key) => `upload ${key} cannot be read back`))
  if (stage.outbound) {
    tally.errors.push(...(await emailErrors(site, stage.outbound.mail.deliveries, say)))
    tally.errors.push(...(await refundErrors(site, stage.outbound)))
  }
  return tally
}

/** Resets all rate limits, because a drill would exceed the limits per person and per mailbox. */
export async function forgetLimits(site: Site): Promise<void> {
  await site.ask('delete from rate_limits')
}
