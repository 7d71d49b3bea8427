import { beforeEach, describe, expect, test } from 'vitest'
import { accountJobs } from '#accounts/jobs.server.ts'
import type { Person } from '#accounts/people/person.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { draftAddress, isDraftForm, pageOfDraft, saveNumberOf } from './draft.ts'
import { findDraft, listDraftsOfPage } from './draft-db.server.ts'
import { action } from './draft-route.ts'
import { storeDraft } from './store-draft.server.ts'

let world: World
let client: Person
beforeEach(async () => {
  world = await newWorld()
  client = await aPerson(world)
})

const page = '/client-portal/cases/1'
const form = `${page} withdraw`

const send = (fields: Record<string, string>, { to = form, person = client, writer = 'page-12345' } = {}) =>
  outcomeOf(action, argsOf(world, draftAddress(to, writer), { person, params: {}, init: posted(fields) }))
const saved = async (person = client, of = form) => (await findDraft(world.db, person.id, of))?.body

describe('saving', () => {
  test('an autosave is saved for its person and restored on its page only', async () => {
    expect(await send({ auto: '1', body: 'Because', owner: client.id })).toMatchObject({
      data: { savedAt: world.now() },
    })
    const draft = { subject: '', body: 'Because', savedAt: world.now() }
    expect(await listDraftsOfPage(world.db, client.id, page)).toEqual({ [form]: draft })
    expect(await listDraftsOfPage(world.db, client.id, '/client-portal/cases/2')).toEqual({})
    expect(await listDraftsOfPage(world.db, client.id, '/client-portal/cases')).toEqual({})
    expect(await saved(await aPerson(world))).toBeUndefined()
  })

  test('a page left open by another person saves no drafts', async () => {
    const other = await aPerson(world)
    expect(await send({ auto: '1', body: 'Not mine', owner: other.id })).toMatchObject({ status: 403 })
    expect(await saved()).toBeUndefined()
  })

  test('a client saves drafts of portal forms only, and the writer is required', async () => {
    for (const to of [
      '/admin/messages/1 message',
      '/client-portal',
      'saved form 1',
      '/client-portal\\x a',
      `${form}\0`,
    ]) {
      expect([to, (await send({ body: 'x' }, { to })).status]).toEqual([to, 404])
    }
    expect((await send({ body: 'x' }, { writer: '' })).status).toBe(404)
    expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(0)
  })

  test('long text is cut, other fields are not saved, and the oldest of 200 drafts is removed', async () => {
    await send({ auto: '1', body: '\u{1F600}'.repeat(12_000), subject: 'y'.repeat(300), password: 'secret' })
    const { rows } = await world.pool.query('select payload from drafts')
    expect([...rows[0].payload.body].length).toBe(10_000)
    expect(rows[0].payload.subject).toBe('y'.repeat(200))
    expect(Object.keys(rows[0].payload).toSorted()).toEqual(['body', 'subject'])
    for (let n = 1; n <= 200; n++) {
      const at = new Date(world.now().getTime() + n * 1_000)
      const draft = { actor: actorOf(client), form: `${page} field-${n}`, writer: 'page-12345', saveNumber: n }
      await storeDraft({ ...world, now: () => at }, { ...draft, subject: '', body: 'x' })
    }
    expect((await world.pool.query('select 1 from drafts')).rowCount).toBe(200)
    expect(await saved()).toBeUndefined()
  })
})

describe('removing', () => {
  test('the draft of a sent text is emptied, and a late autosave does not restore it', async () => {
    await send({ auto: '1', body: 'Because' })
    await send({ auto: 'sent' })
    expect(await saved()).toBe('')
    expect(await send({ auto: '2', body: 'Because I' })).toMatchObject({ data: { savedAt: null } })
    expect(await saved()).toBe('')
    await send({ auto: '1', body: 'Next' }, { writer: 'page-67890' })
    expect(await saved()).toBe('Next')
  })

  test('a draft is removed after 30 days without a save', async () => {
    await send({ auto: '1', body: 'Because' })
    const clear = () => accountJobs.find(({ name }) => name === 'account-clear-expired')?.run(world, {}, '1')
    world.setNow(new Date(world.now().getTime() + 29 * 86_400_000).toISOString())
    await clear()
    expect(await saved()).toBe('Because')
    world.setNow(new Date(world.now().getTime() + 2 * 86_400_000).toISOString())
    await clear()
    expect(await saved()).toBeUndefined()
  })
})

describe('keys and numbers', () => {
  test('a form key is a page of the same area and a field; a manual save redirects to that page', async () => {
    expect(isDraftForm('/admin/messages/1?write=note message', '/admin')).toBe(true)
    expect(isDraftForm('/administration note', '/admin')).toBe(false)
    expect(pageOfDraft('/admin/messages/1?write=note message', 'draft-saved')).toBe(
      '/admin/messages/1?write=note&note=draft-saved',
    )
    expect(await send({ body: publishingStaffTexts.generatorPage.startedByStaff })).toMatchObject({
      status: 303,
      location: `${page}?note=draft-saved`,
    })
  })

  test('saveNumberOf reads positive integers only', () => {
    const texts = ['1', '12', '0', '-1', '1e9', '', undefined]
    expect(texts.map(saveNumberOf)).toEqual([1, 12, null, null, null, null, null])
  })
})
