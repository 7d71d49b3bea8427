import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiScope } from '#accounts/api-tokens/api-token.ts'
import { anAdviserWithToken, openApiSite } from '#test/api-tokens.ts'
import { aCase, aPerson, listAuditActions } from '#test/cases.ts'
import { newWorld, type World } from '#test/world.ts'
import * as apiTexts from './locales/en.ts'

type Protocol = 'legacy' | { pin: string }

async function connect(port: number, token: string, mode: Protocol = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { Authorization: `Bearer ${token}` } }
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

async function aDueCase(world: World, assignedTo: string, name: string) {
  const found = await aCase(world, { client: await aPerson(world, { name }), assignedTo })
  const due = { state: 'waiting_for_documents', dueOn: '2026-11-27' }
  await world.db.updateTable('cases').set(due).where('id', '=', found.id).execute()
  return found
}

test.each<[string, Protocol]>([
  ['before 2026', 'legacy'],
  ['of 2026', { pin: '2026-07-28' }],
])(
  'by the protocol %s, an assistant lists own deadlines and drafts a reminder, which it cannot send',
  async (_, mode) => {
    const world = await newWorld()
    const ann = await anAdviserWithToken(world, { name: 'Ann Adler' })
    const ben = await anAdviserWithToken(world, { name: 'Ben Baur' })
    const own = await aDueCase(world, ann.id, 'Clara Own')
    const other = await aDueCase(world, ben.id, 'Dora Other')
    const { port } = await openApiSite(world)
    const client = await connect(port, ann.token, mode)
    expect(client.getInstructions()).toBe(apiTexts.mcp.instructions)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(apiTexts.mcp.tools).toSorted())
    const due = await client.callTool({ name: 'list_deadlines', arguments: { from: '2026-11-23', to: '2026-11-29' } })
    expect(due.structuredContent).toMatchObject({
      deadlines: [{ clientName: 'Clara Own', on: '2026-11-27', missing: {} }],
    })
    const cases = await client.callTool({ name: 'list_cases', arguments: { q: 'Dora' } })
    expect(cases.structuredContent).toEqual({ cases: [], nextCursor: null })
    const draft = { subject: 'Your documents', body: 'Please send your salary certificate.' }
    const saved = await client.callTool({ name: 'draft_message', arguments: { ...draft, caseId: own.id } })
    expect(saved.structuredContent).toMatchObject({ draft: { ...draft, clientName: 'Clara Own' } })
    const refused = await client.callTool({ name: 'draft_message', arguments: { ...draft, caseId: other.id } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: apiTexts.mcp.drafts['unknown-addressee'] }] })
    expect((await world.pool.query('select from messages')).rowCount).toBe(0)
    expect(await listAuditActions(world)).toEqual(
      expect.arrayContaining(['api.deadlines-read', 'api.cases-read', 'api.message-drafted']),
    )
  },
)

test.each<[ApiScope, string]>([
  ['clients:read', 'list_clients'],
  ['cases:read', 'list_cases'],
  ['deadlines:read', 'list_deadlines'],
  ['messages:draft', 'draft_message'],
])('a token with the scope %s gives the tool %s only', async (scope, tool) => {
  const world = await newWorld()
  const { token } = await anAdviserWithToken(world, { scopes: [scope] })
  const client = await connect((await openApiSite(world)).port, token)
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([tool])
  const other = tool === 'list_cases' ? 'list_clients' : 'list_cases'
  await expect(client.callTool({ name: other, arguments: {} })).rejects.toThrow('not found')
})

test('a wrong token cannot connect; there is no event stream and nothing to delete', async () => {
  const world = await newWorld()
  const { headers, token } = await anAdviserWithToken(world)
  const site = await openApiSite(world)
  await expect(connect(site.port, 'etb_wrong')).rejects.toThrow()
  const client = await connect(site.port, token, { pin: '2026-07-28' })
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow('limit')
  expect((await site.get('/mcp', headers)).status).toBe(405)
  expect((await site.ask('/mcp', { method: 'DELETE', headers })).status).toBe(405)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const foreign = { ...headers, Origin: 'https://evil.example', 'Content-Type': 'application/json' }
  expect((await site.ask('/mcp', { method: 'POST', headers: foreign, body })).status).toBe(403)
})
