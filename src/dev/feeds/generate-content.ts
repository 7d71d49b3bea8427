import { z } from 'zod'
import { countWords } from '#platform/text/match-text.ts'
import { maxWordsLength, shortestWords } from '#publishing/news/runs/rewrite.ts'

const subjects = [
  ['Pillar 3a', /pillar 3a/i],
  ['Tax at source', /tax(ed)? at source/i],
  ['VAT', /value added tax|\bVAT\b/],
  ['Couples', /married|couples/i],
  ['Homes', /imputed rental|owners/i],
  ['Deadlines', /deadline|by \d+ [A-Z]/],
  ['Deductions', /deduct/i],
  ['Appeals', /objection/i],
] as const

const sections = [
  ['Overview', 'This article explains the rules that apply and what they mean for your tax return.'],
  ['Who is affected', 'The rules affect people who have moved to Switzerland for work, and their families.'],
  [
    'What the tax office checks',
    'The tax office checks your documents first and asks for explanations only if something is unclear.',
  ],
  ['Documents to collect', 'If you keep your documents during the year, you will save time when you file.'],
  ['Differences between the cantons', 'Federal law sets the framework, but each canton has its own rules and amounts.'],
  ['Common mistakes', 'Most mistakes happen when the same information is needed in more than one form.'],
  ['What to do next', 'Set aside an evening, collect your documents and check your canton’s deadline.'],
] as const

const sentences = [
  'Write down what happened and when, because the details are hard to remember later.',
  'Employers, banks and insurers send most documents automatically, and you can request the rest.',
  'You can send missing documents later, as long as you tell the tax office that they will follow.',
  'Keep a copy of every letter in the same folder as your tax return.',
  'Married couples fill in one tax return, and both of them sign it.',
  'If you do not know an amount, look in the tax office’s guide or ask the tax office.',
  'This article gives an overview and does not replace the official text of the law.',
  'The tax assessment arrives by post, and you can compare it with your tax return line by line.',
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
      answer: { error: { code: 400, message: 'This prompt is not supported', status: 'INVALID_ARGUMENT' } },
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

/** Writes the simulated article, whose only figure is the first fact of the prompt. Null for other kinds of prompts. */
export function composeArticle(prompt: string): string | null {
  const topic = /<topic>\n(.+)\n<\/topic>/.exec(prompt)?.[1]
  if (!topic || !prompt.includes('"content" (Markdown')) return null
  const fact = /^\{fact:[^{}\s]+\}/m.exec(prompt)?.[0]
  const content = sections.map(([title, opening], at) => {
    const first = sentences.map((_, i) => sentences[(i + at) % sentences.length]).join(' ')
    const second = at === 0 && fact ? `The figure that most readers are looking for is ${fact}.` : ''
    return `## ${title}\n\n${opening} ${first} ${second}\n`
  })
  return JSON.stringify({
    title: topic.slice(0, 100),
    summary: `An overview for people who are new to Switzerland: ${topic.slice(0, 120)}.`,
    content: content.join('\n'),
    tags: ['Switzerland', 'expatriates', 'tax return'],
    alt: 'Abstract drawing of lines and planes',
  })
}

/** Sentences of the prompt's source text, up to the length limit. Null if the prompt has no source text. */
function summarise(prompt: string): string | null {
  const source = /<source>\s*Title: (.+)\n[\s\S]*?\n\n([\s\S]*)<\/source>\s*$/.exec(prompt)
  const [, title, body] = source ?? []
  if (!title || !body) return null
  const name = /Name the source \((.+)\) once/.exec(prompt)?.[1] ?? 'the source'
  const opening = `This is a summary of a report from the ${name}.`
  const paragraphs: string[][] = []
  let words = countWords(opening)
  for (const paragraph of body.trim().split('\n')) {
    const saved: string[] = []
    for (const sentence of sentencesOf(paragraph)) {
      const count = countWords(sentence)
      if (words >= (shortestWords + maxWordsLength) / 2 - 20 || words + count > maxWordsLength) break
      saved.push(sentence)
      words += count
    }
    if (saved.length > 0) paragraphs.push(saved)
  }
  const [first = opening] = sentencesOf(body.trim().split('\n')[0] ?? '')
  const html = [[opening], ...paragraphs].map((sentences) => `<p>${escaped(sentences.join(' '))}</p>`).join('')
  const tags = subjects.filter(([, pattern]) => pattern.test(body)).map(([tag]) => tag)
  return JSON.stringify({ title, summary: first.slice(0, 300), content: html, tags: tags.slice(0, 5) })
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter(Boolean)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
