import { beforeEach, describe, expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { addressLine } from '#accounts/people/address.ts'
import { listAddresses } from '#accounts/people/address-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { lineColumns, personFields } from '#accounts/people/person-fields.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import * as page from '#portal/profile-page.tsx'
import { aPerson, emailsOf, testPassword } from '#test/accounts/people.ts'
import { aCase } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
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
  street: 'Seeweg',
  houseNumber: '1',
  postcode: '3011',
  town: 'Bern',
  country: 'CH',
  communeId: '',
  sinceOn: '01.03.2020',
}
const versionNow = async () => (await viewProfile(world, person.id)).version
const save = async (change: Record<string, string> = {}) =>
  post({ intent: 'details', ...particulars, version: await versionNow(), ...change })

describe('profile details', () => {
  test('are saved, the tax ID encrypted, and the audit log names fields only', async () => {
    expect((await save()).location).toBe('/client-portal/profile?note=saved')
    expect(await viewProfile(world, person.id)).toMatchObject({
      ...{ ...particulars, email: person.email, sinceOn: '2020-03-01' },
      ...{ communeId: '351', commune: 'Bern', canton: 'BE', earlier: [] },
    })
    const { rows } = await world.pool.query('select name, tax_id_encrypted from people where id = $1', [person.id])
    expect(rows[0].name).toBe('Anna Keller-Roth')
    expect(rows[0].tax_id_encrypted.toString('latin1')).not.toContain('123456')
    const { rows: entries } = await world.pool.query(`select detail from audit_events where action = 'profile.changed'`)
    expect(JSON.stringify(entries)).toContain('taxId')
    expect(JSON.stringify(entries)).not.toContain('123456')
  })

  test('a new canton changes the filing dates that staff have not set themselves', async () => {
    const found = await aCase(world, { client: person, state: 'in_preparation', taxYear: 2026, dueOn: '2027-03-31' })
    const abroad = { street: 'Seestr.', houseNumber: '', postcode: '', town: 'Berlin', country: 'DE' }
    expect((await save({ ...abroad, canton: 'BE' })).status).toBe(303)
    await runJobs(world)
    expect((await findCaseForStaff(world.db, found.id))?.dueOn).toBe('2027-03-15')
    expect((await save(abroad)).status).toBe(303)
    expect((await viewProfile(world, person.id)).canton).toBe('BE')
    expect(await save({ canton: 'Atlantis' })).toMatchObject({
      data: { fields: { canton: portalTexts.profileForm.chooseCantonFromList } },
    })
    expect((await save({ ...abroad, canton: '' })).status).toBe(303)
    expect((await viewProfile(world, person.id)).canton).toBe('')
  })

  test('fields missing from the form stay unchanged', async () => {
    await save()
    const { taxId, ...rest } = particulars
    const form = { intent: 'details', ...rest, phone: '+41 79 111 11 11', version: await versionNow() }
    expect((await post(form)).status).toBe(303)
    const stays = { taxId, canton: 'BE' }
    expect(await viewProfile(world, person.id)).toMatchObject({ ...stays, phone: '+41 79 111 11 11' })
    expect((await post({ intent: 'details', phone: '', version: await versionNow() })).status).toBe(303)
    const { firstName, lastName } = particulars
    expect(await viewProfile(world, person.id)).toMatchObject({ firstName, lastName, phone: '' })
  })

  test.each(lineColumns)(
    'the text %s is saved, stays if it is not in the form, and has a maximum length',
    async (name) => {
      expect((await save({ [name]: '  Seeland  ' })).status).toBe(303)
      expect(await viewProfile(world, person.id)).toMatchObject({ [name]: 'Seeland' })
      const { firstName, lastName } = particulars
      const rest = { intent: 'details', firstName: `${firstName}-Eva`, lastName, version: await versionNow() }
      expect((await post(rest)).status).toBe(303)
      const { phone } = particulars
      expect(await viewProfile(world, person.id)).toMatchObject({ firstName: 'Anna-Eva', phone, [name]: 'Seeland' })
      const tooLong = 'x'.repeat(personFields[name].line.max + 1)
      expect(await save({ [name]: tooLong })).toMatchObject({
        status: 422,
        data: { fields: { [name]: expect.any(String) } },
      })
    },
  )

  test('an AHV number is refused with the reason, and nothing is saved', async () => {
    const { status, data } = await save({ taxId: '756.9217.0769.85' })
    expect(status).toBe(422)
    expect(data).toMatchObject({
      fields: { taxId: expect.stringContaining('AHVG Art. 153c') },
      values: { firstName: 'Anna' },
    })
    expect(await viewProfile(world, person.id)).toMatchObject({ firstName: 'Ana', taxId: '' })
  })

  test('missing and overlong entries are reported at their fields', async () => {
    const { status, data } = await save({ firstName: ' ', street: 'x'.repeat(201), phone: '12345' })
    expect(status).toBe(422)
    expect(data).toMatchObject({
      fields: {
        firstName: accountTexts.accounts.fields['first-name-missing'],
        street: expect.any(String),
        phone: expect.stringContaining('032'),
      },
    })
  })

  test('a version conflict shows the other value before it can be overwritten', async () => {
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

  test('a tax ID can be decrypted only in its own row', async () => {
    await save()
    const other = await aPerson(world)
    await world.pool.query(
      'update people set tax_id_encrypted = (select tax_id_encrypted from people where id = $1) where id = $2',
      [person.id, other.id],
    )
    await expect(viewProfile(world, other.id)).rejects.toThrow()
  })
})

describe('an address', () => {
  const addresses = async () => (await listAddresses(world.db, person.id)).map((row) => addressLine(row))

  test('with a postcode of several communes asks for the commune, which determines the canton', async () => {
    const requested = await save({ postcode: '2503', town: 'Somewhere' })
    expect(requested).toMatchObject({
      status: 422,
      data: { fields: { communeId: expect.stringContaining('several communes') }, values: { street: 'Seeweg' } },
    })
    const { communes } = requested.data as { communes: { value: string; label: string }[] }
    expect(communes).toContainEqual({ value: '371', label: 'Biel/Bienne, BE' })
    const wrongElsewhere = { postcode: '2503', town: 'Somewhere', communeId: '371', phone: '12345' }
    expect(await save(wrongElsewhere)).toMatchObject({ status: 422, data: { communes, values: { communeId: '371' } } })
    expect((await save({ postcode: '2503', town: 'Biel', canton: 'ZH' })).status).toBe(303)
    expect(await viewProfile(world, person.id)).toMatchObject({ communeId: '371', canton: 'BE' })
    expect(await save({ postcode: '9999' })).toMatchObject({ data: { fields: { postcode: expect.any(String) } } })
  })

  test('that replaces another is saved with its start date, and the adviser is notified once', async () => {
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { client: person, state: 'in_preparation' })
    await world.pool.query('update cases set assigned_to = $1 where id = $2', [adviser.id, found.id])
    await save()
    await runJobs(world)
    expect(await emailsOf(world, adviser.email)).toEqual([])
    const move = { street: 'Bahnhofstrasse', houseNumber: '7', postcode: '8001', town: 'Zürich' }
    expect(await save(move)).toMatchObject({ status: 422, data: { fields: { sinceOn: expect.any(String) } } })
    expect(await save({ ...move, sinceOn: '1 Jan 2030' })).toMatchObject({
      data: { fields: { sinceOn: expect.any(String) } },
    })
    expect((await save({ ...move, sinceOn: '1.9.2026' })).status).toBe(303)
    await runJobs(world)
    expect((await emailsOf(world, adviser.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`(${found.caseNumber})`),
    ])
    expect(await addresses()).toEqual(['Bahnhofstrasse 7, 8001 Zürich', 'Seeweg 1, 3011 Bern'])
    expect(await viewProfile(world, person.id)).toMatchObject({
      canton: 'ZH',
      earlier: [{ line: 'Seeweg 1, 3011 Bern', sinceOn: '2020-03-01' }],
    })
  })

  test('is corrected in place', async () => {
    await save()
    expect((await save({ houseNumber: '11', isCorrection: 'yes' })).status).toBe(303)
    expect(await addresses()).toEqual(['Seeweg 11, 3011 Bern'])
  })

  test('of another client is invisible', async () => {
    await save()
    const other = await aPerson(world)
    expect(await asClient(world.db, other.id, (tx) => listAddresses(tx, person.id))).toEqual([])
    expect(await asClient(world.db, person.id, (tx) => listAddresses(tx, person.id))).toHaveLength(1)
  })
})

test('changing the email address requires the password', async () => {
  const ask = (password: string) => post({ intent: 'email', newEmail: 'new@example.com', password })
  expect(await ask('wrong')).toMatchObject({
    status: 422,
    data: { fields: { password: accountTexts.accounts.proof['wrong-password'] } },
  })
  expect((await ask(testPassword)).location).toBe('/client-portal/profile?note=email-asked')
  expect(await emailsOf(world, 'new@example.com')).toHaveLength(1)
})
