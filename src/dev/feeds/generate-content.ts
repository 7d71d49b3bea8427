import { z } from 'zod'
import { countWords } from '#platform/ai/checks/count-words.ts'
import { summarise } from './summarise.ts'

const sections = [
  ['What it is about', 'The rule is short, and what follows from it fills a shelf.'],
  ['Who is concerned', 'It concerns people who have come to Switzerland for work, and those who came with them.'],
  ['What the authorities look at', 'The tax office looks at papers first and at explanations afterwards.'],
  ['What to collect', 'Whoever keeps papers during the year has little to look for at its end.'],
  ['Where the cantons differ', 'Federal law sets the frame, and each canton fills it in its own way.'],
  ['Common mistakes', 'Most mistakes happen where a form asks for something that another form has answered already.'],
  ['What to do next', 'A quiet evening with all papers on the table is the best beginning.'],
] as const

const sentences = [
  'It helps to write down what happened and when, because later nobody remembers.',
  'Employers, banks and insurers send most of the papers by themselves, and the rest can be asked for.',
  'What is missing can be handed in later, as long as the office knows that it will come.',
  'A copy of every letter belongs into the same folder as the return itself.',
  'Married couples fill in one return, and both sign it.',
  'Where a figure is unknown, the office names it on request and in its guide.',
  'Nothing here replaces the words of the law, which are the same for everybody.',
  'The assessment arrives by post and can be compared with the return line by line.',
] as const

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

/** Simulated answer to a prompt for an article, with its first fact as the only figure. Null for other prompts. */
export function composeArticle(prompt: string): string | null {
  const topic = /<topic>\n(.+)\n<\/topic>/.exec(prompt)?.[1]
  if (!topic || !prompt.includes('"content" (Markdown')) return null
  const fact = /^\{fact:[^{}\s]+\}/m.exec(prompt)?.[0]
  const content = sections.map(([title, opening], at) => {
    const first = sentences.map((_, i) => sentences[(i + at) % sentences.length]).join(' ')
    const second = at === 0 && fact ? `The figure that most readers look for is ${fact}.` : ''
    return `## ${title}\n\n${opening} ${first} ${second}\n`
  })
  return JSON.stringify({
    title: topic.slice(0, 100),
    summary: `An overview of this topic for people who are new in Switzerland: ${topic.slice(0, 120)}.`,
    content: content.join('\n'),
    tags: ['Switzerland', 'expatriates', 'tax return'],
    alt: 'Lines and planes that stand for this topic',
  })
}
