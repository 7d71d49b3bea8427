import { countWords } from '#platform/ai/checks/count-words.ts'
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

/** Simulated answer to a rewrite prompt: sentences of its source, up to the length limit. Null if it has no source. */
export function summarise(prompt: string): string | null {
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
