import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts/person.ts'
import { aPerson, lettersOf, testPassword } from '#accounts/test-people.ts'
import { findCaseForStaff } from '#cases/case-db.server.ts'
import * as page from '#portal/profile-page.tsx'
import { argsOf, outcomeOf, posted } from '#portal/test-portal.ts'
import { aCase } from '#test/cases.ts'
import { newWorld, runJobs, type World } from '#test/world.ts'
import { viewProfile } from './profile.server.ts'

let world: World
let person: Person
beforeEach(async () => {
  world = await newWorld()
  person = await aPerson(world, { name: 'Ana Keller' })
})

const post = (form: Record<string, string>) =>
  outcomeOf(page.action, argsOf(world, '/client-portal/profile', { person, init: posted(form) }))
const particulars = {
  firstName: 'Anna',
  lastName: 'Keller-Roth',
  company: '',
  phone: '+41 32 000 00 00',
  taxId: 'ZPV 123456',
  address: 'Seeweg 1\n2502 Biel',
}
const versionNow = async () => (await viewProfile(world, person.id)).version
const save = async (change: Record<string, string> = {}) =>
  post({ intent: 'details', ...particulars, version: await versionNow(), ...change })

describe('details', () => {
  test('are saved, the tax ID encrypted, and the audit log names fields only', async () => {
    expect((await save()).location).toBe('/client-portal/profile?note=saved')
    expect(await viewProfile(world, person.id)).toMatchObject({ ...particulars, email: person.email })
    const { rows } = await world.pool.query('select name, tax_id_sealed from people where id = $1', [person.id])
    expect(rows[0].name).toBe('Anna Keller-Roth')
    expect(rows[0].tax_id_sealed.toString('latin1')).not.toContain('123456')
    const { rows: entries } = await world.pool.query(`select detail from audit_events where action = 'profile.changed'`)
    expect(JSON.stringify(entries)).toContain('taxId')
    expect(JSON.stringify(entries)).not.toContain('123456')
  })

  test('a canton is kept, and moves the filing date of a case that nobody has set', async () => {
    const found = await aCase(world, { client: person, state: 'in_preparation', taxYear: 2026, dueOn: '2027-03-31' })
    expect((await save({ canton: 'BE' })).status).toBe(303)
    await runJobs(world)
    expect((await findCaseForStaff(world.db, found.id))?.dueOn).toBe('2027-03-15')
    expect((await save()).status).toBe(303)
    expect((await viewProfile(world, person.id)).canton).toBe('BE')
    expect(await save({ canton: 'Atlantis' })).toMatchObject({
      data: { fields: { canton: 'Choose a canton from the list.' } },
    })
    expect((await save({ canton: '' })).status).toBe(303)
    expect((await viewProfile(world, person.id)).canton).toBe('')
  })

  test('an AHV number is refused with the reason, and nothing is saved', async () => {
    const { status, data } = await save({ taxId: '756.9217.0769.85' })
    expect(status).toBe(422)
    expect(data).toMatchObject({
      fields: { taxId: expect.stringContaining('AHVG Art. 153c') },
      values: { firstName: 'Anna' },
    })
    expect(await viewProfile(world, person.id)).toMatchObject({ firstName: 'Ana', taxId: '' })
  })

  test('missing and overlong entries are told at their fields', async () => {
    const { status, data } = await save({ firstName: ' ', address: 'x'.repeat(501) })
    expect(status).toBe(422)
    expect(data).toMatchObject({ fields: { firstName: 'Enter your first name.', address: expect.any(String) } })
  })

  test('a change made elsewhere is shown before it is saved over', async () => {
    const version = await versionNow()
    world.setNow('2026-11-21T10:00:00Z')
    await save({ phone: '+41 79 111 11 11' })
    const late = await save({ version })
    expect(late).toMatchObject({
      status: 409,
      data: { fields: { phone: expect.stringContaining('+41 79 111 11 11') } },
    })
    const { version: fresh = '' } = (late.data as { values: Record<string, string> }).values
    expect((await save({ version: fresh })).status).toBe(303)
    expect(await viewProfile(world, person.id)).toMatchObject({ phone: particulars.phone })
  })

  test('a tax ID opens in its own row only', async () => {
    await save()
    const other = await aPerson(world)
    await world.pool.query(
      'update people set tax_id_sealed = (select tax_id_sealed from people where id = $1) where id = $2',
      [person.id, other.id],
    )
    await expect(viewProfile(world, other.id)).rejects.toThrow()
  })
})

test('another e-mail address is asked for with the password', async () => {
  const ask = (password: string) => post({ intent: 'email', newEmail: 'new@example.com', password })
  expect(await ask('wrong')).toMatchObject({
    status: 422,
    data: { fields: { password: 'This is not your current password.' } },
  })
  expect((await ask(testPassword)).location).toBe('/client-portal/profile?note=email-asked')
  expect(await lettersOf(world, 'new@example.com')).toHaveLength(1)
})
