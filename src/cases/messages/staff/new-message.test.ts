import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { listMessagesOf } from '#cases/messages/message-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson, type TestCase } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './new-message-page.tsx'

let world: World
let adviser: Person
let own: TestCase
beforeEach(async () => {
  world = await newWorld()
  adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  own = await aCase(world, { assignedTo: adviser.id })
})

const at = (search: string) => ({ path: `/admin/messages/new${search}` })
const view = (search: string, person = adviser) => outcomeOf(() => loader(argsFor(world, person, at(search))))
const post = (
  search: string,
  fields: Record<string, string>,
  { file, by = adviser }: { file?: File; by?: Person } = {},
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', file)
  return outcomeOf(() => action(argsFor(world, by, { ...at(search), form })))
}
const to = () => `?client=${own.client.id}`
const words = { subject: 'Your pension', body: 'Please send the statement.' }

test('staff find a client or case by search and send them a message with a file', async () => {
  expect((await view('')).data).toMatchObject({ client: null, found: [] })
  const { data } = await view(`?q=${own.client.email}`)
  const found = [
    { caseId: own.id, clientId: own.client.id },
    { caseId: null, clientId: own.client.id },
  ]
  expect(data).toMatchObject({ found })
  expect((await view(`${to()}&case=${own.id}`)).data).toMatchObject({ cases: [{ id: own.id }], caseId: own.id })
  const file = new File(['%PDF-1.4\n%%EOF'], 'letter.pdf')
  const sent = await post(to(), { ...words, caseId: own.id, key: 'key-new-thread' }, { file })
  expect(sent.to).toMatch(/^\/admin\/messages\/[\w-]{36}\?note=sent$/)
  expect(await listMessagesOf(world.db, own.client.id)).toMatchObject([
    { subject: 'Your pension', caseId: own.id, attachments: [{ filename: 'letter.pdf' }] },
  ])
})

test('forged forms send nothing, and the submitted text is returned', async () => {
  const foreign = await aCase(world)
  const form = { ...words, key: 'key-forged-1' }
  expect(await post(to(), { ...form, caseId: foreign.id })).toMatchObject({ status: 404 })
  expect(await post('?client=none', form)).toMatchObject({ status: 404 })
  expect(await post('', form)).toMatchObject({ status: 404 })
  expect(await post(to(), form, { by: await aPerson(world) })).toMatchObject({ status: 403 })
  const other = await aPerson(world, { role: 'adviser' })
  expect(await post(to(), { ...form, caseId: own.id }, { by: other })).toMatchObject({ status: 404 })
  const file = new File(['MZ program'], 'bad.exe')
  const saved = { status: 422, data: { values: { body: words.body }, text: expect.stringContaining('bad.exe') } }
  expect(await post(to(), { ...form, caseId: own.id }, { file })).toMatchObject(saved)
  expect(await post(to(), { ...form, subject: '', caseId: '' })).toMatchObject({ status: 422 })
  expect(await listMessagesOf(world.db, own.client.id)).toEqual([])
  expect((await view('', await aPerson(world))).status).toBe(403)
})
