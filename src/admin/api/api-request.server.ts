import type { LoaderFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { type ApiScope, apiAccess } from '#accounts/api-tokens/api-token.ts'
import { type ApiCaller, findApiCaller } from '#accounts/api-tokens/find-api-caller.server.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { isAdmitted } from '#accounts/sign-in/allow-list.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { AuditAction } from '#platform/audit/audit-action.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import * as apiTexts from './locales/en.ts'

type ApiArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>
export type ApiErrorCode = keyof typeof apiTexts.apiErrors

const statuses: Readonly<Record<ApiErrorCode, number>> = {
  ...{ not_found: 404, network_refused: 403, unauthorized: 401, insufficient_scope: 403, too_many_requests: 429 },
  ...{ bad_request: 400, method_not_allowed: 405, draft_exists: 409, unknown_addressee: 404, forbidden: 403 },
}

/** Calls written to the audit log, per token. More calls are only counted by the rate limit. */
const auditedCalls: Limit = { name: 'api-audit', points: 120, seconds: 3600 }

/** Authenticates a call by its token, never by a cookie. Returns a response if it is refused. 404 while the API is off. */
export async function openApi({ request, context }: ApiArgs): Promise<ApiCaller | Response> {
  const services = servicesOf(context)
  const metadata = requestMetadata(context, request)
  const refuse = (code: ApiErrorCode, headers?: Record<string, string>) => apiError(metadata.id, code, { headers })
  if (!(await readSetting(services, apiAccess))) return refuse('not_found')
  if (!(await isAdmitted(services, metadata))) return refuse('network_refused')
  const found = await findApiCaller(services, request.headers, metadata)
  if (found.ok) return found.caller
  if (found.reason === 'unknown-token') return refuse('unauthorized', { 'WWW-Authenticate': 'bearer' })
  return refuse('too_many_requests', { 'Retry-After': String(found.retryAfterSeconds) })
}

type Call<Schema extends z.ZodType> = { scope: ApiScope; schema: Schema; action?: AuditAction; status?: number }

/** Answers one call: `run` returns the body, or the code of an error. */
export async function answerApi<Schema extends z.ZodType>(
  args: ApiArgs,
  { scope, schema, action, status = 200 }: Call<Schema>,
  run: (services: Services, caller: ApiCaller, input: z.output<Schema>) => Promise<object | ApiErrorCode>,
): Promise<Response> {
  const services = servicesOf(args.context)
  const { id } = requestOf(args.context)
  const caller = await openApi(args)
  if (caller instanceof Response) return caller
  if (!caller.token.scopes.includes(scope)) {
    await auditCall(services, caller, 'api.refused', { scope, channel: 'api' })
    return apiError(id, 'insufficient_scope')
  }
  const parsed = schema.safeParse(await inputOf(args.request))
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => [issue.path.join('.') || '-', issue.message])
    return apiError(id, 'bad_request', { fields: Object.fromEntries(fields) })
  }
  const answer = await run(services, caller, parsed.data)
  if (typeof answer === 'string') return apiError(id, answer)
  if (action) await auditCall(services, caller, action, { channel: 'api' })
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

export async function auditCall(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { actor, token }: ApiCaller,
  action: AuditAction,
  detail: Record<string, string>,
): Promise<void> {
  if (!(await countUse(pool, auditedCalls, token.id)).ok) return
  const outcome = action === 'api.refused' ? 'denied' : 'success'
  const object = { type: 'api-token', id: token.id }
  await recordAudit(db, actor, { action, object, outcome, detail: { token: token.name, ...detail } })
}

type ErrorMore = { fields?: Record<string, string>; headers?: Record<string, string> | undefined }

export function apiError(requestId: string, code: ApiErrorCode, { fields, headers }: ErrorMore = {}): Response {
  const message = t(apiTexts.apiErrors)[code]
  return Response.json(
    { code, message, ...(fields && { fields }), requestId },
    { status: statuses[code], headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

const numbers = ['limit', 'taxYear']

async function inputOf(request: Request): Promise<unknown> {
  if (request.method === 'POST') return request.json().catch(() => null)
  const parameters = new URL(request.url).searchParams
  return Object.fromEntries(
    [...parameters].map(([name, value]) => [
      name,
      numbers.includes(name) && /^\d{1,9}$/.test(value) ? Number(value) : value,
    ]),
  )
}

export async function methodNotAllowed(args: ApiArgs, allow: string): Promise<Response> {
  const { id } = requestOf(args.context)
  const isOn = await readSetting(servicesOf(args.context), apiAccess)
  return isOn ? apiError(id, 'method_not_allowed', { headers: { Allow: allow } }) : apiError(id, 'not_found')
}
