import { glob, readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { changeStaffEmails } from '#admin/settings/notifications/change-staff-emails.server.ts'
import { saveFirmSettings } from '#admin/settings/save-settings.server.ts'
import { changeIn } from '#appointments/staff/hours/kind-form.ts'
import { readFacts } from '#company/read-company.server.ts'
import { saveCompany } from '#company/staff/save-company.server.ts'
import { AuditSealer } from '#platform/audit/audit-sealer.server.ts'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { staffEvents, staffRoles } from '#platform/mail/staff-emails.ts'
import type { Setting } from '#platform/settings/setting.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import type { Effect, Effects } from './test-effect.ts'

// Load all modules again for a second server, so that the two servers share only the database.
vi.resetModules()
const others = {
  ...(await import('#platform/db/database.server.ts')),
  ...(await import('#platform/audit/audit-sealer.server.ts')),
}
const { accessEffects } = await import('./test-access-effects.ts')
const { backupEffects } = await import('./test-backup-effects.ts')
const { caseEffects } = await import('./test-case-effects.ts')
const { companyEffects } = await import('./test-company-effects.ts')
const { moneyEffects } = await import('./test-money-effects.ts')
const { textEffects } = await import('./test-text-effects.ts')

const effects: Effects = {
  ...accessEffects,
  ...backupEffects,
  ...caseEffects,
  ...companyEffects,
  ...moneyEffects,
  ...textEffects,
}

function aServer(world: World, own: Pick<typeof others, 'openPool' | 'openDatabase' | 'AuditSealer'>): World {
  const pool = own.openPool(world.databaseUrl)
  onTestFinished(() => pool.end())
  return { ...world, pool, db: own.openDatabase(pool, new own.AuditSealer(world.secretKey)) }
}

const emailsAtOnce = Object.fromEntries(
  staffEvents.flatMap((event) => staffRoles.map((role) => [`${event}:${role}`, 'now'])),
)

async function save(one: World, actor: Actor, form: Effect['form'], values: Record<string, string>) {
  if (form === 'emails') return changeStaffEmails(one, { actor, values: { ...emailsAtOnce, ...values } })
  if (form === 'company') return saveCompany(one, { actor, entered: values, seen: await readFacts(one) })
  if (form !== 'appointments') return saveFirmSettings(one, { actor, values })
  const change = changeIn(values)
  if (!change) return { ok: false }
  const by = { actor, role: actor.person.role, at: one.now() }
  return one.db.transaction().execute((tx) => saveSettings(tx, [change], by))
}

test.each(Object.entries(effects))('the setting %s takes effect on another server', async (key, effect) => {
  const world = await (effect.world ?? newWorld)()
  const one = aServer(world, { openPool, openDatabase, AuditSealer })
  const other = aServer(world, others)
  const actor = actorOf(await aPerson(one, { role: 'admin', name: 'Ann Admin' }))
  const owner = { ...actor, person: { ...actor.person, role: 'owner' as const } }
  if (effect.given) expect(await save(one, owner, 'firm', effect.given)).toEqual({ ok: true })
  expect(await effect.seen(other), 'before').toEqual(effect.before)
  expect(await save(one, owner, effect.form, effect.saved)).toEqual({ ok: true })
  const { rows } = await one.pool.query('select key from settings where key = $1', [key])
  expect(rows).toEqual([{ key }])
  expect(await effect.seen(other), 'after').toEqual(effect.after)
})

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.ts')

const isSetting = (value: unknown): value is Setting<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'schema' in value && 'who' in value

function settingsIn(value: unknown): Setting<unknown>[] {
  if (isSetting(value)) return [value]
  if (value instanceof Map) return [...value.values()].flatMap(settingsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(settingsIn) : []
}

test('every setting has an effect test', async () => {
  const defined: string[] = []
  for await (const file of glob('src/**/*.ts')) {
    if (/\.test\.ts$|settings\/setting\.ts$/.test(file)) continue
    if (!(await readFile(file, 'utf8')).includes('defineSetting(')) continue
    const exported = settingsIn(Object.values((await modules[`/${file}`]?.()) ?? {}))
    expect([file, exported.length > 0]).toEqual([file, true])
    defined.push(...exported.map(({ key }) => key))
  }
  expect(Object.keys(effects).toSorted()).toEqual([...new Set(defined)].toSorted())
})
