import { z } from 'zod'
import { apiScopes } from '#accounts/api-tokens/api-token.ts'
import { type Operation, type Paths, ref } from '#platform/http/openapi-parts.ts'
import { t } from '#platform/texts.ts'
import * as schemas from './firm-schemas.ts'
import * as apiTexts from './locales/en.ts'

const copy = () => t(apiTexts.openApi)

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  return json
}

const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } })

function refusals() {
  const codes = [400, 401, 403, 404, 429] as const
  return Object.fromEntries(codes.map((code) => [code, json(copy().refusals[code], ref('Refusal'))]))
}

function get(operationId: keyof ReturnType<typeof copy>['operations'], query: z.ZodObject, page: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const { description = '', ...rest } = typeof schema === 'object' ? schema : {}
    return { name, in: 'query' as const, required: required.includes(name), description, schema: { ...rest } }
  })
  const responses = { 200: json(copy().ok, schemaOf(page, 'output')), ...refusals() }
  return { get: { operationId, summary: copy().operations[operationId], tags: ['firm'], parameters, responses } }
}

function post(): Record<'post', Operation> {
  const operationId = 'draftMessage'
  const requestBody = {
    required: true,
    content: { 'application/json': { schema: schemaOf(schemas.draftInput, 'input') } },
  }
  const responses = {
    201: json(copy().saved, schemaOf(schemas.draftReply, 'output')),
    ...refusals(),
    409: json(copy().refusals[409], ref('Refusal')),
  }
  const summary = copy().operations[operationId]
  return { post: { operationId, summary, tags: ['firm'], parameters: [], requestBody, responses } }
}

/** OpenAPI document of the firm's API, derived from the schemas that check each call. */
export function describeFirmApi({ url }: { url: string }) {
  const paths: Paths = {
    '/api/v1/clients': get('listClients', schemas.clientQuery, schemas.clientPage),
    '/api/v1/cases': get('listCases', schemas.caseQuery, schemas.casePage),
    '/api/v1/deadlines': get('listDeadlines', schemas.deadlineQuery, schemas.deadlinePage),
    '/api/v1/drafts': { ...get('listDrafts', z.strictObject({}), schemas.draftPage), ...post() },
  }
  return {
    openapi: '3.1.0',
    info: { title: copy().title, version: '1.0.0', description: copy().description(apiScopes.join(', ')) },
    servers: [{ url }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Refusal: schemaOf(
          z.object({
            code: z.string(),
            message: z.string(),
            fields: z.record(z.string(), z.string()).optional(),
            requestId: z.string(),
          }),
          'output',
        ),
      },
    },
  }
}
