import { describe, expect, test } from 'vitest'
import * as accountTexts from '#accounts/locales/en.ts'
import { loader as documentsLoader } from '#cases/documents/client/documents-page.tsx'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { aPerson, emailsOf, testPassword } from '#test/accounts/people.ts'
import { aCase, actorOf, aDocument } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './home-page.tsx'
import { loader as layoutLoader } from './portal-layout.tsx'

const enter = (world: World, form: Record<string, string>) =>
  outcomeOf(action, argsOf(world, '/client-portal', { init: posted(form) }))
const open = (world: World, path = '/client-portal') => outcomeOf(loader, argsOf(world, path))

describe('sign-in and registration', () => {
  test('a client signs in and is redirected to the requested page of this site only', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const form = { intent: 'sign-in', email, password: testPassword, next: '/client-portal/documents' }
    const { status, location, headers } = await enter(world, form)
    expect([status, location]).toEqual([303, '/client-portal/documents?note=welcome'])
    expect(headers.getSetCookie().join()).toMatch(/session=.+HttpOnly/)
    const elsewhere = await enter(world, { ...form, next: 'https://evil.example/' })
    expect(elsewhere.location).toBe('/client-portal?note=welcome')
  })

  test('a wrong password is reported, and the form returns the email, not the password', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world)
    const { status, data } = await enter(world, { intent: 'sign-in', email, password: 'wrong-password' })
    expect(status).toBe(401)
    expect(data).toMatchObject({
      notice: { title: portalTexts.homePage.loginFailed, text: accountTexts.accounts.signIn['invalid-credentials'] },
      values: { email },
    })
    expect(JSON.stringify(data)).not.toContain('wrong-password')
  })

  test('an empty form and a pending account get different errors', async () => {
    const world = await newWorld()
    const { email } = await aPerson(world, { status: 'pending' })
    const empty = await enter(world, { intent: 'sign-in', email: '', password: '' })
    expect(empty).toMatchObject({
      status: 422,
      data: { fields: { password: portalTexts.securityActions.enterYourPassword } },
    })
    const waiting = await enter(world, { intent: 'sign-in', email, password: testPassword })
    expect(waiting.status).toBe(403)
    expect(JSON.stringify(waiting.data)).toContain('pending approval')
  })

  test('a registration does not sign in, and invalid input is returned without the password', async () => {
    const world = await newWorld()
    const person = { firstName: 'Mia', lastName: 'Frei', email: 'mia@example.com', password: 'lake-and-mountain-7' }
    const { status, location, headers } = await enter(world, { intent: 'register', ...person })
    expect([status, location]).toEqual([303, '/client-portal?note=registered'])
    expect(headers.getSetCookie()).toEqual([])
    expect(await emailsOf(world, person.email)).toHaveLength(1)
    const refused = await enter(world, { intent: 'register', ...person, email: 'no address', lastName: '' })
    expect(refused).toMatchObject({
      status: 422,
      data: {
        notice: { title: portalTexts.enter.registrationFailed },
        values: { firstName: 'Mia' },
        fields: { lastName: expect.any(String), email: expect.any(String) },
      },
    })
    expect(JSON.stringify(refused.data)).not.toContain(person.password)
  })

  test('the development sign-in exists only where its code is configured', async () => {
    const world = await newWorld()
    await aPerson(world)
    expect(await open(world)).toMatchObject({ data: { signIn: { form: 'sign-in', further: null } } })
    expect((await enter(world, { intent: 'bypass' })).status).toBe(404)
    const dev = await newWorld({ DEV_BYPASS_CODE: 'let-me-in-please' })
    await aPerson(dev)
    expect(await open(dev)).toMatchObject({
      data: { signIn: { further: { label: portalTexts.enter.adminBypassDev } } },
    })
    expect((await enter(dev, { intent: 'bypass' })).location).toBe('/client-portal?note=bypassed')
  })

  test('the URL selects the form, and the code form requires a password first', async () => {
    const world = await newWorld()
    expect(await open(world, '/client-portal?register')).toMatchObject({ data: { signIn: { form: 'register' } } })
    expect(await open(world, '/client-portal?step=code')).toMatchObject({ data: { signIn: { form: 'sign-in' } } })
  })
})

describe('dashboard', () => {
  test('a client sees only their own cases and to-dos on the dashboard', async () => {
    const world = await newWorld()
    const own = await aCase(world, {
      state: 'waiting_for_documents',
      checklist: [{ title: 'Permit', isRequired: true }],
    })
    await aCase(world)
    const { data } = await outcomeOf(loader, argsOf(world, '/client-portal', { person: own.client }))
    expect(data).toMatchObject({
      signIn: null,
      dashboard: {
        ok: true,
        value: {
          caseStats: [
            { status: 'pending', count: 1 },
            { status: 'in_progress', count: 0 },
            { status: 'completed', count: 0 },
          ],
          recentCases: [{ id: own.id }],
          todos: [{ code: 'extension' }, { code: 'answer' }, { code: 'upload' }],
          appointments: [],
        },
      },
    })
  })

  test('a case on hold requests nothing of its client, not even rejected documents', async () => {
    const world = await newWorld()
    const own = await aCase(world, {
      state: 'waiting_for_documents',
      checklist: [{ title: 'Permit', isRequired: true }],
    })
    const { id } = await aDocument(world, own, { itemId: own.itemIds[0] })
    const requested = async () => {
      const { data } = await outcomeOf(loader, argsOf(world, '/client-portal', { person: own.client }))
      const listed = await outcomeOf(documentsLoader, argsOf(world, '/client-portal/documents', { person: own.client }))
      const { dashboard } = data as { dashboard: { value: { todos: { code: string }[] } } }
      const { documents } = listed.data as { documents: { value: { isRequested: boolean }[] } }
      return [dashboard.value.todos.map(({ code }) => code), documents.value.map(({ isRequested }) => isRequested)]
    }
    await world.pool.query(`update documents set state = 'rejected', rejected_reason = 'Cut off' where id = $1`, [id])
    expect(await requested()).toEqual([['extension', 'replace', 'answer'], [true]])
    await world.pool.query(`update cases set state = 'on_hold', state_before_hold = state where id = $1`, [own.id])
    expect(await requested()).toEqual([[], [false]])
  })

  test('layout and dashboard need ten queries in total', async () => {
    const world = await newWorld()
    const { client } = await aCase(world, { state: 'waiting_for_documents' })
    const requested: string[] = []
    const received = new WeakSet<object>()
    for (const pool of [world.pool, world.clientPool])
      pool.on('acquire', (connection) => {
        if (received.has(connection)) return
        received.add(connection)
        const query: (...input: unknown[]) => unknown = connection.query.bind(connection)
        const notified = (...input: unknown[]) => {
          requested.push(typeof input[0] === 'string' ? input[0] : (input[0] as { text: string }).text)
          return query(...input)
        }
        Object.assign(connection, { query: notified })
      })
    const args = argsOf(world, '/client-portal', { person: client })
    const [shell, page] = [await outcomeOf(layoutLoader, args), await outcomeOf(loader, args)]
    expect([shell.data, page.data]).toMatchObject([{ client: { counts: { cases: 1 } } }, { dashboard: { ok: true } }])
    const questions = requested.filter((text) => text.trimStart().startsWith('select') && !text.includes('set_config'))
    expect(questions).toHaveLength(10)
  })

  test('the dashboard shows the latest message of the firm, never internal notes or messages of others', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
    const own = await aCase(world, { assignedTo: adviser.id })
    const other = await aCase(world, { assignedTo: adviser.id })
    const write = (caseId: string, body: string, more: { isInternal?: boolean; threadId?: string } = {}) =>
      sendMessage(world, {
        actor: actorOf(adviser),
        caseId,
        subject: 'Rent',
        body,
        submissionKey: `key-${body}`,
        ...more,
      })
    const shown = async () => {
      const { data } = await outcomeOf(loader, argsOf(world, '/client-portal', { person: own.client }))
      return (data as { dashboard: { value: { latestMessage: unknown } } }).dashboard.value.latestMessage
    }
    expect(await shown()).toBeNull()
    const sent = await write(own.id, 'first-one')
    const threadId = sent.ok ? sent.threadId : ''
    world.setNow('2026-11-21T10:00:00Z')
    await write(own.id, 'internal-one', { isInternal: true, threadId })
    await write(other.id, 'foreign-one')
    expect(await shown()).toMatchObject({ excerpt: 'first-one', senderName: 'Tim Adler', threadId })
  })
})
