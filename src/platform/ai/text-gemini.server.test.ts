import { expect, test } from 'vitest'
import { startTextStandIn } from '#test/news/text-stand-in.ts'

const prompt = `Name the source (ESTV) once in the text.
<source>
Title: A title
Published: 2026-11-20

${Array.from({ length: 30 }, () => 'Ten words of tax stand in this one sentence here.').join(' ')}
</source>`
const request = { prompt, maxOutputTokens: 2048 }

test('the call goes to generateContent with the agreed settings, its key in a header alone', async () => {
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

test('a service that is busy for a moment is asked again', async () => {
  const standIn = await startTextStandIn()
  standIn.breakNext(429, 503)
  await standIn.service.write(request)
  expect(standIn.requests).toHaveLength(3)
})

test.each([
  ['429 three times', [429, 429, 429], 'Gemini API error: 429', 3],
  ['500 three times', [500, 500, 500], 'Gemini API error: 500', 3],
  ['400, which trying again does not mend', [400], 'Gemini API error: 400', 1],
  ['no answer, for which nobody pays twice', ['hang'], 'Gemini API error: no answer in time', 1],
  ['something that is no JSON', ['garbage'], 'Invalid AI response format', 1],
  ['an answer without end', ['endless'], 'Gemini API error: answer too long', 1],
  ['no candidate', ['no-candidates'], 'Invalid AI response format', 1],
] as const)('%s is a fault that names the status and nothing secret', async (_name, errors, message, calls) => {
  const standIn = await startTextStandIn()
  standIn.breakNext(...errors)
  const problem = await standIn.service.write(request).catch((error: unknown) => error)
  expect(problem).toMatchObject({ name: 'TextServiceError', message })
  expect(JSON.stringify(problem) + String(problem)).not.toMatch(/the-key|secret details/)
  expect(standIn.requests).toHaveLength(calls)
})

test('a service that is not there is a fault', async () => {
  const { openGemini } = await import('./text-gemini.server.ts')
  const service = openGemini({ baseUrl: 'http://127.0.0.1:1', key: 'the-key', model: 'a-model' })
  await expect(service.write(request)).rejects.toThrow('Gemini API error: not reachable')
})
