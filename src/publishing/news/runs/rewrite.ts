import { z } from 'zod'
import { cleanText } from '#publishing/news/feeds/html.ts'

export const shortestWords = 200
export const maxWordsLength = 300

const words = z.string().overwrite(cleanText).trim()

export const rewriteShape = z.object({
  title: words.min(5).max(200),
  summary: words.min(20).max(500),
  content: words.min(1).max(20_000),
  tags: z.array(words.min(1).max(40)).max(12).default([]),
})

export type Rewrite = z.infer<typeof rewriteShape>
