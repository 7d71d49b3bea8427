import type { Config } from '#platform/config.server.ts'
import { geminiAddress, openGemini } from './text-gemini.server.ts'
import type { TextService } from './text-service.ts'

type Settings = Pick<Config, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'PUBLIC_URL' | 'MODE'>

export function chooseTextService(config: Settings): TextService | null {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY: key, AI_MODEL: model } = config
  if (AI_PROVIDER && key && model) return openGemini({ baseUrl: AI_BASE_URL ?? geminiAddress, key, model })
  if (config.MODE !== 'demo') return null
  return openGemini({ baseUrl: `${config.PUBLIC_URL}/api/dev/text`, key: 'none', model: 'demonstration' })
}
