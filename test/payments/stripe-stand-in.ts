import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { newStripeAccount } from './stripe-account.ts'
import { type Form, parseForm } from './stripe-form.ts'
import { newId, StripeRefusal } from './stripe-objects.ts'

/** Failure of the next request: no response, status 500, invalid JSON, or success whose response is lost. */
export type FieldError = 'hang' | 'server-error' | 'nonsense' | 'answer-lost'
type StandInRequest = { method: string; path: string; form: Form; idempotencyKey: string | null }
export type StandInEvent = { id: string; body: string }

type Answer = { status: number; body: string }
type Options = {
  secretKey?: string
  webhookSecret?: string
  now?: () => Date
  pageUrl?: string
  atEnd?: (stop: () => Promise<void>) => void
}

/** Local server for the part of Stripe's API that we use; set `STRIPE_API_BASE` to its `url`. */
export async function startStripeStandIn({
  secretKey = 'sk_test_stand_in',
  webhookSecret = 'whsec_stand_in',
  now = () => new Date(),
  pageUrl,
  atEnd = onTestFinished,
}: Options = {}) {
  const requests: StandInRequest[] = []
  const errors: FieldError[] = []
  const savedAnswers = new Map<string, { payload: string; answer: Answer }>()
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = newStripeAccount(now, pageUrl ?? url)
  atEnd(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    const body = await readText(request)
    const form = parseForm(body)
    const idempotencyKey = request.headers['idempotency-key']?.toString() ?? null
    requests.push({ method, path: pathname, form, idempotencyKey })
    const problem = errors.shift()
    if (problem === 'hang') return
    if (problem === 'server-error')
      return reply(response, failure(500, { type: 'api_error', message: 'Something went wrong' }))
    if (problem === 'nonsense') return reply(response, { status: 200, body: '<html>not Stripe</html>' })
    const { answer, isReplay } = answerOnce(request, idempotencyKey, `${method} ${pathname} ${body}`, () =>
      account.call(method, pathname, search, form),
    )
    if (problem === 'answer-lost') return void request.socket.destroy()
    reply(response, answer, isReplay)
  }

  /** Replays the first response for a repeated idempotency key; parameter errors are not cached. */
  function answerOnce(request: IncomingMessage, key: string | null, content: string, call: () => unknown) {
    const refusal = unauthorised(request)
    if (refusal) return { answer: refusal, isReplay: false }
    const saved = key && request.method === 'POST' ? savedAnswers.get(key) : undefined
    if (saved && saved.payload !== content) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`
      return { answer: failure(400, { type: 'idempotency_error', message }), isReplay: false }
    }
    if (saved) return { answer: saved.answer, isReplay: true }
    const answer = attempt(call)
    if (key && answer.status === 200) savedAnswers.set(key, { payload: content, answer })
    return { answer, isReplay: false }
  }

  function unauthorised(request: IncomingMessage): Answer | null {
    const hasForm = request.method === 'GET' || request.headers['content-type'] === 'application/x-www-form-urlencoded'
    if (!hasForm) return failure(400, { type: 'invalid_request_error', message: 'Bodies must be form-encoded' })
    if (!request.headers['stripe-version'])
      return failure(400, { type: 'invalid_request_error', message: 'No version' })
    if (request.headers.authorization === `Bearer ${secretKey}`) return null
    return failure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  }

  function event(type: string, object: object): StandInEvent {
    const id = newId('evt')
    const created = Math.floor(now().getTime() / 1000)
    const frame = { id, object: 'event', api_version: '2026-10-28.endive', created, livemode: false, type }
    return { id, body: JSON.stringify({ ...frame, data: { object }, pending_webhooks: 1, request: null }, null, 2) }
  }

  function sign(body: string, { at = now(), secret = webhookSecret } = {}): string {
    const seconds = Math.floor(at.getTime() / 1000)
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return `t=${seconds},v1=${hash},v0=${'0'.repeat(64)}`
  }

  return {
    url,
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    },
    requests,
    sessions: account.sessions,
    charges: account.charges,
    refunds: account.refunds,
    coupons: account.coupons,
    breakNext: (...next: FieldError[]) => void errors.push(...next),
    /** Forgets all idempotency keys, as Stripe does after a day. */
    forgetKeys: () => savedAnswers.clear(),
    pay: account.complete,
    settle: account.settle,
    expire: account.expireSession,
    failRefund: account.failRefund,
    event,
    sign,
    post: ({ body }: StandInEvent, webhookUrl: string, signing: Parameters<typeof sign>[1] = {}) =>
      fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': sign(body, signing) },
        body,
      }),
  }
}

function attempt(call: () => unknown): Answer {
  try {
    return { status: 200, body: JSON.stringify(call()) }
  } catch (error) {
    if (error instanceof StripeRefusal) return failure(error.status, error.error)
    throw error
  }
}

function failure(status: number, error: object): Answer {
  return { status, body: JSON.stringify({ error }) }
}

function reply(response: ServerResponse, { status, body }: Answer, isReplay = false): void {
  const replayed = isReplay ? { 'Idempotent-Replayed': 'true' } : {}
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': newId('req'), ...replayed })
  response.end(body)
}
