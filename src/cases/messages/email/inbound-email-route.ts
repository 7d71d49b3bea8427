import { createHmac, timingSafeEqual } from 'node:crypto'
import { Counter } from 'prom-client'
import { rawEmailLimitBytes } from '#platform/http/body-error.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/inbound-email-route'
import { receiveReply } from './receive-reply.server.ts'

const wrongSignatures: Limit = { name: 'inbound-email-signature', points: 10, seconds: 600 }
const toleranceSeconds = 300
const emailsAtOnce = 3
const results = new Counter({ name: 'inbound_emails_total', help: 'Received emails', labelNames: ['result'] })
let reading = 0

/**
 * Takes one raw email from the receiving mail server. 2xx once it is stored or ignored for good; 4xx and 5xx mean that
 * the server must keep the email and deliver it again. 404 if replies by email are off.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { config, pool, log } = services
  const { id, ip } = requestOf(context)
  if (!config.INBOUND_EMAIL_SECRET) throw new Response(null, { status: 404 })
  if (!(await countUse(pool, wrongSignatures, networkOf(ip), 0)).ok) return answer(429, 'too-many-requests', 600)
  const given = readSignature(request.headers.get('X-Signature') ?? '', services.now())
  if (!given) return refuseSignature()
  if (reading >= emailsAtOnce) return answer(503, 'busy', 10)
  reading += 1
  try {
    const raw = await readBody(request)
    if (!raw) return answer(413, 'too-large')
    if (!isSigned(config.INBOUND_EMAIL_SECRET, given, raw)) return await refuseSignature()
    const outcome = await receiveReply(services, raw, { id, ip, userAgent: null })
    const result = !outcome.ok ? outcome.reason : outcome.isNew ? 'stored' : 'known'
    results.inc({ result })
    if (!outcome.ok) log.info({ reason: outcome.reason, requestId: id }, 'an email was not stored as a reply')
    if (!outcome.ok && 'retryAfterSeconds' in outcome) return answer(429, result, outcome.retryAfterSeconds)
    return result === 'store-away' ? answer(503, result, 60) : answer(200, result)
  } finally {
    reading -= 1
  }

  async function refuseSignature() {
    await countUse(pool, wrongSignatures, networkOf(ip))
    results.inc({ result: 'wrong-signature' })
    return answer(401, 'wrong-signature')
  }
}

export function loader() {
  return answer(405, 'POST only')
}

type Signature = { time: string; mac: Buffer }

/** Parses `t=<unix seconds>,v1=<hex>`; null if it is malformed or more than five minutes old. */
function readSignature(header: string, now: Date): Signature | null {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const isCurrent = Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds
  return time !== '' && isCurrent ? { time, mac: Buffer.from(mac, 'hex') } : null
}

function isSigned(secret: string, { time, mac }: Signature, raw: Buffer): boolean {
  return timingSafeEqual(createHmac('sha256', secret).update(`${time}.`).update(raw).digest(), mac)
}

async function readBody({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > rawEmailLimitBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function answer(status: number, result: string, retryAfterSeconds?: number): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
  }
  return Response.json({ result }, { status, headers })
}
