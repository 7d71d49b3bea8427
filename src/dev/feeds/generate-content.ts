import { z } from 'zod'
import { countWords } from '#platform/ai/checks/count-words.ts'
import { composeArticle } from './compose-article.ts'
import { summarise } from './summarise.ts'

const question = z.object({
  contents: z.array(z.object({ parts: z.array(z.object({ text: z.string() })).min(1) })).min(1),
  generationConfig: z.object({
    temperature: z.number(),
    topK: z.number(),
    topP: z.number(),
    maxOutputTokens: z.number(),
  }),
})

export function generateContent(body: unknown): { status: number; answer: object } {
  const requested = question.safeParse(body)
  const prompt = requested.data?.contents[0]?.parts[0]?.text
  const text = prompt === undefined ? null : (composeArticle(prompt) ?? summarise(prompt))
  if (prompt === undefined || text === null) {
    return {
      status: 400,
      answer: { error: { code: 400, message: 'This is no question that I know', status: 'INVALID_ARGUMENT' } },
    }
  }
  const promptTokenCount = countWords(prompt)
  const totalTokenCount = promptTokenCount + countWords(text)
  return {
    status: 200,
    answer: {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount, totalTokenCount },
    },
  }
}
