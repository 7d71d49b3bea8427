import type { Pool } from 'pg'
import type { Mode } from '#platform/config.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'

/** `mode` is null until a version that records the mode has started for the first time. */
type Installation = { mode: Mode | null; demoAccounts: string[]; hasPeople: boolean }

async function findInstallation(pool: Pool): Promise<Installation> {
  const { rows } = await pool.query<{ installation: boolean; people: boolean }>(
    "select to_regclass('public.installation') is not null as installation, to_regclass('public.people') is not null as people",
  )
  const mode = rows[0]?.installation ? await pool.query<{ mode: Mode }>('select mode from public.installation') : null
  const people = rows[0]?.people
    ? await pool.query<{ hasPeople: boolean; demoAccounts: string[] }>(
        `select exists (select from public.people) as "hasPeople", array(
          select email from public.people where email = any ($1) and status <> 'closed' order by email) as "demoAccounts"`,
        [Object.values(demoEmails)],
      )
    : null
  const { hasPeople = false, demoAccounts = [] } = people?.rows[0] ?? {}
  return { mode: mode?.rows[0]?.mode ?? null, hasPeople, demoAccounts }
}

/** Why the database must not be used in `mode`; null if it may. If no mode is recorded, its accounts indicate one. */
export async function findModeConflict(pool: Pool, mode: Mode): Promise<string | null> {
  const { mode: created, demoAccounts, hasPeople } = await findInstallation(pool)
  if (mode === 'production' && created !== 'demo' && demoAccounts.length > 0)
    return `This database has demo accounts (${demoAccounts.join(', ')}), so it cannot be used in production. Use a new database, or close these accounts first (see 'Modes' in docs/running.md).`
  const is = created ?? (demoAccounts.length > 0 ? 'demo' : hasPeople && mode === 'demo' ? 'production' : mode)
  if (is === mode) return null
  return conflictWords(is, mode)
}

function conflictWords(is: Mode, mode: Mode): string {
  return `This database was created with MODE=${is} and cannot be used with MODE=${mode}. Set MODE=${is}, or set DATABASE_URL or DATA_DIR to another database.`
}

/** Why a backup of `mode` must not replace this database; null if it may, or if no mode is recorded. */
export async function findReplaceConflict(pool: Pool, mode: Mode): Promise<string | null> {
  const { mode: created } = await findInstallation(pool)
  return created === null || created === mode ? null : conflictWords(created, mode)
}

export async function saveFirstMode(pool: Pool, mode: Mode): Promise<void> {
  await pool.query('insert into public.installation (mode) values ($1) on conflict do nothing', [mode])
}

/** Whether this is a restored copy that must neither send emails nor take payments yet. */
export async function isQuiet(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('select from public.installation where quiet_since is not null')
  return rows.length > 0
}

export async function saveQuiet(pool: Pool, quiet: boolean): Promise<void> {
  await pool.query('update public.installation set quiet_since = case when $1 then now() end', [quiet])
}

export async function hasMode(pool: Pool): Promise<boolean> {
  return (await findInstallation(pool)).mode !== null
}
