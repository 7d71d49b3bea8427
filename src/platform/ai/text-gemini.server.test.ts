import { expect, test } from 'vitest'
import { startTextStandIn } from '#test/news/text-stand-in.ts'

const prompt = `Name the source (ESTV) once in the text.
<source>
Title: A title
Published: 2026-11-20

${Array.from({ length: 30 }, () => 'Ten words of tax stand in this one sentence here.').join(' ')}
</source>`
const request = { prompt, maxOutputTokens: 2048 }

test('the request uses generateContent with our settings and sends the key in a header only', async () => {
  const standIn = await startTextStandIn()
  const { text, tokens } = await standIn.service.write(request)
  expect(JSON.parse(text)).toMatchObject({ title: 'A title' })
  expect(tokens).toBeGreaterThan(200)
  const [call] = standIn.requests
  expect(call?.url).toBe('/models/a-model:generateContent')
  expect(call?.headers['x-goog-api-key']).toBe('the-key')
  expect(standIn.prompts[0]).toEqual({
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 2048 },
  })
})

test('a temporarily busy service is retried', async () => {
  const standIn = await startTextStandIn()
  standIn.breakNext(429, 503)
  await standIn.service.write(request)
  expect(standIn.requests).toHaveLength(3)
})

test.each([
  ['429 three times', [429, 429, 429], 'Gemini API error: 429', 3],
  ['500 three times', [500, 500, 500], 'Gemini API error: 500', 3],
  ['400, which is not retried', [400], 'Gemini API error: 400', 1],
  ['a timeout, which is not retried because it may be billed', ['hang'], 'Gemini API error: no response in time', 1],
  ['invalid JSON', ['garbage'], 'Invalid AI response format', 1],
  ['an endless response', ['endless'], 'Gemini API error: response too long', 1],
  ['a response without candidates', ['no-candidates'], 'Invalid AI response format', 1],
] as const)('%s is an error that contains the status but no secrets', async (_name, errors, message, calls) => {
  const standIn = await startTextStandIn()
  standIn.breakNext(...errors)
  const problem = await standIn.service.write(request).catch((error: unknown) => error)
  expect(problem).toMatchObject({ name: 'TextServiceError', message })
  expect(JSON.stringify(problem) + String(problem)).not.toMatch(/the-key|secret details/)
  expect(standIn.requests).toHaveLength(calls)
})

test('an unreachable service is an error', async () => {
  const { openGemini } = await import('./text-gemini.server.ts')
  const service = openGemini({ baseUrl: 'http://127.0.0.1:1', key: 'the-key', model: 'a-model' })
  await expect(service.write(request)).rejects.toThrow('Gemini API error: could not be reached')
})
