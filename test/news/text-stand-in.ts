import { json } from 'node:stream/consumers'
import { generateContent } from '#dev/feeds/generate-content.ts'
import { openGemini } from '#platform/ai/text-gemini.server.ts'
import { startServer } from './http-server.ts'

type FieldError = number | 'hang' | 'garbage' | 'no-candidates' | 'endless' | { text: string }

export async function startTextStandIn({ timeoutMs = 300 } = {}) {
  const errors: FieldError[] = []
  const prompts: unknown[] = []
  const server = await startServer(async (request, response) => {
    const body = await json(request).catch(() => null)
    prompts.push(body)
    const reply = (status: number, answer: string) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(answer)
    }
    const error = errors.shift()
    if (error === 'hang') return
    if (error === 'garbage') return reply(200, '<html>not JSON')
    if (error === 'no-candidates') return reply(200, '{"candidates":[]}')
    if (error === 'endless') {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
      }
      response.on('drain', more)
      return more()
    }
    if (typeof error === 'number') return reply(error, '{"error":{"message":"secret details"}}')
    if (error) return reply(200, JSON.stringify({ candidates: [{ content: { parts: [{ text: error.text }] } }] }))
    const { status, answer } = generateContent(body)
    reply(status, JSON.stringify(answer))
  })
  return {
    ...server,
    prompts,
    breakNext: (...next: FieldError[]) => void errors.push(...next),
    service: openGemini({ baseUrl: server.url, key: 'the-key', model: 'a-model', timeoutMs, firstPauseMs: 5 }),
  }
}
