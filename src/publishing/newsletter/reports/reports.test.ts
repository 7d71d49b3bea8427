import { describe, expect, test } from 'vitest'
import { system } from '#platform/audit/audit.server.ts'
import { sendBatch } from '#publishing/newsletter/campaigns/send-batch.server.ts'
import { aStarted, statesOf, subscribersAt } from '#test/newsletter/campaigns.ts'
import { openSite } from '#test/web-app.ts'
import { newWorld, type World } from '#test/world.ts'
import { readDeliveryReport, recordReport } from './record-report.server.ts'

type ReportsInput = { status?: string; action?: string; messageId?: string; recipient?: string }

function aBounce({
  status = '5.1.1',
  action = 'failed',
  messageId,
  recipient = 'ana@example.com',
}: ReportsInput): string {
  return `From: MAILER-DAEMON@mx.example
To: news@firm.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain

I am sorry.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 no such
 user here

--part
Content-Type: message/rfc822

From: news@firm.example
To: ${recipient}
${messageId ? `Message-ID: <${messageId}>\n` : ''}Subject: What is new

Hello
--part--
`.replaceAll('\n', '\r\n')
}

function aComplaint(type: string, messageId: string): string {
  return `From: fbl@provider.example
To: news@firm.example
Subject: FW: What is new
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain

This is a complaint.
--part
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Provider/1.0
Version: 1

--part
Content-Type: text/rfc822-headers

Message-ID: <${messageId}>
To: <ana@example.com>
--part--
`.replaceAll('\n', '\r\n')
}

async function aSentEmail(env: Record<string, string> = {}) {
  const world = await newWorld(env)
  await subscribersAt(world, ['ana@example.com', 'ben@example.com'])
  const id = await aStarted(world)
  await sendBatch(world, id)
  const messageId = world.mail.sent.find(({ to }) => to === 'ana@example.com')?.messageId.slice(1, -1) ?? ''
  return { world, id, messageId }
}

const stateOf = async ({ db }: World, email: string) =>
  (await db.selectFrom('subscribers').select('state').where('email', '=', email).executeTakeFirst())?.state

describe('bounces', () => {
  test('a bounce of a missing address stops its subscription; a repeated report changes nothing', async () => {
    const { world, id, messageId } = await aSentEmail()
    const raw = aBounce({ messageId, recipient: 'ana.old@other.example' })
    expect(await recordReport(world, raw, system)).toEqual({ ok: true, result: 'stopped' })
    expect(await recordReport(world, raw, system)).toEqual({ ok: true, result: 'stopped' })
    expect(await stateOf(world, 'ana@example.com')).toBe('bounced')
    expect(await stateOf(world, 'ben@example.com')).toBe('confirmed')
    expect(await statesOf(world, id)).toEqual({ bounced: 1, sent: 1 })
  })

  test('a report without a known message id changes nothing, whatever recipient it names', async () => {
    const { world, id, messageId } = await aSentEmail()
    const foreign = [
      undefined,
      'other@elsewhere.example',
      messageId.replace('@', '@not-'),
      `${crypto.randomUUID()}@${messageId.split('@')[1]}`,
    ]
    for (const named of foreign) {
      const strange = aBounce({ recipient: 'ben@example.com', ...(named ? { messageId: named } : {}) })
      expect(await recordReport(world, strange, system)).toEqual({ ok: false, reason: 'unknown-letter' })
    }
    const complaint = aComplaint('abuse', 'other@elsewhere.example')
    expect(await recordReport(world, complaint, system)).toEqual({ ok: false, reason: 'unknown-letter' })
    expect(await stateOf(world, 'ben@example.com')).toBe('confirmed')
    expect(await stateOf(world, 'ana@example.com')).toBe('confirmed')
    expect(await statesOf(world, id)).toEqual({ sent: 2 })
  })

  test.each(['5.1.1', '5.1.2', '5.1.6', '5.1.10', '5.2.1', '5.4.4'])(
    'status %s means that the mailbox does not exist',
    async (status) => {
      expect(await readDeliveryReport(aBounce({ status, messageId: 'a@b.example' }))).toMatchObject({ isFinal: true })
    },
  )

  test.each([
    ['a full mailbox', { status: '5.2.2' }],
    ['a rule of the server', { status: '5.7.1' }],
    ['an end of waiting', { status: '4.4.7' }],
    ['a sender that was refused', { status: '5.1.8' }],
    ['a sender with a wrong address', { status: '5.1.7' }],
    ['an email too large for the mailbox', { status: '5.2.3' }],
    ['an email too large for the system', { status: '5.3.4' }],
    ['a content that was refused', { status: '5.6.0' }],
    ['a failure without a kind', { status: '5.0.0' }],
    ['an unknown status', { status: '5.1.11' }],
  ])('%s is recorded with the email, and the subscription continues', async (_name, notified) => {
    const { world, id, messageId } = await aSentEmail()
    expect(await recordReport(world, aBounce({ ...notified, messageId }), system)).toEqual({
      ok: true,
      result: 'noted',
    })
    expect(await stateOf(world, 'ana@example.com')).toBe('confirmed')
    expect(await statesOf(world, id)).toEqual({ bounced: 1, sent: 1 })
  })
})

describe('complaints and access', () => {
  test('a complaint stops the subscription permanently; a not-spam report does not', async () => {
    const { world, id, messageId } = await aSentEmail()
    expect(await recordReport(world, aComplaint('not-spam', messageId), system)).toMatchObject({ ok: false })
    expect(await recordReport(world, aComplaint('abuse', messageId), system)).toEqual({ ok: true, result: 'stopped' })
    expect(await stateOf(world, 'ana@example.com')).toBe('complained')
    expect(await statesOf(world, id)).toEqual({ complained: 1, sent: 1 })
  })

  test.each([
    ['a plain email', 'From: ana@example.com\r\nSubject: Re: What is new\r\n\r\nThank you!'],
    ['a delay report', aBounce({ action: 'delayed', status: '4.4.1' })],
    ['nothing', ''],
    ['an endless line', 'x'.repeat(300_000)],
    [
      'parts in parts',
      Array.from({ length: 500 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
        '',
      ),
    ],
  ])('%s is not a report', async (_name, raw) => {
    expect(await readDeliveryReport(raw)).toBeNull()
  })

  test('reports need the secret; without a configured secret the endpoint does not exist', async () => {
    const secret = 'a-secret-of-twenty-characters'
    const { world, messageId } = await aSentEmail({ MAIL_REPORTS_SECRET: secret })
    const site = await openSite(world)
    const post = (headers: Record<string, string>) =>
      site.ask('/api/webhooks/mail-reports', { method: 'POST', body: aBounce({ messageId }), headers })
    expect((await post({})).status).toBe(401)
    expect((await post({ Authorization: 'Bearer wrong' })).status).toBe(401)
    expect(await stateOf(world, 'ana@example.com')).toBe('confirmed')
    expect((await post({ Authorization: `Bearer ${secret}`, 'Content-Type': 'message/rfc822' })).status).toBe(200)
    expect(await stateOf(world, 'ana@example.com')).toBe('bounced')
    const closed = await openSite(await newWorld())
    expect((await closed.ask('/api/webhooks/mail-reports', { method: 'POST', body: 'x' })).status).toBe(404)
  })
})
