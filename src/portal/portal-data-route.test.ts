import { expect, test } from 'vitest'
import { signIn } from '#accounts/sign-in/sign-in.server.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { aPerson, cookieHeader, testMetadata, testPassword } from '#test/accounts/people.ts'
import { aCase, actorOf, aDocument } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './portal-data-route.ts'

async function call(world: World, name: string, headers: Record<string, string> = {}) {
  const path = `/api/client-portal.php?action=${name}`
  const { status, data, headers: sent } = await outcomeOf(loader, argsOf(world, path, { init: { headers } }))
  return { status, body: JSON.parse(String(data)), cache: sent.get('Cache-Control') }
}

async function signedIn(world: World, email: string, audience: 'client' | 'staff' = 'client') {
  const outcome = await signIn(world, { identifier: email, password: testPassword, audience, facts: testMetadata })
  if (!outcome.ok || !('sessionToken' in outcome)) throw new Error('could not sign in')
  return {
    bearer: { Authorization: `Bearer ${outcome.sessionToken}` },
    cookie: { Cookie: cookieHeader(outcome.headers) },
  }
}

test('each API action returns the client’s own records in the documented fields', async () => {
  const world = await newWorld()
  const client = await aPerson(world)
  const own = await aCase(world, { client, state: 'waiting_for_documents' })
  await aCase(world)
  await aDocument(world, own)
  await sendMessage(world, {
    actor: actorOf(client),
    caseId: own.id,
    subject: 'Hi',
    body: 'Hello',
    submissionKey: 'key-12345',
  })
  await world.db
    .insertInto('appointments')
    .values({
      clientId: client.id,
      title: 'First talk',
      startsAt: new Date('2026-11-24T13:30:00Z'),
      durationMinutes: 30,
      meetingType: 'video',
      status: 'confirmed',
    })
    .execute()
  const { bearer, cookie } = await signedIn(world, client.email)
  const { case_number, tax_year } = { case_number: own.caseNumber, tax_year: 2025 }
  const caseFields = {
    id: own.id,
    case_number,
    tax_year,
    case_type: 'tax_return',
    priority: 'medium',
    status: 'pending',
    description: 'Standard',
    assigned_to: null,
    due_date: expect.any(String),
    created_at: expect.any(String),
  }
  const appointment = {
    id: expect.any(String),
    title: 'First talk',
    description: '',
    appointment_date: '2026-11-24T13:30:00.000Z',
    duration_minutes: 30,
    meeting_type: 'video',
    meeting_link: null,
    status: 'confirmed',
  }
  const expected = {
    dashboard: {
      caseStats: [
        { status: 'pending', count: 1 },
        { status: 'in_progress', count: 0 },
        { status: 'completed', count: 0 },
      ],
      recentCases: [caseFields],
      upcomingAppointments: [appointment],
    },
    cases: [caseFields],
    documents: [
      {
        id: expect.any(String),
        original_filename: 'lohn.pdf',
        document_type: 'Other document',
        file_size: expect.any(Number),
        case_number,
        tax_year,
      },
    ],
    messages: [
      {
        id: expect.any(String),
        subject: 'Hi',
        message: 'Hello',
        sender_type: 'client',
        is_read: false,
        case_number,
        tax_year,
        created_at: expect.any(String),
      },
    ],
    appointments: [appointment],
  }
  for (const [name, data] of Object.entries(expected)) {
    for (const headers of [bearer, cookie]) {
      expect(await call(world, name, headers)).toMatchObject({
        status: 200,
        cache: 'no-store',
        body: { success: true, data },
      })
    }
  }
  expect((await call(world, 'cases', bearer)).body.data).toHaveLength(1)
})

test('calls without a client session, with an unknown action or by POST are refused', async () => {
  const world = await newWorld()
  const staff = await aPerson(world, { role: 'owner' })
  expect(await call(world, 'cases')).toMatchObject({ status: 401, body: { success: false } })
  expect((await call(world, 'cases', { Authorization: 'Bearer nonsense' })).status).toBe(401)
  expect((await call(world, 'cases', (await signedIn(world, staff.email, 'staff')).bearer)).status).toBe(401)
  for (const name of ['passwords', 'toString', '']) {
    expect(await call(world, name)).toMatchObject({
      status: 400,
      body: { success: false, error: portalTexts.portalDataRoute.unknownAction },
    })
  }
  const posted = await outcomeOf(
    action,
    argsOf(world, '/api/client-portal.php?action=cases', { init: { method: 'POST' } }),
  )
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET'])
})
