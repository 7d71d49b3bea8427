import type { Config } from '#platform/config.server.ts'
import { geminiAddress } from './text-gemini.server.ts'
import { TextServiceError } from './text-service.ts'

type Settings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

/** Checks the API key and model with a free request for the model's metadata. Throws if Gemini rejects them. */
export async function checkTextService(settings: Settings, timeoutMs: number): Promise<void> {
  const { AI_BASE_URL = geminiAddress, AI_API_KEY = '', AI_MODEL = '' } = settings
  const response = await fetch(`${AI_BASE_URL.replace(/\/+$/, '')}/models/${encodeURIComponent(AI_MODEL)}`, {
    headers: { 'X-Goog-Api-Key': AI_API_KEY },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new TextServiceError(`Gemini API error: ${response.status}`)
}
