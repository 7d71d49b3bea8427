import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type BlackHole, startBlackHole } from '#test/black-hole.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { startS3StandIn } from '#test/files/s3-stand-in.ts'
import { aFile, type Stage, wordsOf } from './action.ts'
import { emailErrors } from './emails.ts'
import { anEnquiry, beginOrder, enquire, upload, whatAnOrderLeads, write } from './flows.ts'
import { envOf, type Outbound, pay, startStandIns } from './outbound.ts'
import { isReady, type Site, startSite } from './site.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { type Answer, aVisitor } from './visitor.ts'

type Part = 'database' | 'mail' | 'payments' | 'files' | 'scanner' | 'texts'
type Ways = Record<Part, BlackHole>

const publicPages = ['/', '/store', '/product/basic', '/pricing', '/contact', '/faq']

/** Requests sent during an outage. Each must get a listed status and a readable text within ten seconds. */
const attempts: Record<Part, (stage: Stage, password: string) => Promise<[string, Answer, number[]]>[]> = {
  database: ({ base, client }, password) => [
    named('an enquiry', aVisitor(base).post('/contact', { form: anEnquiry('While the database is away') }), [503]),
    named(
      'a sign-in',
      aVisitor(base).post('/client-portal', { form: { email: 'client@example.com', password } }),
      [503],
    ),
    named('the portal', client.get('/client-portal'), [503]),
    named('a cart', aVisitor(base).post('/cart', { form: aLine }), [503]),
    named(
      'a booking',
      aVisitor(base).post('/book/first-talk', { form: { startsAt: '2100-01-04T09:00:00.000Z' } }),
      [503],
    ),
  ],
  mail: ({ base }) => [
    named(
      'an enquiry',
      aVisitor(base).post('/contact', { form: anEnquiry(`While mail is away ${Math.random()}`) }),
      [303],
    ),
  ],
  payments: ({ base }) => {
    const json = {
      items: [{ variant_id: 'basic-2025', quantity: 1 }],
      successUrl: `${base}/success`,
      cancelUrl: base,
      domicile: 'CH',
    }
    return [named('a checkout', aVisitor(base).post('/store/main/checkout', { json }), [502, 503])]
  },
  files: ({ client, staff, caseIds }) => [
    named('a message', client.post('/client-portal/messages/new', { form: aMessage(caseIds[0]) }), [503]),
    named('a ZIP of a case', staff.get(`/admin/cases/${caseIds[0]}/documents.zip`), [503]),
    named(
      'an upload',
      client.post(`/client-portal/cases/${caseIds[0]}/files/upload`, { form: aFile('away.pdf') }),
      [503],
    ),
  ],
  scanner: ({ client, caseIds }) => [
    named('a message', client.post('/client-portal/messages/new', { form: aMessage(caseIds[0]) }), [303]),
    named(
      'an upload',
      client.post(`/client-portal/cases/${caseIds[0]}/files/upload`, { form: aFile(`${Math.random()}.pdf`) }),
      [200],
    ),
  ],
  texts: ({ base }) => [named('a run of the news', aVisitor(base).post('/news/generate', {}), [303])],
}

function aMessage(caseId = ''): FormData {
  const fields = {
    intent: 'message',
    caseId,
    subject: 'A file',
    body: 'While a part is away',
    submissionKey: randomUUID(),
  }
  return aFile(`${randomUUID()}.pdf`, fields, 'file')
}

const aLine = { intent: 'add', productId: 'basic', variantId: 'basic-2025', quantity: '1' }

async function named(what: string, answer: Promise<Answer>, statuses: number[]): Promise<[string, Answer, number[]]> {
  return [what, await answer, statuses]
}

/** Makes each dependency unavailable in two ways: refusing connections, and dropping all traffic. */
export const dependencies: Drill = async ({ isFull, say }) => {
  const errors: string[] = []
  const { site, ways, outbound } = await startSiteWithGates()
  try {
    const { base } = await site.addNode({ env: databaseThrough(site, ways.database) })
    const stage = await openStage(site, base)
    for (const [part, way] of Object.entries(ways) as [Part, BlackHole][]) {
      for (const manner of ['refused', 'swallowed'] as const) {
        await forgetLimits(site)
        if (part === 'database') await dropPages(site, stage, outbound, manner)
        if (manner === 'refused') await way.refuse()
        else way.swallow()
        const begin = Date.now()
        errors.push(...(await judge(stage, site.password, part, manner)))
        if (part === 'mail') await enquire(stage)
        if (part === 'scanner') await upload(stage, { document: 1, scanned: 1 })
        if (part === 'database') await pause(Math.max(0, begin + (isFull ? 60_000 : 15_000) - Date.now()))
        await way.clear()
        const seconds = await untilWell(stage)
        if (seconds > 5) errors.push(`${part} ${manner}: well only ${seconds.toFixed(1)} s after it came back`)
        say(`${part} ${manner}, well after ${seconds.toFixed(1)} s`)
      }
    }
    await write(stage)
    await upload(stage, { document: 1, scanned: 1 })
    await order(stage, outbound, 'after-all@example.org')
    const tally = await closeStage(site, stage)
    const mailed = tally.acts > 0 ? await emailErrors(site, outbound.mail.deliveries, say) : []
    return { ...tally, errors: [...errors, ...tally.errors, ...mailed] }
  } finally {
    await site.stop()
  }
}

async function judge(stage: Stage, password: string, part: Part, manner: string): Promise<string[]> {
  const errors: string[] = []
  const reader = aVisitor(stage.base)
  for (const path of publicPages) {
    const { status, milliseconds } = await reader.get(path)
    if (status !== 200) errors.push(`${part} ${manner}: ${path} is answered ${status}`)
    if (milliseconds > 2_000) errors.push(`${part} ${manner}: ${path} took ${Math.round(milliseconds)} ms`)
  }
  for (const [what, answer, statuses] of await Promise.all(attempts[part](stage, password))) {
    const words = wordsOf(answer)
    if (!statuses.includes(answer.status))
      errors.push(`${part} ${manner}: ${what} is answered ${answer.status} ${words}`)
    if (answer.milliseconds > 10_000)
      errors.push(`${part} ${manner}: ${what} took ${Math.round(answer.milliseconds)} ms`)
    if (answer.status >= 500 && (words.length < 30 || /unexpected|undefined/i.test(words)))
      errors.push(`${part} ${manner}: ${what} is answered without words: ${words}`)
  }
  return errors
}

async function untilWell({ base, client }: Stage): Promise<number> {
  const begin = performance.now()
  const isWell = async () =>
    (await isReady(base)) && (await client.get('/client-portal').catch(() => null))?.status === 200
  while (!(await isWell()) && performance.now() - begin < 60_000) await pause(200)
  return (performance.now() - begin) / 1_000
}

/** Fills the page cache, then invalidates it by an order and a catalogue change just before the database fails. */
async function dropPages(site: Site, stage: Stage, outbound: Outbound, manner: string): Promise<void> {
  const reader = aVisitor(stage.base)
  const isSaved = async (path: string) => !(await reader.get(path)).headers.has('X-Request-Id')
  for (const path of publicPages) for (let tries = 0; tries < 20 && !(await isSaved(path)); tries++) await pause(100)
  await order(stage, outbound, `before-${manner}@example.org`)
  await site.ask(`select pg_notify('pages_changed', '["*"]')`)
  await pause(50)
}

async function order({ base, ledger }: Stage, outbound: Outbound, key: string): Promise<void> {
  const page = (await beginOrder(aVisitor(base), 1))?.headers.get('Location')
  const notified = page ? await pay(outbound, base, page, key) : null
  if (notified?.status === 200) ledger.note('order', key, whatAnOrderLeads(1))
  else ledger.refuse('order', key, `the event was answered ${notified?.status}`)
}

async function startSiteWithGates() {
  let ways: Omit<Ways, 'database'> | undefined
  let outbound: Outbound | undefined
  const site = await startSite(async (atEnd) => {
    outbound = await startStandIns(atEnd)
    const { payments, mail } = outbound
    const store = await startS3StandIn(atEnd)
    const clamd = await startClamdStandIn({ atEnd })
    const texts = await startBlackHole(payments.url, atEnd)
    ways = {
      mail: await startBlackHole(mail.url, atEnd),
      payments: await startBlackHole(payments.url, atEnd),
      files: await startBlackHole(store.options.endpoint, atEnd),
      scanner: await startBlackHole(clamd.url, atEnd),
      texts,
    }
    return {
      ...envOf(outbound),
      STRIPE_API_BASE: ways.payments.url,
      SMTP_URL: ways.mail.url,
      S3_ENDPOINT: ways.files.url,
      S3_BUCKET: store.options.bucket,
      S3_ACCESS_KEY: store.options.accessKey,
      S3_SECRET_KEY: store.options.secretKey,
      S3_REGION: store.options.region,
      CLAMD_URL: ways.scanner.url,
      AI_PROVIDER: 'gemini',
      AI_BASE_URL: texts.url,
      AI_API_KEY: 'AIza-none',
      AI_MODEL: 'none',
    }
  })
  if (!ways || !outbound) throw new Error('the stand-ins did not start')
  const database = await startBlackHole(site.database.url, site.atEnd)
  return { site, outbound, ways: { database, ...ways } satisfies Ways }
}

function databaseThrough(site: Site, way: BlackHole): Record<string, string> {
  const owner = new URL(site.database.ownerUrl)
  owner.host = new URL(way.url).host
  return { DATABASE_URL: way.url, DATABASE_OWNER_URL: owner.href }
}
