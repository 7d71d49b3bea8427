export type TextRequest = { prompt: string; maxOutputTokens: number }

export type TextAnswer = { text: string; tokens: number }

export type TextService = {
  model: string
  /** Returns the generated text. Throws `TextServiceError`, whose message contains neither API key nor URL. */
  write(request: TextRequest): Promise<TextAnswer>
}

export class TextServiceError extends Error {
  override name = 'TextServiceError'
}
