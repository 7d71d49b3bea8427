import { z } from 'zod'
import { cleanText } from '#platform/text/clean-text.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'

const copy = () => t(publishingTexts.writtenArticle)

export const shortestWords = 800
export const maxWordsLength = 1_200
export const maxOutputTokens = 4_000

const words = z.string().overwrite(cleanText)

const shape = z.object({
  title: words.min(10).max(120),
  summary: words.min(40).max(400),
  content: words.min(1).max(30_000),
  tags: z.array(words.min(2).max(40)).max(8).default([]),
  alt: words.max(200).default(''),
})
export type WrittenArticle = z.infer<typeof shape>

export type ReadArticle = { ok: true; article: WrittenArticle } | { ok: false; reason: string; detail: string }

export function readWritten(answer: string): ReadArticle {
  const text = answer.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: copy().invalidAiResponseFormatAi, detail: text.slice(0, 80) }
  }
  const read = shape.safeParse(value)
  if (read.success) return { ok: true, article: read.data }
  return { ok: false, reason: copy().invalidResponseStructure, detail: z.prettifyError(read.error).slice(0, 400) }
}
