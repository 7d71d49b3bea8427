import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiAccess } from '#accounts/api-tokens/api-token.ts'
import { revokeApiTokensOf } from '#accounts/api-tokens/api-token-db.server.ts'
import { callsOfToken } from '#accounts/api-tokens/find-api-caller.server.ts'
import { adminAllowList } from '#accounts/sign-in/allow-list.ts'
import { sendMessage } from '#cases/messages/send-message.server.ts'
import { addChecklistItems } from '#cases/requests/checklist-db.server.ts'
import { aPerson as aPersonWithPassword, aVisitor, cookieHeader } from '#test/accounts/people.ts'
import { anAdviserWithToken, openApiSite } from '#test/api-tokens.ts'
import { aCase, actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { describeFirmApi } from './firm-openapi.ts'

const paths = ['/api/v1/clients', '/api/v1/cases', '/api/v1/deadlines', '/api/v1/drafts']

async function open(world: World) {
  const site = await openApiSite(world)
  const json = async (reply: Response) => ({ status: reply.status, body: await reply.json(), headers: reply.headers })
  return {
    site,
    get: async (path: string, headers: Record<string, string>) => json(await site.get(path, headers)),
    post: async (path: string, headers: Record<string, string>, body: unknown) =>
      json(await site.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })),
  }
}

async function aDueCase(world: World, given: { assignedTo?: string; name: string; dueOn?: string }) {
  const client = await aPerson(world, { name: given.name })
  const found = await aCase(world, { client, ...(given.assignedTo ? { assignedTo: given.assignedTo } : {}) })
  await world.db
    .updateTable('cases')
    .set({ state: 'waiting_for_documents', dueOn: given.dueOn ?? '2026-11-27' })
    .where('id', '=', found.id)
    .execute()
  return found
}

describe('access', () => {
  test('while the API is off, no address of it exists', async () => {
    const world = await newWorld()
    const { headers } = await anAdviserWithToken(world)
    await aSetting(world, apiAccess, false)
    const { get, post } = await open(world)
    for (const path of [...paths, '/api/v1/openapi.json', '/mcp'])
      expect([path, (await get(path, headers)).status]).toEqual([path, 404])
    expect((await post('/mcp', headers, {})).status).toBe(404)
    expect((await post('/api/v1/drafts', headers, {})).status).toBe(404)
  })

  test('a call needs a token: no cookie, session token, unknown, expired or revoked token is accepted', async () => {
    const world = await newWorld()
    const { id, token, headers } = await anAdviserWithToken(world)
    const { get, site } = await open(world)
    const visitor = await aVisitor(world, await aPersonWithPassword(world, { role: 'admin' }))
    const refused: Record<string, string>[] = [
      {},
      { Cookie: cookieHeader(visitor.headers) },
      { Authorization: 'Bearer etb_x' },
      { Authorization: token },
    ]
    for (const given of refused) {
      const reply = await get('/api/v1/cases', given)
      expect([given, reply.status, reply.headers.get('WWW-Authenticate')]).toEqual([given, 401, 'bearer'])
    }
    const answer = await site.get('/api/v1/cases', { ...headers, Origin: 'https://evil.example' })
    expect([
      answer.status,
      answer.headers.get('Access-Control-Allow-Origin'),
      answer.headers.get('Set-Cookie'),
    ]).toEqual([200, null, null])
    await world.pool.query('update people set two_factor_enabled = false where id = $1', [id])
    expect((await get('/api/v1/cases', headers)).status).toBe(401)
    await world.pool.query("update people set two_factor_enabled = true, status = 'suspended' where id = $1", [id])
    expect((await get('/api/v1/cases', headers)).status).toBe(401)
    await world.pool.query("update people set status = 'active' where id = $1", [id])
    const now = world.now().toISOString()
    world.setNow('2027-02-20T09:00:00Z')
    expect((await get('/api/v1/cases', headers)).status).toBe(401)
    world.setNow(now)
    expect((await get('/api/v1/cases', headers)).status).toBe(200)
    await world.db.transaction().execute((tx) => revokeApiTokensOf(tx, id, world.now()))
    expect((await get('/api/v1/cases', headers)).status).toBe(401)
  })

  test('each call needs its scope, from a network on the allow list, at most so often a minute', async () => {
    const world = await newWorld()
    const { headers } = await anAdviserWithToken(world, { scopes: ['cases:read'] })
    const { get, post } = await open(world)
    const statuses = async () => Promise.all(paths.map(async (path) => (await get(path, headers)).status))
    expect(await statuses()).toEqual([403, 200, 403, 403])
    expect((await post('/api/v1/drafts', headers, { clientId: 'x', body: 'Hello' })).status).toBe(403)
    expect(await listAuditActions(world)).toEqual(expect.arrayContaining(['api.refused', 'api.cases-read']))
    await aSetting(world, adminAllowList, '198.51.100.0/24')
    expect(await statuses()).toEqual([403, 403, 403, 403])
    await aSetting(world, adminAllowList, '')
    for (let calls = 5; calls < callsOfToken.points; calls += 1) await get('/api/v1/clients', headers)
    const over = await get('/api/v1/cases', headers)
    expect([over.status, Number(over.headers.get('Retry-After')) > 0]).toEqual([429, true])
  }, 60_000)

  test('unknown parameters and values are refused by name', async () => {
    const world = await newWorld()
    const { headers } = await anAdviserWithToken(world)
    const { get, post } = await open(world)
    for (const query of ['limit=0', 'limit=abc', 'limit=101', 'status=lost', 'colour=red', 'taxYear=1999'])
      expect([query, (await get(`/api/v1/cases?${query}`, headers)).body.code]).toEqual([query, 'bad_request'])
    expect((await get('/api/v1/deadlines?from=2026-13-01', headers)).body.fields).toHaveProperty('from')
    for (const body of [
      {},
      { body: 'x' },
      { body: '', clientId: 'x' },
      { body: 'x', clientId: 'x', caseId: crypto.randomUUID() },
      null,
      'x',
    ])
      expect([body, (await post('/api/v1/drafts', headers, body)).status]).toEqual([body, 400])
  })
})

test('an adviser gets the clients, cases and deadlines of own and unassigned cases only; an admin gets all', async () => {
  const world = await newWorld()
  const [ann, ben, boss] = [
    await anAdviserWithToken(world, { name: 'Ann Adler' }),
    await anAdviserWithToken(world, { name: 'Ben Baur' }),
    await anAdviserWithToken(world, { name: 'Bo Boss', role: 'admin' }),
  ]
  const own = await aDueCase(world, { assignedTo: ann.id, name: 'Clara Own' })
  await aDueCase(world, { assignedTo: ben.id, name: 'Dora Other' })
  await aDueCase(world, { name: 'Emma Free' })
  const { get, post } = await open(world)
  const names = async (path: string, { headers }: { headers: Record<string, string> }) => {
    const { body } = await get(path, headers)
    const rows: { name?: string; clientName?: string }[] = body.clients ?? body.cases ?? body.deadlines
    return rows.map(({ name, clientName }) => name ?? clientName).toSorted()
  }
  for (const path of ['/api/v1/clients', '/api/v1/cases', '/api/v1/deadlines']) {
    expect([path, await names(path, ann)]).toEqual([path, ['Clara Own', 'Emma Free']])
    expect([path, await names(path, ben)]).toEqual([path, ['Dora Other', 'Emma Free']])
    expect([path, await names(path, boss)]).toEqual([path, ['Clara Own', 'Dora Other', 'Emma Free']])
  }
  const draft = { caseId: own.id, subject: 'Documents', body: 'Please send them.' }
  expect((await post('/api/v1/drafts', ben.headers, draft)).status).toBe(404)
  expect(
    (await post('/api/v1/drafts', ben.headers, { ...draft, caseId: undefined, clientId: own.client.id })).status,
  ).toBe(404)
  expect((await post('/api/v1/drafts', ann.headers, draft)).status).toBe(201)
  expect((await get('/api/v1/drafts', ben.headers)).body).toEqual({ drafts: [] })
})

test('deadlines name what is missing; the list is limited to the days', async () => {
  const world = await newWorld()
  const { headers, id } = await anAdviserWithToken(world)
  const due = await aDueCase(world, { assignedTo: id, name: 'Clara Own' })
  await aDueCase(world, { assignedTo: id, name: 'Late Lee', dueOn: '2026-11-02' })
  await aDueCase(world, { assignedTo: id, name: 'Far Fox', dueOn: '2027-03-31' })
  const objection = await aDueCase(world, { assignedTo: id, name: 'Olga Object' })
  await world.db
    .updateTable('cases')
    .set({ state: 'assessed', dueOn: null, objectionEndsOn: '2026-11-25' })
    .where('id', '=', objection.id)
    .execute()
  const items = ['Salary certificate', 'Bank statement'].map((title) => ({ title, description: '', isRequired: true }))
  await world.db.transaction().execute((tx) => addChecklistItems(tx, due.id, items))
  const { get } = await open(world)
  const { body } = await get('/api/v1/deadlines', headers)
  const shown = (rows: { clientName: string; kind: string; isOverdue: boolean }[]) =>
    rows.map(({ clientName, kind, isOverdue }) => [clientName, kind, isOverdue])
  expect(shown(body.deadlines)).toEqual([
    ['Late Lee', 'documents', true],
    ['Olga Object', 'objection', false],
    ['Clara Own', 'documents', false],
  ])
  expect(body.deadlines[2]).toMatchObject({
    caseNumber: due.caseNumber,
    waitingFor: 'client',
    missing: { documents: expect.arrayContaining(['Salary certificate', 'Bank statement']), approvals: 0 },
  })
  const week = await get('/api/v1/deadlines?from=2026-11-23&to=2026-11-26', headers)
  expect(shown(week.body.deadlines)).toEqual([['Olga Object', 'objection', false]])
  expect((await get('/api/v1/deadlines?limit=1', headers)).body).toMatchObject({ hasMore: true })
})

test('pages follow each other without gaps', async () => {
  const world = await newWorld()
  const { headers, id } = await anAdviserWithToken(world)
  for (const name of ['Ada', 'Bea', 'Cleo']) await aDueCase(world, { assignedTo: id, name: `${name} Own` })
  const { get } = await open(world)
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await get(`/api/v1/clients?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, headers)
    found.push(...body.clients.map(({ name }: { name: string }) => name))
    cursor = body.nextCursor
  }
  expect(found).toEqual(['Ada Own', 'Bea Own', 'Cleo Own'])
})

test('a draft appears in the conversation of the case, is never sent, and does not overwrite an unsent text', async () => {
  const world = await newWorld()
  const { headers, id } = await anAdviserWithToken(world)
  const found = await aDueCase(world, { assignedTo: id, name: 'Clara Own' })
  const { get, post } = await open(world)
  const noSubject = await post('/api/v1/drafts', headers, { clientId: found.client.id, body: 'Hello' })
  expect(noSubject.status).toBe(400)
  const opening = await post('/api/v1/drafts', headers, { caseId: found.id, subject: 'Start', body: 'Hello' })
  expect(opening).toMatchObject({ status: 201, body: { draft: { threadId: null, subject: 'Start' } } })
  const words = { subject: 'Salary', body: 'When?', submissionKey: 'key-of-message' }
  const sent = await sendMessage(world, { ...words, actor: actorOf(found.client), caseId: found.id })
  const input = { caseId: found.id, body: 'Please send the certificate.' }
  const first = await post('/api/v1/drafts', headers, input)
  expect(first).toMatchObject({
    status: 201,
    body: { draft: { threadId: sent.ok && sent.threadId, subject: 'Salary' } },
  })
  expect((await post('/api/v1/drafts', headers, input)).body.code).toBe('draft_exists')
  expect((await post('/api/v1/drafts', headers, { ...input, body: 'Again.', replace: true })).status).toBe(201)
  const { body } = await get('/api/v1/drafts', headers)
  expect(body.drafts.map(({ body: text }: { body: string }) => text)).toContain('Again.')
  expect((await world.pool.query('select from messages')).rowCount).toBe(1)
  expect((await listAuditActions(world)).filter((action) => action === 'api.message-drafted').length).toBeGreaterThan(1)
})

describe('the OpenAPI document', () => {
  test('describes each response that the API gives', async () => {
    const world = await newWorld()
    const { headers, id } = await anAdviserWithToken(world)
    const found = await aDueCase(world, { assignedTo: id, name: 'Clara Own' })
    const { get, post } = await open(world)
    const { body: document } = await get('/api/v1/openapi.json', {})
    const schemaOf = (path: string, method: string, status: number) => {
      const { schema } = document.paths[path][method].responses[status].content['application/json']
      return z.fromJSONSchema(schema.$ref ? document.components.schemas.Refusal : schema)
    }
    const draft = { clientId: found.client.id, subject: 'Documents', body: 'Please send them.' }
    const created = await post('/api/v1/drafts', headers, draft)
    schemaOf('/api/v1/drafts', 'post', 201).parse(created.body)
    for (const path of paths) {
      const reply = await get(path, headers)
      schemaOf(path, 'get', 200).parse(reply.body)
      expect([path, Object.values(reply.body).flat().length]).not.toEqual([path, 0])
      for (const [status, given] of [
        [401, {}],
        [400, headers],
      ] as const) {
        const refused = await get(`${path}?strange=1`, given)
        expect([path, refused.status]).toEqual([path, status])
        schemaOf(path, 'get', status).parse(refused.body)
      }
    }
  })

  test('lists each path of the API', () => {
    expect(Object.keys(describeFirmApi({ url: 'https://tax.example' }).paths).toSorted()).toEqual(paths.toSorted())
  })
})
