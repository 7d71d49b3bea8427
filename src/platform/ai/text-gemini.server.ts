import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Config } from '#platform/config.server.ts'
import { type TextAnswer, type TextRequest, type TextService, TextServiceError } from './text-service.ts'

export const geminiAddress = 'https://generativelanguage.googleapis.com/v1beta'

// HTTP statuses after which a retry is safe. A timeout is not retried: the first request may still be billed.
const worthAnotherTry = [429, 500, 502, 503, 504]
const maxTries = 3
const maxPauseMs = 20_000
const maxAnswerBytes = 1024 * 1024

const answerShape = z.object({
  candidates: z
    .array(z.object({ content: z.object({ parts: z.array(z.object({ text: z.string().min(1) })).min(1) }) }))
    .min(1),
  usageMetadata: z.object({ totalTokenCount: z.number().int().nonnegative() }).partial().optional(),
})

type Settings = { baseUrl: string; key: string; model: string; timeoutMs?: number; firstPauseMs?: number }

/** Client of Gemini's `generateContent` API. The API key is sent in a header, never in a URL. */
export function openGemini({ baseUrl, key, model, timeoutMs = 30_000, firstPauseMs = 1_000 }: Settings): TextService {
  const address = `${baseUrl.replace(/\/+$/, '')}/models/${encodeURIComponent(model)}:generateContent`
  return {
    model,
    write: async (request) => {
      for (let tried = 1; ; tried++) {
        const response = await ask(address, { key, timeoutMs: timeoutMs * timesLonger(request), request })
        if (response.ok) return readAnswer(response)
        await response.body?.cancel()
        if (tried === maxTries || !worthAnotherTry.includes(response.status)) {
          throw new TextServiceError(`Gemini API error: ${response.status}`)
        }
        await pause(pauseMs(response, firstPauseMs * 2 ** (tried - 1)))
      }
    },
  }
}

function timesLonger({ maxOutputTokens }: TextRequest): number {
  return Math.max(1, Math.ceil(maxOutputTokens / 2048))
}

async function ask(
  address: string,
  { key, timeoutMs, request }: { key: string; timeoutMs: number; request: TextRequest },
): Promise<Response> {
  const { prompt, maxOutputTokens } = request
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
    body: JSON.stringify({
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw new TextServiceError(
      isLate ? 'Gemini API error: no response in time' : 'Gemini API error: could not be reached',
      {
        cause,
      },
    )
  })
}

async function readAnswer(response: Response): Promise<TextAnswer> {
  const body = parsed(await readWhole(response))
  const read = answerShape.safeParse(body)
  const text = read.data?.candidates[0]?.content.parts[0]?.text
  if (text === undefined) throw new TextServiceError('Invalid AI response format', { cause: read.error })
  return { text, tokens: read.data?.usageMetadata?.totalTokenCount ?? 0 }
}

async function readWhole(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxAnswerBytes) throw new TextServiceError('Gemini API error: response too long')
      chunks.push(chunk)
    }
  } catch (cause) {
    throw cause instanceof TextServiceError
      ? cause
      : new TextServiceError('Gemini API error: connection interrupted', { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function pauseMs(response: Response, defaultMs: number): number {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const requested = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : defaultMs * (0.75 + Math.random() / 2)
  return Math.min(requested, maxPauseMs)
}

type CheckTextServiceSettings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

/** Checks the API key and model with a free request for the model's metadata. Throws if Gemini rejects them. */
export async function checkTextService(settings: CheckTextServiceSettings, timeoutMs: number): Promise<void> {
  const { AI_BASE_URL = geminiAddress, AI_API_KEY = '', AI_MODEL = '' } = settings
  const response = await fetch(`${AI_BASE_URL.replace(/\/+$/, '')}/models/${encodeURIComponent(AI_MODEL)}`, {
    headers: { 'X-Goog-Api-Key': AI_API_KEY },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new TextServiceError(`Gemini API error: ${response.status}`)
}
