import type { z } from 'zod'
import { isLoopback, networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import type { RequestFacts } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type FieldErrors, readQuery } from '#tax/fields/error.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Answer } from '#tax/requests/answers.ts'
import { errorsInWords } from '#tax/tax-texts.ts'
import { strayParameters, taxApiLimit } from './api-rules.ts'

const open = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

type RequestMetadata = Pick<RequestFacts, 'id' | 'ip'>
type AnswerApiRequestDeps = Pick<Services, 'config' | 'pool' | 'log'>

/** Answers any origin (CORS): 200 with amounts, 400 with an error per invalid field, 429 with Retry-After. */
export async function answerApiRequest<Schema extends z.ZodObject>(
  services: AnswerApiRequestDeps,
  { request, metadata }: { request: Request; metadata: RequestMetadata },
  schema: Schema,
  answer: (query: z.output<Schema>) => Answer<unknown>,
): Promise<Response> {
  const limited = await requestsTooOften(services, metadata)
  if (limited) return limited
  const parameters = new URL(request.url).searchParams
  const stray = strayParameters(parameters, Object.keys(schema.shape))
  const read = readQuery(schema, parameters)
  if (Object.keys(stray).length > 0 || !read.ok)
    return badQuery({ ...stray, ...(!read.ok && read.errors) }, metadata.id)
  const answered = answer(read.query)
  if (!answered.ok) return badQuery(answered.errors, metadata.id)
  return Response.json(answered.body, { headers: { ...open, 'Cache-Control': 'public, max-age=300' } })
}

/** Returns a 429 response above the rate limit, else null. Without the database, there is no limit. */
export async function requestsTooOften(
  { config, pool, log }: AnswerApiRequestDeps,
  { id, ip }: RequestMetadata,
): Promise<Response | null> {
  if (!config.isProduction && isLoopback(ip)) return null
  const counted = await countUse(pool, taxApiLimit, networkOf(ip)).catch((error: unknown) => {
    log.warn({ err: error, requestId: id }, 'tax calls are not counted')
    return { ok: true } as const
  })
  if (counted.ok) return null
  const seconds = counted.retryAfterSeconds
  const message = t(taxTexts.results).calls.tooMany({ perMinute: taxApiLimit.points, seconds })
  return Response.json(
    { code: 'too_many_requests', message, requestId: id },
    { status: 429, headers: { ...open, 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  )
}

function badQuery(errors: FieldErrors, requestId: string): Response {
  const fields = errorsInWords(errors)
  const message = Object.entries(fields).map(([field, problem]) => `${field}: ${problem}`)[0]
  return Response.json(
    { code: 'bad_query', message, fields, requestId },
    { status: 400, headers: { ...open, 'Cache-Control': 'no-store' } },
  )
}

export function onlyGet(request: Request): Response {
  const headers = { ...open, Allow: 'GET, HEAD, OPTIONS', 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS' }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  const body = { code: 'method_not_allowed', message: t(taxTexts.results).calls.getOnly }
  return Response.json(body, { status: 405, headers })
}
