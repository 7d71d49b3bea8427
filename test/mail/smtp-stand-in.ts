import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Delivery = { from: string; to: string[]; raw: string }

export type SmtpStandIn = {
  url: string
  port: number
  deliveries: Delivery[]
  answerNext(...codes: number[]): void
  answerTo(address: string, ...codes: number[]): void
  answerAfter(milliseconds: number): void
  connections(): number
  stop(): Promise<void>
}

export async function startSmtpStandIn(
  stage: 'recipient' | 'contents' = 'recipient',
  atEnd: (stop: () => Promise<void>) => void = onTestFinished,
): Promise<SmtpStandIn> {
  const deliveries: Delivery[] = []
  const answers: number[] = []
  const answersTo = new Map<string, number[]>()
  let delayMs = 0
  let connections = 0
  const refusalWith = (code: number | undefined) =>
    code ? Object.assign(new Error(`refused by the stand-in with ${code}`), { responseCode: code }) : undefined
  const refusal = (at: string) => refusalWith(at === stage ? answers.shift() : undefined)
  const server = new SMTPServer({
    authOptional: true,
    onConnect: (_session, done) => {
      connections++
      done()
    },
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refusalWith(answersTo.get(address)?.shift()) ?? refusal('recipient')),
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream).catch(() => null)
      if (raw === null) return done(new Error('The connection broke before the letter was whole'))
      const refused = refusal('contents')
      if (!refused) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        deliveries.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
      }
      setTimeout(() => done(refused), delayMs)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  atEnd(stop)
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    deliveries,
    answerNext: (...codes) => void answers.push(...codes),
    answerTo: (address, ...codes) => void answersTo.set(address, codes),
    connections: () => connections,
    answerAfter: (milliseconds) => {
      delayMs = milliseconds
    },
    stop,
  }
}
