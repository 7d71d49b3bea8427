import { leakFinder } from '#platform/ai/checks/leaks.ts'
import { unknownAddresses, unknownMonths, unknownNumbers } from '#platform/ai/checks/unknown-numbers.ts'
import type { TextService } from '#platform/ai/text-service.ts'
import { TextServiceError } from '#platform/ai/text-service.ts'
import { countWords } from '#platform/text/match-text.ts'
import { t } from '#platform/texts.ts'
import { referencesIn } from '#publishing/editor/facts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import {
  articlePrompt,
  factsOn,
  materialOf,
  maxOutputTokens,
  maxWordsLength,
  readWritten,
  repairPrompt,
  shortestWords,
  type WrittenArticle,
} from './article-prompt.ts'
import type { Finding, RunReason } from './run.ts'

const copy = () => t(publishingTexts.checkArticle)

const findLeak = leakFinder(articlePrompt({ topic: '', category: '', today: '9999-01-01' }))

// The words "two" to "ten" need no source, unless they state a period, an amount of money or a percentage.
const smallCount =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?![ -](?:working |calendar |full |tax )?(?:days?|weeks?|months?|years?|hours?|per ?cent|francs?|times|hundred|thousand|million|billion|chf)\b)/gi

type Subject = { topic: string; category: string; today: string }
export type WriteOutcome = { tokens: number } & (
  | { ok: true; article: WrittenArticle }
  | { ok: false; reason: RunReason; findings: Finding[] }
)

/** Writes and checks an article; if checks fail, rewrites it once using their findings. `onStep` reports progress. */
export async function writeArticle(
  textService: TextService,
  subject: Subject,
  onStep: (step: 'writing' | 'checking' | 'repairing') => Promise<void>,
): Promise<WriteOutcome> {
  let tokens = 0
  let prompt = articlePrompt(subject)
  let last: { reason: RunReason; findings: Finding[] } = { reason: 'format', findings: [] }
  for (const step of ['writing', 'repairing'] as const) {
    await onStep(step)
    const answer = await textService.write({ prompt, maxOutputTokens }).catch((error: unknown) => {
      if (error instanceof TextServiceError) return error
      throw error
    })
    if (answer instanceof TextServiceError)
      return { ok: false, reason: 'service', findings: [{ check: 'service', detail: answer.message }], tokens }
    tokens += answer.tokens
    await onStep('checking')
    const read = readWritten(answer.text)
    const findings: Finding[] = read.ok
      ? checkArticle(read.article, materialOf(subject), subject.today)
      : [{ check: 'shape', detail: `${read.reason}: ${read.detail}` }]
    if (read.ok && findings.length === 0) return { ok: true, article: read.article, tokens }
    last = { reason: read.ok ? 'checks' : 'format', findings }
    prompt = repairPrompt(subject, answer.text, findings)
  }
  return { ok: false, ...last, tokens }
}

export function checkArticle(
  { title, summary, content, tags, alt }: WrittenArticle,
  material: string,
  today: string,
): Finding[] {
  const whole = [title, summary, content, ...tags, alt].join('\n')
  const references = referencesIn(whole)
  const textValue = withoutCounts(whole.replace(/\{fact:[^{}\s]*\}/g, ' '))
  const words = countWords(content)
  const markup = [
    ...(whole.match(/<[a-z/!][^>]*>?/gi) ?? []),
    ...(whole.match(/!?\[[^\]]*\]\s*[([]/g) ?? []),
    ...(whole.match(/^\[[^\]]+\]:/gm) ?? []),
  ]
  const leak = findLeak(whole, material)
  const mayBeNamed = new Set(factsOn(today).map(({ reference }) => reference))
  const unknown = [
    ...references.filter((name) => !mayBeNamed.has(name)),
    ...(textValue.match(/[{}][^{}\n]{0,60}/g) ?? []),
  ]
  return [
    ...unknown.map((detail): Finding => ({ check: 'facts', detail })),
    ...unknownNumbers(textValue, material).map((detail): Finding => ({ check: 'numbers', detail })),
    ...unknownMonths(textValue, material).map((detail): Finding => ({ check: 'dates', detail })),
    ...unknownAddresses(textValue, '').map((detail): Finding => ({ check: 'addresses', detail })),
    ...(words < shortestWords || words > maxWordsLength
      ? [{ check: 'length' as const, detail: copy().words(words) }]
      : []),
    ...(markup.length > 0 ? [{ check: 'markup' as const, detail: markup.slice(0, 5).join(' ').slice(0, 200) }] : []),
    ...(leak ? [{ check: 'instructions' as const, detail: leak }] : []),
  ].slice(0, 20)
}

function withoutCounts(text: string): string {
  return text.replace(/^\s*\d{1,2}[.)]\s/gm, '').replace(smallCount, ' ')
}
