/** What is asked of a text service: instructions, and how long the answer may become. */
export type TextRequest = { prompt: string; maxOutputTokens: number }

export type TextAnswer = { text: string; tokens: number }

/** A service that writes texts. */
export type TextService = {
  /** Its name and model, to be kept with what it wrote. */
  model: string
  /** Resolves with the text of the answer. Throws a `TextServiceError`, whose message names no key and no address. */
  write(request: TextRequest): Promise<TextAnswer>
}

/** The text service did not answer, or not in the way that was agreed. */
export class TextServiceError extends Error {
  override name = 'TextServiceError'
}
