import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { ApiScope } from '#accounts/api-tokens/api-token.ts'
import type { ApiCaller } from '#accounts/api-tokens/find-api-caller.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { auditCall } from './api-request.server.ts'
import { draftMessage } from './draft-message.server.ts'
import { readCases, readClients, readDeadlines } from './firm-data.server.ts'
import * as schemas from './firm-schemas.ts'
import * as apiTexts from './locales/en.ts'

const copy = () => t(apiTexts.mcp)

/** Answers one MCP request. Stateless: each request has its own server with the tools that the token permits. */
export async function answerMcp(services: Services, caller: ApiCaller, request: Request): Promise<Response> {
  // A subscription would keep a connection open, although the tools of a token never change.
  const handler = createMcpHandler(() => serverFor(services, caller), { maxSubscriptions: 0 })
  const response = await handler.fetch(request)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function serverFor(services: Services, caller: ApiCaller): McpServer {
  const server = new McpServer(
    { name: 'expat-tax-biel', version: '1.0.0' },
    { instructions: copy().instructions, capabilities: { tools: {} } },
  )
  const has = (scope: ApiScope) => caller.token.scopes.includes(scope)
  if (has('clients:read'))
    read('list_clients', 'api.clients-read', schemas.clientQuery, schemas.clientPage, readClients)
  if (has('cases:read')) read('list_cases', 'api.cases-read', schemas.caseQuery, schemas.casePage, readCases)
  if (has('deadlines:read'))
    read('list_deadlines', 'api.deadlines-read', schemas.deadlineQuery, schemas.deadlinePage, readDeadlines)
  if (has('messages:draft')) draft()
  return server

  function read<Query extends z.ZodObject, Page extends z.ZodObject>(
    name: Exclude<keyof ReturnType<typeof copy>['tools'], 'draft_message'>,
    action: AuditAction,
    inputSchema: Query,
    outputSchema: Page,
    run: (services: Services, caller: ApiCaller, query: z.output<Query>) => Promise<z.output<Page>>,
  ) {
    const annotations = { readOnlyHint: true, openWorldHint: false }
    const config = { ...copy().tools[name], inputSchema, outputSchema, annotations }
    server.registerTool<z.ZodObject, z.ZodObject>(name, config, async (input) => {
      const page = await run(services, caller, inputSchema.parse(input))
      await auditCall(services, caller, action, { channel: 'mcp' })
      return { content: [{ type: 'text', text: JSON.stringify(page) }], structuredContent: page }
    })
  }

  function draft() {
    const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
    const { draftInput: inputSchema, draftReply: outputSchema } = schemas
    const config = { ...copy().tools.draft_message, inputSchema, outputSchema, annotations }
    server.registerTool('draft_message', config, async (input) => {
      const outcome = await draftMessage(services, caller, input, 'mcp')
      if (!outcome.ok) return { isError: true, content: [{ type: 'text', text: copy().drafts[outcome.reason] }] }
      const reply = { draft: outcome.draft }
      return { content: [{ type: 'text', text: JSON.stringify(reply) }], structuredContent: reply }
    })
  }
}
