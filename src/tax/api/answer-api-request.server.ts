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

type Call = { readonly request: Request; readonly metadata: RequestMetadata }

/** Answers any origin (CORS): 200 with amounts, 400 with an error per invalid field, 429 with Retry-After. */
export function answerApiRequest<Schema extends z.ZodObject>(
  services: AnswerApiRequestDeps,
  call: Call,
  schema: Schema,
  answer: (query: z.output<Schema>) => Answer<unknown>,
): Promise<Response> {
  return answerParameters(services, call, Object.keys(schema.shape), (parameters) => {
    const read = readQuery(schema, parameters)
    return read.ok ? answer(read.query) : read
  })
}

/** Like `answerApiRequest`, for a rule that reads its own parameters. Refuses all except the `known` ones. */
export async function answerParameters(
  services: AnswerApiRequestDeps,
  { request, metadata }: Call,
  known: readonly string[],
  answer: (parameters: URLSearchParams) => Answer<unknown>,
): Promise<Response> {
  const limited = await requestsTooOften(services, metadata)
  if (limited) return limited
  const parameters = new URL(request.url).searchParams
  const stray = strayParameters(parameters, known)
  const answered = answer(parameters)
  if (Object.keys(stray).length > 0 || !answered.ok)
    return badQuery({ ...stray, ...(!answered.ok && answered.errors) }, metadata.id)
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
