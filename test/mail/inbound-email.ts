import { createHmac } from 'node:crypto'

export const inboundEnv = {
  INBOUND_EMAIL_DOMAIN: 'reply.firm.example',
  INBOUND_EMAIL_SECRET: 's'.repeat(40),
  INBOUND_EMAIL_AUTHSERV_ID: 'mx.firm.example',
}

export type Raw = {
  to: string
  from?: string
  results?: string
  headers?: string
  text?: string
  messageId?: string
  files?: { name: string; content: Buffer }[]
}

/** A reply as the receiving mail server posts it: its own results on top, the quoted notification at the end. */
export function aReply({ to, files = [], text = 'Here it is.', ...given }: Raw): Buffer {
  const { from = 'Ana Keller <ana@example.com>', messageId = '<one@example.com>', headers = '' } = given
  const { results = `mx.firm.example; spf=pass smtp.mailfrom=${from.replace(/^.*<|>$/g, '')}` } = given
  const parts = files.map(
    ({ name, content }) => `--part
Content-Type: application/octet-stream; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

${content.toString('base64').replace(/.{76}/g, '$&\n')}
`,
  )
  const raw = `Authentication-Results: ${results}
${headers}From: ${from}
To: ${to}
Subject: Re: New message
Message-ID: ${messageId}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="part"

--part
Content-Type: text/plain; charset=utf-8

${text}

On 21 Nov 2026, Expat Tax Biel wrote:
> Tim Adler has sent you a message.
${parts.join('')}--part--
`
  return Buffer.from(raw.replaceAll('\n', '\r\n'))
}

/** A signed request to the webhook for received emails. */
export function inboundRequest(raw: Buffer, at: Date, key = inboundEnv.INBOUND_EMAIL_SECRET) {
  const time = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', key).update(`${time}.`).update(raw).digest('hex')
  const headers = { 'Content-Type': 'message/rfc822', 'X-Signature': `t=${time},v1=${mac}` }
  return { method: 'POST', headers, body: new Uint8Array(raw) }
}
