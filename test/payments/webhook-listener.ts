import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { ReadEvent } from '#platform/payments/payments.ts'

type Received = { path: string; body: string; headers: Headers }

export async function startWebhookListener(
  read: (body: string, headers: Headers) => Promise<ReadEvent> = async () => ({ ok: false, reason: 'irrelevant' }),
) {
  const received: Received[] = []
  const results: ReadEvent[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    received.push({ path: request.url ?? '', body, headers })
    results.push(await read(body, headers))
    response.writeHead(answers.shift() ?? 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, url: `${origin}/api/webhooks/payments`, received, read: results, answers }
}
